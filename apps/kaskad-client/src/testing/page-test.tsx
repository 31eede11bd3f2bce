/** A page test: the whole application in a document, its API behind the contract mock, one account signed in. */
import { createMockApi, type MockApi, type MockHandlers, sampleUser } from '@repo/api-sdk/testing';
import { setupServer } from '@repo/api-sdk/testing/node';
import { createServices, memoryStorage, type Services, sessionKeys, toSessionUser } from '@repo/auth';
import { cleanup, configure, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { followIdentity } from '../app/follow-identity.ts';
import { type AppRouter, appRoutes } from '../app/router.tsx';

// A screen arrives through a lazy chunk, the guard and a call: on a busy machine the default second is short.
configure({ asyncUtilTimeout: 8000 });

type User = ReturnType<typeof sampleUser>;

const config = {
  apiUrl: 'http://api.test',
  siteUrl: 'http://localhost:3000',
  backofficeUrl: 'http://backoffice.test',
  brand: { yield: 'Yield', kaskad: 'Kaskad' },
  defaultCalendlyUrl: null,
};

/** A client of the second service alone, identity not verified; `change` says what differs. */
export function sampleKaskadClient(change: Partial<User> = {}): User {
  return sampleUser({
    id: 'usr_hugo',
    firstname: 'Hugo',
    lastname: 'Delmas',
    email: 'hugo.delmas@exemple.fr',
    is_kyc: false,
    kyc_status: 'pending',
    can_access_yield: false,
    can_access_kaskad: true,
    ...change,
  });
}

export interface PageToOpen {
  /** Under the base: « /login ». */
  readonly path: string;
  /** Null: nobody is signed in. */
  readonly as: User | null;
  readonly handlers?: MockHandlers;
}

export interface OpenedPage {
  readonly api: MockApi;
  readonly user: UserEvent;
  readonly router: AppRouter;
  readonly services: Services;
}

/** Call it at the top of a test file; what it answers opens a page. */
export function usePages(): (page: PageToOpen) => OpenedPage {
  const server = setupServer();
  let opened: MockApi | null = null;
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  // jsdom has no layout, hence nothing to scroll.
  beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
  afterEach(() => {
    cleanup();
    server.resetHandlers();
    opened?.assertContract();
    opened = null;
  });
  afterAll(() => server.close());

  return ({ path, as: account, handlers = {} }) => {
    const api = createMockApi({ ...(account === null ? {} : { getMe: account }), ...handlers });
    opened = api;
    server.use(...api.handlers);
    const storage = memoryStorage();
    if (account !== null) {
      storage.setItem(sessionKeys.token, 'token-of-the-test');
      storage.setItem(sessionKeys.user, JSON.stringify(toSessionUser(account)));
    }
    const services = createServices({ app: 'kaskad', config, storage });
    const router = createMemoryRouter(appRoutes(services), { initialEntries: [path] });
    followIdentity(services.session, router);
    render(<App router={router} services={services} />);
    return { api, user: userEvent.setup(), router, services };
  };
}
