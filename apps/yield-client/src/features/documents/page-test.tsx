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
import { cleanup, configure, render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { App } from '../../app/App.tsx';
import { appRoutes } from '../../app/router.tsx';

// A screen arrives through a lazy chunk, the guard and a call: on a busy machine the default second is short.
// Hidden elements are searched too: leaving them out asks for the style of every ancestor, which is most of the time.
configure({ asyncUtilTimeout: 8000, defaultHidden: true });
vi.setConfig({ testTimeout: 40_000 });
// Scrolling needs a layout, which a document without a browser has not.
vi.stubGlobal('scrollTo', () => undefined);

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
    const router = createMemoryRouter(fresh(appRoutes(services)), { initialEntries: [path] });
    render(<App router={router} services={services} />);
    return {
      api,
      router,
      calls: (operationId) => api.requests.filter((request) => request.operationId === operationId),
    };
  };
}

/** A router empties the `lazy` of its routes once loaded, and a test file opens several on one tree. */
function fresh(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    if (route.index === true) return route;
    const lazy = typeof route.lazy === 'object' ? { ...route.lazy } : route.lazy;
    return {
      ...route,
      ...(lazy === undefined ? {} : { lazy }),
      ...(route.children === undefined ? {} : { children: fresh(route.children) }),
    };
  });
}
