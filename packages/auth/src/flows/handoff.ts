/** Carries a session to another of our origins: a code of 60 seconds travels, never the token. */
import { type AuthDeps, beginSession } from './sign-in.ts';

/** In the fragment: no server, log or Referer ever sees it. */
const FRAGMENT = 'handoff';

/** The address to open on the other origin, with the code that will open the session there. */
export async function handoffUrl(
  { api }: AuthDeps,
  target: { url: string; origin: string },
): Promise<string> {
  const { code } = await api.call('createHandoff', { body: { target_origin: target.origin } });
  return `${target.url}#${FRAGMENT}=${encodeURIComponent(code)}`;
}

/** The part of the browser that an arriving session needs. */
export interface ArrivalWindow {
  readonly location: { readonly hash: string; readonly pathname: string; readonly search: string };
  readonly history: { replaceState(data: unknown, unused: string, url: string): void };
}

/**
 * Takes a session that another origin handed over, if the address carries one; the code is wiped from the address
 * first, whatever comes of it. A code that is refused leaves the session as it was: the sign-in screen follows.
 */
export async function receiveHandoff(
  deps: AuthDeps,
  arrival: ArrivalWindow,
): Promise<'none' | 'received' | 'refused'> {
  const code = new URLSearchParams(arrival.location.hash.replace(/^#/, '')).get(FRAGMENT);
  if (code === null || code === '') return 'none';
  arrival.history.replaceState(null, '', arrival.location.pathname + arrival.location.search);
  try {
    // Without the session at hand: a code that anybody may put in a link must not end it.
    const answer = await deps.api.call('exchangeHandoff', { token: null, body: { code } });
    await beginSession(deps, 'exchangeHandoff', answer);
    return 'received';
  } catch {
    return 'refused';
  }
}
