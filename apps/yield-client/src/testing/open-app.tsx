/** The whole application on a page of jsdom: its routes, guards and screens, before an API that holds to the contract. */
import type { components } from '@repo/api-sdk';
import { createMockApi, type MockApi, type MockHandlers } from '@repo/api-sdk/testing';
import { setupServer } from '@repo/api-sdk/testing/node';
import { createServices, memoryStorage, sessionKeys } from '@repo/auth';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { App } from '../app/App.tsx';
import { followIdentity } from '../app/follow-identity.ts';
import { appRoutes } from '../app/router.tsx';

const config = {
  apiUrl: 'http://api.test',
  siteUrl: 'http://localhost:3000',
  backofficeUrl: 'http://localhost:3001',
  brand: { yield: 'Yield', kaskad: 'Kaskad' },
  defaultCalendlyUrl: null,
};

/** Every page of a client shows the fees; nobody but a test of the footer cares. */
const usual: MockHandlers = { listParameters: { parameters: [] } };

export interface OpenOptions {
  readonly handlers?: MockHandlers;
  /** Who is signed in; nobody unless told. */
  readonly user?: components['schemas']['User'];
  readonly isRegistering?: boolean;
}

/** Call once in a test file; answers the function that opens the application on a path. */
export function useTestApp() {
  const server = setupServer();
  let opened: MockApi | null = null;
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    server.resetHandlers();
    opened?.assertContract();
    opened = null;
  });
  afterAll(() => server.close());

  return (path: string, { handlers = {}, user, isRegistering = false }: OpenOptions = {}) => {
    const mock = createMockApi({ ...usual, ...(user ? { getMe: user } : {}), ...handlers });
    server.use(...mock.handlers);
    opened = mock;
    const storage = memoryStorage();
    if (user) {
      storage.setItem(sessionKeys.user, JSON.stringify(user));
      storage.setItem(sessionKeys.token, 'tok_test');
      if (isRegistering) storage.setItem(sessionKeys.registration, user.id);
    }
    const services = createServices({ app: 'yield', config, storage });
    const router = createMemoryRouter(appRoutes(services), { initialEntries: [path] });
    followIdentity(services.session, router);
    render(<App router={router} services={services} />);
    return {
      mock,
      router,
      services,
      storage,
      keyboard: userEvent.setup(),
      path: () => router.state.location.pathname,
      heading: (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }),
    };
  };
}
