/**
 * Carries a session and a word to another application. A code of 60 seconds travels, never the token, and only to the
 * browser that asked for it: the application one arrives at makes a mark, keeps it in its tab, and takes no code that comes
 * without it. A link that somebody else made, with a code of his own account, is worth nothing to whoever opens it.
 *
 * From A to B: A opens B (`from`), B goes back to A with a mark (`to`, `mark`), A opens B again with a code and the mark.
 */
import type { App } from '@repo/domain/access';
import type { AppOrigins } from '../guard/places.ts';
import type { KeyValueStorage } from '../session/browser-storage.ts';
import type { AuthDeps } from './sign-in.ts';

/** In the fragment: no server, log or Referer ever sees them. */
export const fragment = {
  from: 'handoff-from',
  to: 'handoff-to',
  mark: 'mark',
  code: 'handoff',
  notice: 'notice',
} as const;

export const notices = ['welcome', 'linked'] as const;

/** What was just done on one application and is said on the next, whose document takes the first one's place. */
export type CarriedNotice = (typeof notices)[number];

/** The address with the notice to show there. */
export function withNotice(url: string, notice: CarriedNotice | null): string {
  return notice === null ? url : withFragment(url, { [fragment.notice]: notice });
}

/** The address of another origin, which will come and ask `app` for the session. */
export function handoffUrl(app: App, url: string): string {
  return withFragment(url, { [fragment.from]: app });
}

export interface HandoffDeps extends AuthDeps {
  readonly app: App;
  readonly origins: AppOrigins;
  /** What this tab waits for; gone with it. */
  readonly tab?: KeyValueStorage;
}

/** The part of the browser that an arriving session needs. */
export interface ArrivalWindow {
  readonly location: { readonly hash: string; readonly pathname: string; readonly search: string };
  readonly history: { replaceState(data: unknown, unused: string, url: string): void };
}

export interface Arrival {
  readonly session: 'none' | 'received' | 'refused';
  /** Null too where nobody is signed in: anyone can write an address. */
  readonly notice: CarriedNotice | null;
  /** The application to go to at once, to ask for the session or to hand it over. */
  readonly leaveFor: string | null;
}

/**
 * Takes the session that another origin hands over and the notice that came along, if the address carries them, or
 * says where to go for it. What is carried is wiped from the address first, whatever comes of it. A code that is refused, or
 * that this tab did not ask for, leaves the session as it was: the sign-in screen follows.
 */
export async function receiveArrival(deps: HandoffDeps, arrival: ArrivalWindow): Promise<Arrival> {
  const carried = new URLSearchParams(arrival.location.hash.replace(/^#/, ''));
  if (!Object.values(fragment).some((name) => carried.has(name)))
    return { session: 'none', notice: null, leaveFor: null };
  arrival.history.replaceState(null, '', arrival.location.pathname + arrival.location.search);
  // Few addresses carry anything: what takes it travels with those alone.
  const { takeArrival } = await import('./take-arrival.ts');
  return takeArrival(deps, carried);
}

/** The address with these words in its fragment. */
export function withFragment(url: string, values: Readonly<Record<string, string>>): string {
  return `${url}${url.includes('#') ? '&' : '#'}${new URLSearchParams(values).toString()}`;
}
