/** Starts an application: reads where things are, wires the services, draws. */
import { loadRuntimeConfig, type RuntimeConfig } from '@repo/api-sdk/runtime-config';
import { createServices, type Services, type ServicesOptions } from '@repo/auth';
import { appBasePaths } from '@repo/domain/access';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { App } from './App.tsx';
import { followIdentity } from './follow-identity.ts';
import { greet } from './greet.ts';
import { StartFailure } from './StartFailure.tsx';
import { unregisterServiceWorkers } from './unregister-service-workers.ts';
import { watchSession } from './watch-session.ts';

export interface AppOptions extends Pick<ServicesOptions, 'app' | 'storage' | 'fetch'> {
  /** Where things are, when it was asked already. */
  readonly config?: Promise<RuntimeConfig>;
  readonly routes: (services: Services) => RouteObject[];
}

/** Draws the application in `#root`; when its settings cannot be read, says so there. */
export function startApp(options: AppOptions): void {
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no #root.');
  const root = createRoot(element);
  draw(root, options).catch(() => root.render(<StartFailure />));
  void unregisterServiceWorkers();
}

async function draw(root: Root, { routes, config, ...options }: AppOptions): Promise<void> {
  const settings = await (config ?? loadRuntimeConfig());
  // A task of its own: on a telephone, running the scripts for the first time already is a long one.
  await new Promise((resolve) => setTimeout(resolve));
  const services = createServices({ ...options, config: settings });
  const router = createBrowserRouter(routes(services), { basename: appBasePaths[options.app] });
  followIdentity(services.session, router);
  watchSession(services);
  void greet(services);
  root.render(
    <StrictMode>
      <App router={router} services={services} />
    </StrictMode>,
  );
}
