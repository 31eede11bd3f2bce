/** The services that each of the three applications is composed of. */
import {
  type ApiClient,
  ApiError,
  createApiClient,
  createQueryFactory,
  type QueryFactory,
} from '@repo/api-sdk';
import type { RuntimeConfig } from '@repo/api-sdk/runtime-config';
import type { App } from '@repo/domain/access';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { createGuard, type Guard } from '../guard/guard-middleware.ts';
import type { KeyValueStorage } from '../session/browser-storage.ts';
import { createInterruption, type Interruption } from '../session/interruption.ts';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import { dropTabDraftsOnLeave } from '../session/tab-drafts.ts';
import { createValidityCheck } from '../session/validity-check.ts';

export interface Services {
  readonly app: App;
  readonly config: RuntimeConfig;
  readonly session: SessionStore;
  readonly api: ApiClient;
  /** Query and mutation options for react-query. */
  readonly queries: QueryFactory;
  readonly queryClient: QueryClient;
  readonly guard: Guard;
  readonly interruption: Interruption;
  readonly stepUp: StepUp;
}

/** How the user proves again who is there, before a sensitive operation. */
export interface StepUp {
  /** The application’s dialog, with what is confirmed: resolves to whether it was proven. Returns how to stop. */
  listen(prove: Prove): () => void;
}

type Prove = (confirms: string | undefined) => Promise<boolean>;

export interface ServicesOptions {
  readonly app: App;
  readonly config: RuntimeConfig;
  readonly storage?: KeyValueStorage;
  /** Replaces the browser's own. */
  readonly fetch?: typeof fetch;
  /** How often a failed read is sent again. */
  readonly readRetries?: number;
  /** Whether a request of now is made by the screen itself. */
  readonly isBackground?: () => boolean;
}

/** A query stays fresh for this long, so that a screen that is opened again does not flicker. */
const freshMs = 10_000;

/** Creates the services of an application. The query cache is cleared when the account of the session changes. */
export function createServices(options: ServicesOptions): Services {
  const { app, config, storage, fetch, readRetries, isBackground } = options;
  const session = createSessionStore(storage ? { storage } : {});
  const interruption = createInterruption(session);
  let prove: Prove | null = null;
  const stepUp: StepUp = {
    listen: (dialog) => {
      prove = dialog;
      return () => {
        prove = null;
      };
    },
  };
  const api = createApiClient({
    baseUrl: config.apiUrl,
    getToken: session.token,
    onNewToken: session.renew,
    tokenAfter: session.tokenAfter,
    onUnauthorized: (token) => {
      interruption.ended(token);
      session.clear(token);
    },
    onStepUp: async (confirms) => (await prove?.(confirms)) === true,
    ...(fetch === undefined ? {} : { fetch }),
    ...(readRetries === undefined ? {} : { readRetries }),
    ...(isBackground === undefined ? {} : { isBackground }),
  });
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: logFailedRead }),
    defaultOptions: {
      // The client retries what may pass later: a query that is retried here shows a refusal 7 s late.
      queries: { staleTime: freshMs, refetchOnWindowFocus: false, retry: false, networkMode: 'always' },
    },
  });
  const queries = createQueryFactory(api);
  // A screen that shows the account needs no second request for it.
  const check = createValidityCheck(api, session, (user) => {
    queryClient.setQueryData(queries.query('getMe').queryKey, user);
  });
  const guard = createGuard({
    app,
    api,
    session,
    interruption,
    check,
    origins: { siteUrl: config.siteUrl, backofficeUrl: config.backofficeUrl },
  });
  session.onIdentityChange(() => queryClient.clear());
  dropTabDraftsOnLeave(session);
  return { app, config, session, api, queries, queryClient, guard, interruption, stepUp };
}

/**
 * Logs a failed query in the browser's console, for support. What the user sees is up to the screen: a poll shows
 * nothing (2§4).
 */
function logFailedRead(error: unknown): void {
  // Another host, without our own operations (decision 79): its parts are hidden, and nothing failed.
  if (error instanceof ApiError && error.code === 'not_offered') return;
  const message =
    error instanceof ApiError
      ? `${error.operationId} failed: ${error.status} ${error.code}, request ${error.requestId ?? 'without response'}`
      : `A query failed: ${String(error)}`;
  // oxlint-disable-next-line no-console -- the only writer of the browser's log
  console.warn(message);
}
