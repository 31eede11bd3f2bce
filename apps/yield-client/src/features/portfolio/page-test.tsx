/** A page test: the dashboard on its route in a document, its API behind the contract mock, a client signed in. */
import {
  createMockApi,
  type MockApi,
  type MockHandlers,
  sampleDashboard,
  sampleStrategy,
  sampleUser,
} from '@repo/api-sdk/testing';
import { setupServer } from '@repo/api-sdk/testing/node';
import { createServices, memoryStorage, ServicesProvider, sessionKeys, toSessionUser } from '@repo/auth';
import { UiProvider } from '@repo/ui/provider';
import { cleanup, configure, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { PortfolioPage } from './PortfolioPage.tsx';

// The page arrives through several calls: on a busy machine the default second is short.
configure({ asyncUtilTimeout: 8000 });

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
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    giveDrawingsASize();
  });
  afterEach(() => {
    cleanup();
    server.resetHandlers();
    opened?.assertContract();
    opened = null;
  });
  afterAll(() => server.close());

  return (path, handlers = {}) => {
    const api = createMockApi({
      listStrategies: { strategies: [sampleStrategy()] },
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
    const router = createMemoryRouter(
      [{ Component: Frame, children: [{ path: '/dashboard', Component: PortfolioPage }] }],
      { initialEntries: [path] },
    );
    render(
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    );
    return {
      api,
      router,
      calls: (operationId) => api.requests.filter((request) => request.operationId === operationId),
    };
  };
}

/** A document without layout: charts draw all the same, so that what they write is on the page too. */
function giveDrawingsASize() {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, get: () => 800 },
    clientHeight: { configurable: true, get: () => 272 },
  });
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { configurable: true, value: () => null });
}

function Frame() {
  const navigate = useNavigate();
  return (
    <UiProvider navigate={(to) => void navigate(to)}>
      <main>
        <Outlet />
      </main>
    </UiProvider>
  );
}
