// SQL of the notices of a client: the emails of Yield to their account, as of the instant that they were due.
import { and, desc, eq, gt, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import { mailOutbox } from '../../db/schema/platform.ts';

/** Counting stops there. */
export const countedAtMost = 100;

export type NoticeOwner = Pick<UserRow, 'id' | 'noticesReadAt'>;

/** An email that is planned for later is none yet. */
const noticesOf = ({ id }: NoticeOwner, now: Date): SQL | undefined =>
  and(eq(mailOutbox.userId, id), lte(mailOutbox.noticeAt, now));

const columns = {
  id: mailOutbox.id,
  subject: mailOutbox.subject,
  noticeAt: sql<Date>`${mailOutbox.noticeAt}`.mapWith(mailOutbox.noticeAt),
  isMuted: mailOutbox.isMuted,
  url: sql<string | null>`${mailOutbox.source} -> 'content' -> 'button' ->> 'url'`,
};

export async function listNoticeRows(
  db: Database,
  owner: NoticeOwner,
  { after, limit, now }: { after: string | undefined; limit: number; now: Date },
) {
  const [last] =
    after === undefined
      ? []
      : await db
          .select({ id: mailOutbox.id, noticeAt: columns.noticeAt })
          .from(mailOutbox)
          .where(and(eq(mailOutbox.id, after), noticesOf(owner, now)));
  // The row that the page starts after was deleted meanwhile, or is another person’s.
  if (after !== undefined && last === undefined) return [];
  return db
    .select(columns)
    .from(mailOutbox)
    .where(
      and(
        noticesOf(owner, now),
        last &&
          or(
            lt(mailOutbox.noticeAt, last.noticeAt),
            and(eq(mailOutbox.noticeAt, last.noticeAt), lt(mailOutbox.id, last.id)),
          ),
      ),
    )
    .orderBy(desc(mailOutbox.noticeAt), desc(mailOutbox.id))
    .limit(limit);
}

export function countUnreadNotices(db: Database, owner: NoticeOwner, now: Date): Promise<number> {
  const { noticesReadAt } = owner;
  const unread = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(noticesOf(owner, now), noticesReadAt === null ? undefined : gt(mailOutbox.noticeAt, noticesReadAt)),
    )
    .limit(countedAtMost)
    .as('unread');
  return db.$count(unread);
}
