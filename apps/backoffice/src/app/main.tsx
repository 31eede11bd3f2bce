import '@repo/ui/styles.css';
import { loadRuntimeConfig } from '@repo/api-sdk/runtime-config';
import { createServices } from '@repo/auth';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { backofficeRoutes } from './router.tsx';
import { StartFailure } from './StartFailure.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root.');
const root = createRoot(container);

try {
  const services = createServices({ app: 'backoffice', config: await loadRuntimeConfig() });
  const router = createBrowserRouter(backofficeRoutes(services));
  root.render(
    <StrictMode>
      <App router={router} services={services} />
    </StrictMode>,
  );
} catch {
  root.render(<StartFailure />);
}
