/** Asks the server whether the token held is still good (R043–R046). */
import type { ApiClient } from '@repo/api-sdk';
import type { SessionStore } from './session-store.ts';

export type Validity = 'valid' | 'signed-out';

/** A page that is being left sees the answer it was reading cut off; it is gone well before this. */
const leavingMs = 100;

export interface ValidityCheck {
  /** Checks; while one check runs, everyone shares it (R045). */
  run(): Promise<Validity>;
  /** Checks the first time only: what a guard needs at each navigation. */
  once(): Promise<Validity>;
}

/** Without a token, with a result without id, or with an error, the session is cleared and nothing is shown (R044). */
export function createValidityCheck(api: ApiClient, session: SessionStore): ValidityCheck {
  let running: Promise<Validity> | null = null;
  let checkedToken: string | null = null;

  async function check(): Promise<Validity> {
    const token = session.token();
    if (token === null) {
      session.clear();
      return 'signed-out';
    }
    const user = await api.call('getMe').catch(failed);
    // Another tab may have signed in or out meanwhile: this answer says nothing of that session.
    if (session.token() !== token) return session.user() === null ? 'signed-out' : 'valid';
    if (user === null || !user.id) {
      session.clear();
      return 'signed-out';
    }
    session.setUser(user);
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

/** No answer. Not said at once: a reload in the middle of a check would sign people out. */
async function failed(): Promise<null> {
  await new Promise((resolve) => setTimeout(resolve, leavingMs));
  return null;
}
