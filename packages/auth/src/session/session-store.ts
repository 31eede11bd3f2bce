/**
 * The session of this browser: token, user, chosen service. Stored in local storage, so that it survives a reload and
 * is shared with other tabs; mirrored in an atom, so that components render it.
 */
import { isService, type Service } from '@repo/domain/access';
import { atom, createStore } from 'jotai';
import {
  browserStorage,
  browserStorageEvents,
  type KeyValueStorage,
  type StorageEvents,
} from './browser-storage.ts';
import { leftKey, sessionKeys } from './session-keys.ts';
import { parseSessionUser, type SessionUser, toSessionUser } from './session-user.ts';

/** A member of staff reads a client’s space, in this tab alone. */
export interface SessionView {
  /** Null once it is over: nothing more is read in this tab. */
  readonly endsAt: string | null;
}

/** A snapshot of the session. Signed in means that both token and user are set (R040). */
export interface SessionState {
  token: string | null;
  user: SessionUser | null;
  intendedService: Service | null;
  /** `user` is between the two steps of their registration (D3). */
  isRegistering: boolean;
  /** Null in a session of one’s own. */
  view: SessionView | null;
}

const SIGNED_OUT: SessionState = {
  token: null,
  user: null,
  intendedService: null,
  isRegistering: false,
  view: null,
};

/** Read by components; written by the session store only. */
export const sessionAtom = atom<SessionState>(SIGNED_OUT);

type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys];

export type JotaiStore = ReturnType<typeof createStore>;

interface BegunSession {
  token: string;
  user: SessionUser;
  isRegistering?: boolean;
  /** When a view ends. */
  viewEndsAt?: string | null;
}

export interface SessionStore {
  /** The jotai store of `sessionAtom`, for `<Provider store>`. */
  readonly jotaiStore: JotaiStore;
  readonly state: () => SessionState;
  /** The token to send as Bearer, read from storage at each call (R047). */
  readonly token: () => string | null;
  readonly user: () => SessionUser | null;
  readonly intendedService: () => Service | null;
  /** Begins a session. With `isRegistering`, it may still open the registration screen. */
  readonly begin: (session: BegunSession) => void;
  /** Replaces the token, if `before` is still the stored one: a secret of the account has changed. */
  readonly renew: (before: string, token: string) => void;
  /** The current token, if it has replaced this one. */
  readonly tokenAfter: (before: string) => string | null;
  /** Replaces the user by the server's current version; ignored once signed out. */
  readonly setUser: (user: SessionUser) => void;
  /** Stores the chosen service (R017, R358). */
  readonly setIntendedService: (service: Service) => void;
  /** Lets the signed-in account open the registration screen again, for its identity step. */
  readonly resumeRegistration: () => void;
  /** Closes the registration screen: the identity step is done or cancelled. */
  readonly endRegistration: () => void;
  /** Deletes token, user and intended service (R042). With `onlyToken`, only if it is still the stored token. */
  readonly clear: (onlyToken?: string) => void;
  /** `clear`, because its user signs out: an expired session is resumed, and its tabs keep what was typed. */
  readonly leave: () => void;
  /** Called once its user signed out, in this tab or another. */
  readonly onLeave: (listener: () => void) => void;
  /** Called when the account of the session changes, or with null when it ends; in this tab or another. */
  readonly onIdentityChange: (listener: (userId: string | null) => void) => () => void;
}

export interface SessionStoreOptions {
  storage?: KeyValueStorage;
  events?: StorageEvents;
}

