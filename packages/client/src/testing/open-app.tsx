/** Page tests: a whole application – routes, guards, screens – against a mock API validated against the spec. */

import { createMockApi, type MockApi, type MockHandlers, type sampleUser } from '@repo/api-sdk/testing';
import type { DocumentsHost } from '@repo/api-sdk/testing/documents-host';
import { setupServer } from '@repo/api-sdk/testing/node';
import {
  createServices,
  type KeyValueStorage,
  memoryStorage,
  type Services,
  sessionKeys,
  toSessionUser,
} from '@repo/auth';
import type { App as AppName } from '@repo/domain/access';
import { clearToasts } from '@repo/ui/toast';
import { cleanup, configure, prettyDOM, render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { App } from '../start/App.tsx';
import { followIdentity } from '../start/follow-identity.ts';

// A screen needs a lazy chunk, the guard and a request: the default timeout of 1 s is too short on a busy machine.
// Hidden elements are searched too: excluding them computes the style of every ancestor, most of the running time.
configure({ asyncUtilTimeout: 30_000, defaultHidden: true, getElementError: missingElement });

/** The document is printed once the message is read: not at each try of a `findBy`, a fifth of the running time. */
function missingElement(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  const get = () => `${message}\n\n${prettyDOM(container)}`;
  return Object.defineProperty(error, 'message', { configurable: true, get });
}

// jsdom has no layout, so no scrolling.
Object.defineProperty(window, 'scrollTo', { value: () => undefined, writable: true });
Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => undefined, writable: true });

type User = ReturnType<typeof sampleUser>;

export interface TestedApp {
  readonly app: AppName;
  readonly routes: (services: Services) => RouteObject[];
  /** Default handlers: requests that most pages send and few tests check. */
  readonly usual?: MockHandlers;
}

export interface PageToOpen {
  /** The signed-in user; none by default. */
  readonly as?: User | null;
  readonly isRegistering?: boolean;
  /** Staff read this user’s space until then. */
  readonly viewEndsAt?: string;
  /** The contact line of the company, if configured. */
  readonly contactLine?: string;
  /** The lines of the legal notice that are configured. */
  readonly legal?: Readonly<Record<string, string>>;
  /** The booking link of clients without an adviser, if configured. */
  readonly defaultCalendlyUrl?: string;
  /** Whether addresses are suggested. */
  readonly hasAddressSearch?: boolean;
  readonly handlers?: MockHandlers;
  /** Responds instead of the mock API, which has no part in the page then. */
  readonly host?: Pick<DocumentsHost, 'handlers'>;
  /** How often a failed read is sent again; each time takes a second or two. */
  readonly readRetries?: number;
}

export interface OpenedPage {
  readonly api: MockApi;
  /** The calls of one operation, in order. */
  readonly calls: (operationId: string) => MockApi['requests'];
  readonly user: UserEvent;
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly services: Services;
  readonly storage: KeyValueStorage;
  readonly path: () => string;
  /** Waits for the screen’s title. */
  readonly heading: (name: string | RegExp) => Promise<HTMLElement>;
}

interface Installation {
  readonly contactLine?: string | null;
  readonly legal?: Readonly<Record<string, string>>;
  readonly defaultCalendlyUrl?: string | null;
  readonly hasAddressSearch?: boolean;
}

/** The origins in a test: the tested application has the document’s origin; elsewhere there is only the mock. */
function configOf(app: AppName, installation: Installation) {
  const {
    contactLine = null,
    legal = {},
    defaultCalendlyUrl = null,
    hasAddressSearch = false,
  } = installation;
  const { origin } = window.location;
  return {
    apiUrl: 'http://api.test',
    siteUrl: app === 'backoffice' ? 'http://site.test' : origin,
    backofficeUrl: app === 'backoffice' ? origin : 'http://backoffice.test',
    brand: { yield: 'Yield', kaskad: 'Kaskad' },
    defaultCalendlyUrl,
    contactLine,
    hasAddressSearch,
    legal,
  };
}

/** Call it at the top of a test file; the returned function opens the application at an address (under its base). */
export function useTestApp({
  app,
  routes,
  usual = {},
}: TestedApp): (path: string, page?: PageToOpen) => OpenedPage {
  const server = setupServer();
  let opened: MockApi | null = null;
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(async () => {
    cleanup();
    // All pages share one queue: a toast of one test would be visible in the next for three seconds.
    clearToasts();
    sessionStorage.clear();
    server.resetHandlers();
    opened?.assertNoViolations();
    opened = null;
  });
  afterAll(() => server.close());

  return (
    path,
    {
      as: account = null,
      isRegistering = false,
      viewEndsAt,
      handlers = {},
      host,
      readRetries,
      ...installation
    } = {},
  ) => {
    const api = createMockApi({ ...usual, ...(account === null ? {} : { getMe: account }), ...handlers });
    opened = api;
    server.use(...(host ?? api).handlers);
    const storage = memoryStorage();
    if (account !== null) signIn(storage, account, isRegistering);
    if (viewEndsAt !== undefined) storage.setItem(sessionKeys.view, viewEndsAt);
    const services = createServices({
      app,
      config: configOf(app, installation),
      storage,
      ...(readRetries === undefined ? {} : { readRetries }),
    });
    const router = createMemoryRouter(routes(services), { initialEntries: [path] });
    followIdentity(services.session, router);
    render(<App router={router} services={services} />);
    return {
      api,
      calls: (operationId) => api.requests.filter((request) => request.operationId === operationId),
      user: userEvent.setup(),
      router,
      services,
      storage,
      path: () => router.state.location.pathname,
      heading: (name) => screen.findByRole('heading', { level: 1, name }),
    };
  };
}

function signIn(storage: KeyValueStorage, account: User, isRegistering: boolean): void {
  storage.setItem(sessionKeys.token, 'token-of-the-test');
  storage.setItem(sessionKeys.user, JSON.stringify(toSessionUser(account)));
  if (isRegistering) storage.setItem(sessionKeys.registration, account.id);
}
