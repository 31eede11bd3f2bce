// What a client was written, what of it they have read, and which emails they switched off.
import type { components } from '@repo/api-sdk/spec';
import { noticeGroups, type OptionalNotice } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { changeHandler, handler } from '../../http/handler.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { findUserById, updateUser } from '../accounts/users.repository.ts';
import { listNoticeRows } from './notices.repository.ts';

type Schemas = components['schemas'];
type Preferences = Schemas['NoticePreferences'];

const pageSize = 20;

async function listMyNotices(
  deps: Deps,
  actor: Actor,
  after: string | undefined,
): Promise<Schemas['MyNotices']> {
  const owner = actor.account;
  const rows = await listNoticeRows(deps.db, owner, { after, limit: pageSize + 1, now: deps.clock.now() });
  const items = rows.slice(0, pageSize).map((row) => ({
    id: row.id,
    title: row.subject,
    written_at: row.noticeAt.toISOString(),
    path: pathOf(row.url, deps.settings.siteUrl),
    is_unread: owner.noticesReadAt === null || row.noticeAt > owner.noticesReadAt,
    is_emailed: !row.isMuted,
  }));
  return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null };
}

/** Of a screen of the site, its sign-in page aside: the reader has signed in. */
function pathOf(url: string | null, siteUrl: string): string | null {
  if (url === null || !url.startsWith(`${siteUrl}/`)) return null;
  const path = url.slice(siteUrl.length);
  return path === '/login' ? null : path;
}

/** Never back, and never past now. */
async function markNoticesRead(deps: Deps, actor: Actor, until: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, actor);
    const times = [
      account.noticesReadAt?.getTime() ?? 0,
      Math.min(Date.parse(until), deps.clock.now().getTime()),
    ];
    const updatedAt = account.updatedAt;
    await updateUser(tx, actor.userId, { noticesReadAt: new Date(Math.max(...times)), updatedAt });
  });
}

const fields = {
  paymentSteps: 'payment_steps',
  answers: 'answers',
  statements: 'statements',
} as const satisfies Record<OptionalNotice, keyof Preferences>;

async function getNoticePreferences(deps: Deps, actor: Actor): Promise<Preferences> {
  // Read again: it is also the response of a change.
  const { yieldMutedMails } = (await findUserById(deps.db, actor.userId)) ?? actor.account;
  return {
    payment_steps: !yieldMutedMails.includes('paymentSteps'),
    answers: !yieldMutedMails.includes('answers'),
    statements: !yieldMutedMails.includes('statements'),
  };
}

function saveNoticePreferences(deps: Deps, actor: Actor, choices: Schemas['NoticeChoices']): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { yieldMutedMails } = await lockAccount(tx, actor);
    const isSent = (group: OptionalNotice) => choices[fields[group]] ?? !yieldMutedMails.includes(group);
    await updateUser(tx, actor.userId, {
      yieldMutedMails: noticeGroups.filter((group) => !isSent(group)),
      updatedAt: deps.clock.now(),
    });
    await deps.settleRequest?.(tx);
  });
}

export const noticesHandlers = {
  listMyNotices: handler<'listMyNotices'>(({ deps, actor, query }) =>
    listMyNotices(deps, actor, query?.after),
  ),
  markNoticesRead: handler<'markNoticesRead'>(async ({ deps, actor, body }) => {
    await markNoticesRead(deps, actor, body.until);
    return { success: true };
  }),
  getNoticePreferences: handler<'getNoticePreferences'>(({ deps, actor }) =>
    getNoticePreferences(deps, actor),
  ),
  saveNoticePreferences: changeHandler<'saveNoticePreferences'>({
    change: ({ deps, actor, body }) => saveNoticePreferences(deps, actor, body),
    response: ({ deps, actor }) => getNoticePreferences(deps, actor),
  }),
};
