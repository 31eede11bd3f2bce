/** Carries a session and a word to another application: a code of 60 seconds travels, never the token. */
import { type AuthDeps, beginSession } from './sign-in.ts';

/** In the fragment: no server, log or Referer ever sees them. */
const fragment = { code: 'handoff', notice: 'notice' } as const;

const notices = ['welcome', 'linked'] as const;

/** What was just done on one application and is said on the next, whose document takes the first one's place. */
export type CarriedNotice = (typeof notices)[number];

/** The address with the notice to show there. */
export function withNotice(url: string, notice: CarriedNotice | null): string {
  if (notice === null) return url;
  return `${url}${url.includes('#') ? '&' : '#'}${fragment.notice}=${notice}`;
}

/** The address to open on the other origin, with the code that will open the session there. */
export async function handoffUrl(
  { api }: AuthDeps,
  target: { url: string; origin: string },
): Promise<string> {
  const { code } = await api.call('createHandoff', { body: { target_origin: target.origin } });
  return `${target.url}#${fragment.code}=${encodeURIComponent(code)}`;
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
}

/**
 * Takes the session that another origin handed over and the notice that came along, if the address carries them; both
 * are wiped from the address first, whatever comes of it. A code that is refused leaves the session as it was: the
 * sign-in screen follows.
 */
export async function receiveArrival(deps: AuthDeps, arrival: ArrivalWindow): Promise<Arrival> {
  const carried = new URLSearchParams(arrival.location.hash.replace(/^#/, ''));
  const code = carried.get(fragment.code) ?? '';
  const word = carried.get(fragment.notice);
  if (code === '' && word === null) return { session: 'none', notice: null };
  arrival.history.replaceState(null, '', arrival.location.pathname + arrival.location.search);
  const session = code === '' ? 'none' : await exchange(deps, code);
  const isSignedIn = deps.session.user() !== null;
  return { session, notice: isSignedIn ? (notices.find((notice) => notice === word) ?? null) : null };
}

async function exchange(deps: AuthDeps, code: string): Promise<Arrival['session']> {
  try {
    // Without the session at hand: a code that anybody may put in a link must not end it.
    const answer = await deps.api.call('exchangeHandoff', { token: null, body: { code } });
    await beginSession(deps, 'exchangeHandoff', answer);
    return 'received';
  } catch {
    return 'refused';
  }
}
