/** Starts the application: reads where things are, wires the services, draws. */
import '@repo/ui/styles.css';
import { loadRuntimeConfig } from '@repo/api-sdk/runtime-config';
import { createServices } from '@repo/auth';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './App.tsx';
import { createAppRouter } from './router.tsx';
import { StartFailure } from './StartFailure.tsx';
import { unregisterServiceWorkers } from './unregister-service-workers.ts';

async function start(root: Root): Promise<void> {
  const services = createServices({ app: 'kaskad', config: await loadRuntimeConfig() });
  root.render(
    <StrictMode>
      <App router={createAppRouter(services)} services={services} />
    </StrictMode>,
  );
}

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root.');
const root = createRoot(element);
start(root).catch(() => root.render(<StartFailure />));
void unregisterServiceWorkers();
