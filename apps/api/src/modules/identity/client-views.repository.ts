import { and, count, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { deletionRequests } from '../../db/schema/deletion.ts';
import { type ClientViewRow, clientViews, sessions, users } from '../../db/schema/identity.ts';
import { versionsOf } from './sessions.repository.ts';

export async function insertView(db: Database, values: typeof clientViews.$inferInsert): Promise<void> {
  await db.insert(clientViews).values(values);
}

interface RequestedView {
  readonly id: string;
  readonly viewerId: string;
  readonly viewerSessionId: string;
  readonly requestedAfter: Date;
}

/** Binds it to the code that hands it over: false when it is another’s, too old, or handed over already. */
export async function bindHandoff(
  db: Database,
  requested: RequestedView,
  handoffId: string,
): Promise<boolean> {
  const bound = await db
    .update(clientViews)
    .set({ handoffId })
    .where(
      and(
        eq(clientViews.id, requested.id),
        eq(clientViews.viewerId, requested.viewerId),
        eq(clientViews.viewerSessionId, requested.viewerSessionId),
        gt(clientViews.createdAt, requested.requestedAfter),
        isNull(clientViews.handoffId),
      ),
    )
    .returning({ id: clientViews.id });
  return bound.length > 0;
}

const viewers = alias(users, 'viewers');

const isLeaving = sql<boolean>`exists (select 1 from ${deletionRequests} where ${deletionRequests.userId} = ${users.id}
  and ${deletionRequests.canceledAt} is null)`;

const selectViews = (db: Database, where: SQL | undefined) =>
  db
    .select({
      view: clientViews,
      client: users,
      viewer: viewers,
      // The column that is never null comes first: by it the session is found to be there.
      viewerSession: { absoluteExpiresAt: sessions.absoluteExpiresAt, revokedAt: sessions.revokedAt },
      isLeaving,
      versions: versionsOf(),
    })
    .from(clientViews)
    .innerJoin(users, eq(users.id, clientViews.clientId))
    .innerJoin(viewers, eq(viewers.id, clientViews.viewerId))
    .leftJoin(sessions, eq(sessions.id, clientViews.viewerSessionId))
    .where(where);

export type FoundView = Awaited<ReturnType<typeof selectViews>>[number];

export async function findViewByToken(db: Database, tokenHash: string): Promise<FoundView | null> {
  const [found] = await selectViews(db, eq(clientViews.tokenHash, tokenHash));
  return found ?? null;
}

export async function findView(db: Database, id: string): Promise<FoundView | null> {
  const [found] = await selectViews(db, eq(clientViews.id, id));
  return found ?? null;
}

export async function findViewByHandoff(db: Database, handoffId: string): Promise<FoundView | null> {
  const [found] = await selectViews(db, eq(clientViews.handoffId, handoffId));
  return found ?? null;
}

export async function saveOpening(
  db: Database,
  id: string,
  opening: { tokenHash: string; openedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(clientViews).set(opening).where(eq(clientViews.id, id));
}

const isOpened = isNotNull(clientViews.openedAt);
const isUnended = isNull(clientViews.endedAt);

/** True for the one caller that ended it. */
export async function saveEnd(db: Database, id: string, endedAt: Date): Promise<boolean> {
  const ended = await db
    .update(clientViews)
    .set({ endedAt })
    .where(and(eq(clientViews.id, id), isUnended))
    .returning({ id: clientViews.id });
  return ended.length > 0;
}

export function listUnendedViews(db: Database): Promise<FoundView[]> {
  return selectViews(db, and(isOpened, isUnended));
}

export interface AccessLine {
  readonly view: ClientViewRow;
  readonly viewer: { readonly firstname: string; readonly lastname: string };
}

/** The latest first. */
export async function listOpenedViews(
  db: Database,
  clientId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ lines: AccessLine[]; total: number }> {
  const own = and(eq(clientViews.clientId, clientId), isOpened);
  const lines = await db
    .select({ view: clientViews, viewer: { firstname: viewers.firstname, lastname: viewers.lastname } })
    .from(clientViews)
    .innerJoin(viewers, eq(viewers.id, clientViews.viewerId))
    .where(own)
    .orderBy(desc(clientViews.openedAt), desc(clientViews.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ total: count() }).from(clientViews).where(own);
  return { lines, total: counted?.total ?? 0 };
}
