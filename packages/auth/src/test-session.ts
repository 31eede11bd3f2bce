/** Test helpers: in-memory storage, simulated tabs, and a mock API that is validated against the spec. */
import { createApiClient } from '@repo/api-sdk';
import { createMockApi, type MockHandlers } from '@repo/api-sdk/testing';
import { setupServer } from '@repo/api-sdk/testing/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { memoryStorage } from './session/browser-storage.ts';
import { createSessionStore } from './session/session-store.ts';

/** Starts a mock server for a test file. */
export function useTestServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return (handlers: MockHandlers = {}) => {
    const mock = createMockApi(handlers);
    server.use(...mock.handlers);
    return { mock, ...openTab() };
  };
}

/** Opens a tab; tabs opened with the same storage share it. */
export function openTab(storage = memoryStorage()) {
  const listeners: ((key: string | null) => void)[] = [];
  const session = createSessionStore({
    storage,
    events: { listen: (onChange) => void listeners.push(onChange) },
  });
  const api = createApiClient({
    baseUrl: 'http://api.test',
    getToken: session.token,
    onNewToken: session.renew,
    tokenAfter: session.tokenAfter,
    onUnauthorized: session.clear,
    readRetries: 0,
  });
  return {
    api,
    session,
    storage,
    otherTabChanged: (key: string | null) => listeners.forEach((listener) => listener(key)),
  };
}
