/** Each step of a handoff, by the parameters of the address. */
import { type App, appBasePaths } from '@repo/domain/access';
import { originOf } from '../guard/app-origins.ts';
import { tabStorage } from '../session/browser-storage.ts';
import { sessionKeys } from '../session/session-keys.ts';
import { createSessionStore, viewOver } from '../session/session-store.ts';
import {
  type Arrival,
  type CarriedNotice,
  fragment,
  type HandoffDeps,
  notices,
  withFragment,
} from './arrival.ts';
import { type AuthDeps, beginSession } from './sign-in.ts';

const apps = ['yield', 'kaskad', 'backoffice'] as const satisfies readonly App[];

/** Runs the step that the fragment names: see handoff.ts. Never throws: a failed exchange is `refused`. */
export async function completeHandoff(deps: HandoffDeps, carried: URLSearchParams): Promise<Arrival> {
  const word = carried.get(fragment.notice);
  const from = otherOrigin(deps, carried.get(fragment.from));
  const view = carried.get(fragment.view);
  if (from !== null) return leave(requestSession(deps, from, { notice: word ?? '', view: view ?? '' }));
  const to = otherOrigin(deps, carried.get(fragment.to));
  if (to !== null)
    return leave(await sendSession(deps, to, { nonce: carried.get(fragment.nonce) ?? '', view }));
  const code = carried.get(fragment.code);
  if (code === null) return stay('none', noticeFor(deps, word));
  const pending = takePendingRequest(deps, carried.get(fragment.nonce));
  if (pending?.isView === true) return leave(await enterView(deps, code));
  const session = pending === null ? 'refused' : await exchange(deps, code);
  return stay(session, noticeFor(deps, word ?? pending?.notice ?? null));
}

/** The address that requests the session of `from`, with a nonce stored in this tab only. */
function requestSession(
  deps: HandoffDeps,
  from: App,
  { notice, view }: { readonly notice: string; readonly view: string },
): string {
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const tab = deps.tab ?? tabStorage();
  tab.setItem(tabKeys.nonce, nonce);
  tab.setItem(tabKeys.notice, notice);
  tab.setItem(tabKeys.view, view);
  const values = { [fragment.to]: deps.app, [fragment.nonce]: nonce };
  return withFragment(rootOf(from, deps), view === '' ? values : { ...values, [fragment.view]: view });
}

/** The address that hands the session over to `to`; null without a session. */
async function sendSession(
  deps: HandoffDeps,
  to: App,
  { nonce, view }: { readonly nonce: string; readonly view: string | null },
): Promise<string | null> {
  if (deps.session.user() === null) return null;
  const origin = { target_origin: originOf(to, deps.origins) };
  const body = view === null ? origin : { ...origin, view_id: view };
  const response = await deps.api.call('createHandoff', { body }).catch(() => null);
  // A view that is refused is over there, in a tab that was opened for it.
  const code = response?.code ?? (view === null ? null : 'refused');
  if (code !== null)
    return withFragment(rootOf(to, deps), { [fragment.code]: code, [fragment.nonce]: nonce });
  // Signed out meanwhile: the sign-in screen here. Otherwise the sign-in screen there.
  return deps.session.user() === null ? null : rootOf(to, deps);
}

const tabKeys = { nonce: 'handoff_nonce', notice: 'handoff_notice', view: 'handoff_view' } as const;

/** The pending request of this tab if the nonce is its own; deleted in any case. */
function takePendingRequest(
  deps: HandoffDeps,
  nonce: string | null,
): { readonly notice: string | null; readonly isView: boolean } | null {
  const tab = deps.tab ?? tabStorage();
  const [pending, notice] = [tab.getItem(tabKeys.nonce), tab.getItem(tabKeys.notice)];
  const isView = (tab.getItem(tabKeys.view) ?? '') !== '';
  for (const key of Object.values(tabKeys)) tab.removeItem(key);
  return pending !== null && pending === nonce ? { notice, isView } : null;
}

/** Stores the view in this tab alone, then loads the site anew: the session of this browser is untouched. */
async function enterView(deps: HandoffDeps, code: string): Promise<string> {
  const tab = deps.tab ?? tabStorage();
  const response = await deps.api.call('exchangeHandoff', { token: null, body: { code } }).catch(() => null);
  if (response === null || response.view === null) tab.setItem(sessionKeys.view, viewOver);
  else {
    const { token, user, view } = response;
    const store = createSessionStore({ storage: tab, events: { listen: () => undefined } });
    store.begin({ token, user, viewEndsAt: view.ends_at });
  }
  return rootOf(deps.app, deps);
}

async function exchange(deps: AuthDeps, code: string): Promise<Arrival['session']> {
  try {
    // Sent without the current token: a 401 for the code would clear the current session.
    const response = await deps.api.call('exchangeHandoff', { token: null, body: { code } });
    await beginSession(deps, 'exchangeHandoff', response);
    return 'received';
  } catch {
    return 'refused';
  }
}

/** The named application, if it is known and in another origin; null otherwise. */
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
