/** A page test: the whole application in a document, its API behind the contract mock, a client signed in. */
import {
  createMockApi,
  type MockApi,
  type MockHandlers,
  sampleDashboard,
  sampleStrategy,
  sampleUser,
} from '@repo/api-sdk/testing';
import { setupServer } from '@repo/api-sdk/testing/node';
import { createServices, memoryStorage, sessionKeys, toSessionUser } from '@repo/auth';
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { App } from '../../app/App.tsx';
import { appRoutes } from '../../app/router.tsx';

const config = {
  apiUrl: 'http://api.test',
  siteUrl: 'http://site.test',
  backofficeUrl: 'http://staff.test',
  brand: { yield: 'Yield', kaskad: 'Kaskad' },
  defaultCalendlyUrl: null,
};

export interface OpenedPage {
  readonly api: MockApi;
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** The calls of one operation, in order. */
  readonly calls: (operationId: string) => MockApi['requests'];
}

/** Call it at the top of a test file; what it answers opens an address. */
export function usePages(): (path: string, handlers?: MockHandlers) => OpenedPage {
  const server = setupServer();
  let opened: MockApi | null = null;
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    cleanup();
    server.resetHandlers();
    window.sessionStorage.clear();
    opened?.assertContract();
    opened = null;
  });
  afterAll(() => server.close());

  return (path, handlers = {}) => {
    const api = createMockApi({
      getMe: sampleUser(),
      listStrategies: { strategies: [sampleStrategy()] },
      listParameters: { parameters: [] },
      listSignatures: { signatures: [] },
      listYieldFlows: { performance_flows: { strategies: {} } },
      getDashboard: sampleDashboard(),
      ...handlers,
    });
    opened = api;
    server.use(...api.handlers);
    const storage = memoryStorage();
    storage.setItem(sessionKeys.token, 'token-of-the-test');
    storage.setItem(sessionKeys.user, JSON.stringify(toSessionUser(sampleUser())));
    const services = createServices({ app: 'yield', config, storage });
    const router = createMemoryRouter(appRoutes(services), { initialEntries: [path] });
    render(<App router={router} services={services} />);
    return {
      api,
      router,
      calls: (operationId) => api.requests.filter((request) => request.operationId === operationId),
    };
  };
}
