/** Starts an application: reads where things are, wires the services, draws. */
import { readRuntimeConfig } from '@repo/api-sdk/runtime-config';
import { createServices, type Services, type ServicesOptions } from '@repo/auth';
import { appBasePaths } from '@repo/domain/access';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { App } from './App.tsx';
import { followIdentity } from './follow-identity.ts';
import { greet } from './greet.ts';
import { StartFailure } from './StartFailure.tsx';
import { unregisterServiceWorkers } from './unregister-service-workers.ts';
import { watchSession } from './watch-session.ts';

export interface AppOptions extends Pick<ServicesOptions, 'app' | 'storage' | 'fetch'> {
  readonly routes: (services: Services) => RouteObject[];
}

/** Draws the application in `#root`; when its settings cannot be read, says so there. */
export async function startApp(options: AppOptions): Promise<void> {
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no #root.');
  // Each step is a task of its own: on a telephone, all of them at once would be one long one.
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(element);
  await nextTask();
  draw(root, options).catch(() => root.render(<StartFailure />));
  void unregisterServiceWorkers();
}

async function draw(root: Root, { routes, ...options }: AppOptions): Promise<void> {
  const services = createServices({ ...options, config: readRuntimeConfig() });
  const served = routes(services);
  await nextTask();
  const router = createBrowserRouter(served, { basename: appBasePaths[options.app] });
  followIdentity(services.session, router);
  watchSession(services);
  void greet(services);
  root.render(
    <StrictMode>
      <App router={router} services={services} />
    </StrictMode>,
  );
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
