/** Checks with the server that the stored token is still valid (R043–R046). */
import type { ApiClient, OperationOutput } from '@repo/api-sdk';
import type { SessionStore } from './session-store.ts';

export type Validity = 'valid' | 'signed-out';

/** Leaving a page aborts its requests; the page is gone well before this delay ends. */
const unloadGraceMs = 100;

export interface ValidityCheck {
  /** Checks; concurrent calls share one request (R045). */
  run(): Promise<Validity>;
  /** Checks each token only once; for the guard, at each navigation. */
  once(): Promise<Validity>;
}

/**
 * Without a token, on a response without an id or on an error, the session is cleared silently (R044). `onUser` gets the
 * account of each successful check.
 */
export function createValidityCheck(
  api: ApiClient,
  session: SessionStore,
  onUser?: (user: OperationOutput<'getMe'>) => void,
): ValidityCheck {
  let running: Promise<Validity> | null = null;
  let checkedToken: string | null = null;

  async function check(): Promise<Validity> {
    const token = session.token();
    if (token === null) {
      session.clear();
      return 'signed-out';
    }
    const user = await api.call('getMe').catch(failed);
    // Another tab may have signed in or out meanwhile: the response is about the old session.
    if (session.token() !== token) return session.user() === null ? 'signed-out' : 'valid';
    if (user === null || !user.id) {
      session.clear();
      return 'signed-out';
    }
    session.setUser(user);
    onUser?.(user);
    checkedToken = token;
    return 'valid';
  }

  function run(): Promise<Validity> {
    running ??= check().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    run,
    once: async () => {
      const token = session.token();
      if (token === null && session.user() === null) return 'signed-out';
      return token !== null && token === checkedToken && session.user() !== null ? 'valid' : run();
    },
  };
}

/** Delayed: a reload during the check aborts the request and must not sign the user out. */
async function failed(): Promise<null> {
  await new Promise((resolve) => setTimeout(resolve, unloadGraceMs));
  return null;
}
