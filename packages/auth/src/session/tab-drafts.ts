/** Half-filled forms of this tab, by name: a reload loses nothing of them, closing the tab or signing out deletes them. */
import { tabStorage } from './browser-storage.ts';
import type { SessionStore } from './session-store.ts';

const storageKey = 'form_drafts';
/** The id of the account that they are of. */
const ownerKey = 'form_drafts_owner';

/** The stored values; empty without any. */
export function readTabDraft(name: string): object {
  return objectOf(new Map(Object.entries(readAll())).get(name));
}

export function writeTabDraft(name: string, values: object): void {
  store({ ...readAll(), [name]: values });
}

export function dropTabDraft(name: string): void {
  store(Object.fromEntries(Object.entries(readAll()).filter(([stored]) => stored !== name)));
}

/** Deletes them once their user signs out, or another account signs in after them, also after a reload. */
export function dropTabDraftsOnLeave(session: Pick<SessionStore, 'user' | 'onLeave' | 'onIdentityChange'>) {
  keepFor(session.user()?.id ?? null);
  session.onLeave(dropAll);
  session.onIdentityChange(keepFor);
}

function keepFor(userId: string | null): void {
  if (userId === null) return;
  const owner = tabStorage().getItem(ownerKey);
  if (owner !== null && owner !== userId) dropAll();
  tabStorage().setItem(ownerKey, userId);
}

function dropAll(): void {
  tabStorage().removeItem(storageKey);
  tabStorage().removeItem(ownerKey);
}

function store(drafts: object): void {
  tabStorage().setItem(storageKey, JSON.stringify(drafts));
}

function readAll(): object {
  try {
    return objectOf(JSON.parse(tabStorage().getItem(storageKey) ?? '{}'));
  } catch {
    return {};
  }
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
