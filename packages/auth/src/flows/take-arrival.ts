/** What the address of an arrival carries, taken: only a page that was opened from another application needs it. */
import { type App, appBasePaths } from '@repo/domain/access';
import { originOf } from '../guard/places.ts';
import { tabStorage } from '../session/browser-storage.ts';
import {
  type Arrival,
  type CarriedNotice,
  fragment,
  type HandoffDeps,
  notices,
  withFragment,
} from './handoff.ts';
import { type AuthDeps, beginSession } from './sign-in.ts';

const apps = ['yield', 'kaskad', 'backoffice'] as const satisfies readonly App[];

/** The session that is handed over, or the application to go to for it; `carried` is the fragment of the address. */
export async function takeArrival(deps: HandoffDeps, carried: URLSearchParams): Promise<Arrival> {
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

const stay = (session: Arrival['session'], notice: CarriedNotice | null): Arrival => ({
  session,
  notice,
  leaveFor: null,
});

const leave = (leaveFor: string | null): Arrival => ({ session: 'none', notice: null, leaveFor });
