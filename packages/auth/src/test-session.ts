/** A browser without a browser: storage in memory, other tabs on demand, an API host that holds to the contract. */
import { createApiClient } from '@repo/api-sdk';
import { createMockApi, type MockHandlers } from '@repo/api-sdk/testing';
import { setupServer } from '@repo/api-sdk/testing/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { memoryStorage } from './session/browser-storage.ts';
import { createSessionStore } from './session/session-store.ts';

/** Stands for the network in a test file. */
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

/** One tab on a storage; a second one may be opened on the same. */
export function openTab(storage = memoryStorage()) {
  const heard: ((key: string | null) => void)[] = [];
  const session = createSessionStore({
    storage,
    events: { listen: (onChange) => void heard.push(onChange) },
  });
  const api = createApiClient({
    baseUrl: 'http://api.test',
    getToken: session.token,
    onUnauthorized: session.clear,
    readRetries: 0,
  });
  return {
    api,
    session,
    storage,
    otherTabChanged: (key: string | null) => heard.forEach((tell) => tell(key)),
  };
}