/** Opens the stored session and keeps it in sync across tabs. */
export function createSessionStore(options: SessionStoreOptions = {}): SessionStore {
  const storage = options.storage ?? browserStorage();
  const events = options.events ?? browserStorageEvents;
  const jotaiStore = createStore();
  const listeners = new Set<(userId: string | null) => void>();
  const signOut = createSignOutSignal(storage, events);

  const state = () => jotaiStore.get(sessionAtom);

  /** Storage is the source of truth: the atom is reloaded after every change, in this tab or another. */
  function refresh(): void {
    const before = state().user?.id ?? null;
    const next = readState(storage);
    jotaiStore.set(sessionAtom, next);
    const after = next.user?.id ?? null;
    if (before !== after) for (const listener of listeners) listener(after);
  }

  /** `null` removes. The token is written last, so that no other tab sees a token without its user. */
  function write(values: readonly (readonly [SessionKey, string | null])[]): void {
    for (const [key, value] of values) {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    }
    refresh();
  }

  /** With `onlyToken`, only if it is still the stored token. */
  function clear(onlyToken?: string): void {
    if (onlyToken !== undefined && storage.getItem(sessionKeys.token) !== onlyToken) return;
    write(clearedValues(state().view !== null));
  }

  jotaiStore.set(sessionAtom, readState(storage));
  events.listen((key) => {
    if (key === null || isSessionKey(key)) refresh();
  });

  return {
    jotaiStore,
    state,
    token: () => storage.getItem(sessionKeys.token),
    user: () => state().user,
    intendedService: () => state().intendedService,
    begin: ({ token, user, isRegistering = false, viewEndsAt = null }) =>
      write([
        [sessionKeys.user, userText(user)],
        [sessionKeys.registration, isRegistering ? user.id : null],
        [sessionKeys.view, viewEndsAt],
        [sessionKeys.formerToken, null],
        [sessionKeys.token, token],
      ]),
    renew: (before, token) => {
      if (storage.getItem(sessionKeys.token) !== before) return;
      write([
        [sessionKeys.formerToken, before],
        [sessionKeys.token, token],
      ]);
    },
    tokenAfter: (before) =>
      storage.getItem(sessionKeys.formerToken) === before ? storage.getItem(sessionKeys.token) : null,
    setUser: (user) => {
      if (storage.getItem(sessionKeys.token) !== null) write([[sessionKeys.user, userText(user)]]);
    },
    setIntendedService: (service) => write([[sessionKeys.intendedService, service]]),
    resumeRegistration: () => write([[sessionKeys.registration, state().user?.id ?? null]]),
    endRegistration: () => write([[sessionKeys.registration, null]]),
    clear,
    leave: () => {
      clear();
      signOut.send();
    },
    onLeave: signOut.listen,
    onIdentityChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The tab of a view that is over shows no sign-in screen: it is not for signing in. */
function clearedValues(isView: boolean): [SessionKey, string | null][] {
  return Object.values(sessionKeys).map((key) => [key, isView && key === sessionKeys.view ? viewOver : null]);
}

/** A sign-out, which every tab of the browser receives. */
function createSignOutSignal(storage: KeyValueStorage, events: StorageEvents) {
  const listeners: (() => void)[] = [];
  const notify = () => {
    for (const listener of listeners) listener();
  };
  events.listen((key) => {
    if (key === leftKey) notify();
  });
  return {
    listen: (listener: () => void) => void listeners.push(listener),
    send: () => {
      // Other tabs receive the change of a key that is not kept.
      storage.setItem(leftKey, 'left');
      storage.removeItem(leftKey);
      notify();
    },
  };
}

function userText(user: SessionUser): string {
  return JSON.stringify(toSessionUser(user));
}

function isSessionKey(key: string): boolean {
  return Object.values<string>(sessionKeys).includes(key);
}

function readState(storage: KeyValueStorage): SessionState {
  const token = storage.getItem(sessionKeys.token);
  const user = token === null ? null : parseSessionUser(storage.getItem(sessionKeys.user));
  const service = storage.getItem(sessionKeys.intendedService);
  return {
    token,
    user,
    intendedService: service !== null && isService(service) ? service : null,
    view: readView(storage.getItem(sessionKeys.view)),
    isRegistering: user !== null && storage.getItem(sessionKeys.registration) === user.id,
  };
}

/** What the tab of a view holds once it is over, or when it could not be opened. */
export const viewOver = 'over';

function readView(stored: string | null): SessionView | null {
  return stored === null ? null : { endsAt: stored === viewOver ? null : stored };
}
