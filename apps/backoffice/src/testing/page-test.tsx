/** A page test: the whole application in a document, its API behind the contract mock, one account signed in. */

import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { createMockApi, type MockApi, type MockHandlers, sampleUser } from '@repo/api-sdk/testing';
import { setupServer } from '@repo/api-sdk/testing/node';
import { createServices, memoryStorage, sessionKeys, toSessionUser } from '@repo/auth';
import { cleanup, configure, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { type AppRouter, appRoutes } from '../app/router.tsx';

// A screen arrives through a lazy chunk, the guard and a call: on a busy machine the default second is short.
configure({ asyncUtilTimeout: 8000 });

type User = ReturnType<typeof sampleUser>;

export const config = {
  apiUrl: 'http://api.test',
  siteUrl: 'http://site.test',
  backofficeUrl: 'http://localhost:3000',
  brand: { yield: 'Yield', kaskad: 'Kaskad' },
  defaultCalendlyUrl: null,
};

/** An administrator of yield; `change` says what differs. */
export function sampleAdmin(change: Partial<User> = {}): User {
  return sampleUser({
    id: 'usr_ines',
    role: 'admin_yield',
    firstname: 'Inès',
    lastname: 'Garnier',
    email: 'ines.garnier@exemple.fr',
    can_access_yield: false,
    can_access_yield_admin: true,
    ...change,
  });
}

export interface OpenedPage {
  readonly api: MockApi;
  readonly user: UserEvent;
  readonly router: AppRouter;
}

export interface PageToOpen {
  readonly path: string;
  /** Null: nobody is signed in. */
  readonly as: User | null;
  readonly handlers?: MockHandlers;
}

/** Call it at the top of a test file; what it answers opens a page. */
export function usePages(): (page: PageToOpen) => OpenedPage {
  const server = setupServer();
  let opened: MockApi | null = null;
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(useNodeForms);
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
    const api = createMockApi({
      ...(account === null ? {} : { getMe: account }),
      listAdminContracts: { items: [], total: 0, page: 1, page_size: 25 },
      listStrategies: { strategies: [] },
      ...handlers,
    });
    opened = api;
    server.use(...api.handlers);
    const storage = memoryStorage();
    if (account !== null) {
      storage.setItem(sessionKeys.token, 'token-of-the-test');
      storage.setItem(sessionKeys.user, JSON.stringify(toSessionUser(account)));
    }
    const services = createServices({ app: 'backoffice', config, storage });
    const router = createMemoryRouter(appRoutes(services), { initialEntries: [path] });
    services.session.onIdentityChange(() => void router.revalidate());
    render(<App router={router} services={services} />);
    return { api, user: userEvent.setup(), router };
  };
}

/** The network of a test is Node’s, which can’t read the forms and files of jsdom. */
async function useNodeForms(): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = await new Response('', { headers }).formData();
  vi.stubGlobal('FormData', form.constructor);
  vi.stubGlobal('Blob', NodeBlob);
  vi.stubGlobal('File', NodeFile);
}
