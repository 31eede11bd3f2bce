/**
 * Hands a session and a notice over to an application of another origin. A single-use code of 60 seconds is sent, never
 * the token. The receiving application stores a nonce in its tab and refuses a code that comes without it, so that an
 * attacker cannot sign a user in to the attacker's account with a link (login CSRF).
 *
 * From A to B: A redirects to B (`from`), B redirects to A with a nonce (`to`, `nonce`), A redirects to B with the code
 * and the nonce.
 */
import type { App } from '@repo/domain/access';
import { type Arrival, type CarriedNotice, fragment, type HandoffDeps, withFragment } from './arrival.ts';

/** The address with the notice to show there. */
export function withNotice(url: string, notice: CarriedNotice | null): string {
  return notice === null ? url : withFragment(url, { [fragment.notice]: notice });
}

/** The address in another origin, marked so that the application there requests the session of `app`. */
export function handoffUrl(app: App, url: string): string {
  return withFragment(url, { [fragment.from]: app });
}

/** The site’s address in a new tab, which requests from the back office a client’s space to read. */
export function viewUrl(siteUrl: string, viewId: string): string {
  return withFragment(new URL('/', siteUrl).href, { [fragment.from]: 'backoffice', [fragment.view]: viewId });
}

/** The part of `window` that the receiving end needs. */
export interface ArrivalWindow {
  readonly location: { readonly hash: string; readonly pathname: string; readonly search: string };
  readonly history: { replaceState(data: unknown, unused: string, url: string): void };
}

/**
 * Reads the handoff parameters of the address: exchanges the code for a session, or returns the address to redirect to.
 * The parameters are removed from the address before the exchange, even if it fails. A code that the server refuses, or
 * that this tab did not request, leaves the current session unchanged. Rejects if its chunk cannot be loaded: the
 * parameters stay in the address, for a retry or a reload.
 */
export async function receiveArrival(deps: HandoffDeps, arrival: ArrivalWindow): Promise<Arrival> {
  const carried = new URLSearchParams(arrival.location.hash.replace(/^#/, ''));
  if (!Object.values(fragment).some((name) => carried.has(name)))
    return { session: 'none', notice: null, leaveFor: null };
  // A chunk of its own: most page loads have no handoff parameters.
  const { completeHandoff } = await import('./complete-handoff.ts');
  arrival.history.replaceState(null, '', arrival.location.pathname + arrival.location.search);
  return completeHandoff(deps, carried);
}
