/** Starts an application: reads its settings, creates the services, renders. */
import { readRuntimeConfig } from '@repo/api-sdk/runtime-config';
import { type CarriedNotice, createServices, type Services, type ServicesOptions } from '@repo/auth';
import { appBasePaths } from '@repo/domain/access';
import { toast } from '@repo/ui/toast';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { signInTexts } from '../sign-in/sign-in.texts.ts';
import { App } from './App.tsx';
import { isBackground, keepSession } from './activity.ts';
import { followIdentity } from './follow-identity.ts';
import { StartFailure } from './StartFailure.tsx';
import { unregisterServiceWorkers } from './unregister-service-workers.ts';

export interface AppOptions extends Pick<ServicesOptions, 'app' | 'storage' | 'fetch'> {
  readonly routes: (services: Services) => RouteObject[];
}

/** Renders the application in `#root`, or a failure page when its settings cannot be read. */
export async function startApp(options: AppOptions): Promise<void> {
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no #root.');
  // Each step is a separate task: together they would be one long task on a phone.
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(element);
  await nextTask();
  draw(root, options).catch(() => root.render(<StartFailure />));
  void unregisterServiceWorkers();
}

async function draw(root: Root, { routes, ...options }: AppOptions): Promise<void> {
  const services = createServices({ ...options, config: readRuntimeConfig(), isBackground });
  const served = routes(services);
  await nextTask();
  const router = createBrowserRouter(served, { basename: appBasePaths[options.app] });
  followIdentity(services.session, router);
  watchSession(services);
  keepSession(services);
  void greet(services);
  root.render(
    <StrictMode>
      <App router={router} services={services} />
    </StrictMode>,
  );
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Checks the session whenever the page becomes visible again: one that was ended elsewhere leads to the sign-in screen
 * at once, and not at the next request. A server that does not respond changes nothing.
 */
function watchSession({ session, queryClient, queries }: Services): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || session.user() === null) return;
    void queryClient.fetchQuery({ ...queries.query('getMe'), staleTime: 0 }).catch(() => undefined);
  });
}

const sentences: Readonly<Record<CarriedNotice, (services: Services) => string>> = {
  welcome: () => signInTexts.done,
  linked: ({ config, session }) => signInTexts.linked(config.brand[session.intendedService() ?? 'yield']),
};

/** Shows the notice of the application that redirected here: a toast there was lost with its document. */
async function greet(services: Services): Promise<void> {
  const { notice } = await services.guard.arrived();
  if (notice !== null) toast.success(sentences[notice](services));
}
