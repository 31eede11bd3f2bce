/** A page test of a signed-in client: the whole application, and answers that most pages ask for. */
import {
  type MockApi,
  type MockHandlers,
  sampleDashboard,
  sampleStrategy,
  sampleUser,
} from '@repo/api-sdk/testing';
import type { createMemoryRouter } from 'react-router';
import { useTestApp } from './open-app.tsx';

export interface OpenedPage {
  readonly api: MockApi;
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** The calls of one operation, in order. */
  readonly calls: (operationId: string) => MockApi['requests'];
}

/** Call it at the top of a test file; what it answers opens an address. */
export function usePages(): (path: string, handlers?: MockHandlers) => OpenedPage {
  const open = useTestApp();
  return (path, handlers = {}) => {
    const usual: MockHandlers = {
      listStrategies: { strategies: [sampleStrategy()] },
      listSignatures: { signatures: [] },
      listYieldFlows: { performance_flows: { strategies: {} } },
      getDashboard: sampleDashboard(),
    };
    const { mock, router } = open(path, { handlers: { ...usual, ...handlers }, user: sampleUser() });
    return {
      api: mock,
      router,
      calls: (operationId) => mock.requests.filter((request) => request.operationId === operationId),
    };
  };
}
