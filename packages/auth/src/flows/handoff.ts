/**
 * Carries a session and a word to another application. A code of 60 seconds travels, never the token, and only to the
 * browser that asked for it: the application one arrives at makes a mark, keeps it in its tab, and takes no code that comes
 * without it. A link that somebody else made, with a code of his own account, is worth nothing to whoever opens it.
 *
 * From A to B: A opens B (`from`), B goes back to A with a mark (`to`, `mark`), A opens B again with a code and the mark.
 */
import { type App, appBasePaths } from '@repo/domain/access';
import { type AppOrigins, originOf } from '../guard/places.ts';
import { type KeyValueStorage, tabStorage } from '../session/browser-storage.ts';
import { type AuthDeps, beginSession } from './sign-in.ts';

/** In the fragment: no server, log or Referer ever sees them. */
const fragment = {
  from: 'handoff-from',
  to: 'handoff-to',
  mark: 'mark',
  code: 'handoff',
  notice: 'notice',
} as const;

const apps = ['yield', 'kaskad', 'backoffice'] as const satisfies readonly App[];

const notices = ['welcome', 'linked'] as const;

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
  if (!Object.values(fragment).some((name) => carried.has(name))) return stay('none', null);
  arrival.history.replaceState(null, '', arrival.location.pathname + arrival.location.search);
  const word = carried.get(fragment.notice);
  const from = otherOrigin(deps, carried.get(fragment.from));
  if (from !== null) return leave(askFor(deps, from, word ?? ''));
  const to = otherOrigin(deps, carried.get(fragment.to));
  if (to !== null) return leave(await answerTo(deps, to, carried.get(fragment.mark) ?? ''));
  const code = carried.get(fragment.code);
  if (code === null) return stay('none', noticeFor(deps, word));
  const asked = takeAsked(deps, carried.get(fragment.mark));
  const session = asked === null ? 'refused' : await exchange(deps, code);
  return stay(session, noticeFor(deps, word ?? asked?.notice ?? null));
}

/** Goes and asks the application one comes from, with a mark that nobody else knows. */
function askFor(deps: HandoffDeps, from: App, notice: string): string {
  const mark = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const tab = deps.tab ?? tabStorage();
  tab.setItem(tabKeys.mark, mark);
  tab.setItem(tabKeys.notice, notice);
  return withFragment(rootOf(from, deps), { [fragment.to]: deps.app, [fragment.mark]: mark });
}

/** Hands the session to the application that asks for it; null when there is none to hand over. */
async function answerTo(deps: HandoffDeps, to: App, mark: string): Promise<string | null> {
  if (deps.session.user() === null) return null;
  const body = { target_origin: originOf(to, deps.origins) };
  const answer = await deps.api.call('createHandoff', { body }).catch(() => null);
  if (answer !== null)
    return withFragment(rootOf(to, deps), { [fragment.code]: answer.code, [fragment.mark]: mark });
  // Signed out meanwhile: the sign-in screen of here. Otherwise that of there: less handy, and still right.
  return deps.session.user() === null ? null : rootOf(to, deps);
}

const tabKeys = { mark: 'handoff_mark', notice: 'handoff_notice' } as const;

/** What this tab asked for, once, if this is the answer to it. */
function takeAsked(deps: HandoffDeps, mark: string | null): { readonly notice: string | null } | null {
  const tab = deps.tab ?? tabStorage();
  const [kept, notice] = [tab.getItem(tabKeys.mark), tab.getItem(tabKeys.notice)];
  for (const key of Object.values(tabKeys)) tab.removeItem(key);
  return kept !== null && kept === mark ? { notice } : null;
}

async function exchange(deps: AuthDeps, code: string): Promise<Arrival['session']> {
  try {
    // Without the session at hand: a code that is refused must not end it.
    const answer = await deps.api.call('exchangeHandoff', { token: null, body: { code } });
    await beginSession(deps, 'exchangeHandoff', answer);
    return 'received';
  } catch {
    return 'refused';
  }
}

/** An application that does not share our session, whatever the address says. */
function otherOrigin({ app, origins }: HandoffDeps, name: string | null): App | null {
  const named = apps.find((other) => other === name);
  if (named === undefined || originOf(named, origins) === originOf(app, origins)) return null;
  return named;
}

function noticeFor({ session }: AuthDeps, word: string | null): CarriedNotice | null {
  return session.user() === null ? null : (notices.find((notice) => notice === word) ?? null);
}

const rootOf = (app: App, { origins }: HandoffDeps) => originOf(app, origins) + appBasePaths[app];

function withFragment(url: string, values: Readonly<Record<string, string>>): string {
  return `${url}${url.includes('#') ? '&' : '#'}${new URLSearchParams(values).toString()}`;
}

const stay = (session: Arrival['session'], notice: CarriedNotice | null): Arrival => ({
  session,
  notice,
  leaveFor: null,
});

const leave = (leaveFor: string | null): Arrival => ({ session: 'none', notice: null, leaveFor });
