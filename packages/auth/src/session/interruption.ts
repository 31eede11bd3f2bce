/** A session that ended under an open screen: said at the sign-in, and taken up again where it was. */
import type { SessionStore } from './session-store.ts';

/** The screen a session was on, as the router of its application names it. */
export interface OpenScreen {
  readonly path: string;
  /** The identity step of a registration, which only its own account may open again (D3). */
  readonly isRegistering: boolean;
}

export interface Interruption {
  /** A screen is shown to the session held: this is where it would be taken up again. */
  readonly shown: (screen: OpenScreen) => void;
  /** The server no longer knows this token. Where no screen was shown yet nothing was interrupted, and nothing is said (R044). */
  readonly ended: (token: string) => void;
  /** The screen whose session was cut off, until somebody signs in. */
  readonly pending: () => OpenScreen | null;
  /** Where the account signed in was cut off, once; null for anybody else, who must not land on another's screen. */
  readonly resume: () => OpenScreen | null;
}

interface OwnedScreen extends OpenScreen {
  readonly userId: string;
}

/** Kept for the life of the page alone: nothing of it lies in a storage. */
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
