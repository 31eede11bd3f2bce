/** A session that expired on an open screen: announced on the sign-in screen, and resumed on the same screen. */
import type { SessionStore } from './session-store.ts';

/** An open screen; `path` is relative to the router of its application. */
export interface OpenScreen {
  readonly path: string;
  /** The identity step of a registration, which only its own account may reopen (D3). */
  readonly isRegistering: boolean;
}

export interface Interruption {
  /** Records the screen shown to the current session: where it would resume. */
  readonly shown: (screen: OpenScreen) => void;
  /** Records that the server refused this token. Without a screen shown there is no interruption (R044). */
  readonly ended: (token: string) => void;
  /** The screen of the interrupted session, until the next sign-in. */
  readonly pending: () => OpenScreen | null;
  /** The interrupted screen, once, for the account that was on it; null for any other account. */
  readonly resume: () => OpenScreen | null;
}

interface OwnedScreen extends OpenScreen {
  readonly userId: string;
}

/** Held in memory only: lost on reload. */
export function createInterruption(session: Pick<SessionStore, 'token' | 'user'>): Interruption {
  let open: OwnedScreen | null = null;
  let cut: OwnedScreen | null = null;
  return {
    shown: (screen) => {
      const userId = session.user()?.id;
      if (userId === undefined) return;
      open = { ...screen, userId };
      cut = null;
    },
    ended: (token) => {
      if (session.token() === token && open?.userId === session.user()?.id) cut = open;
    },
    pending: () => (session.user() === null ? cut : null),
    resume: () => {
      const interrupted = cut;
      cut = null;
      return interrupted?.userId === session.user()?.id ? interrupted : null;
    },
  };
}
