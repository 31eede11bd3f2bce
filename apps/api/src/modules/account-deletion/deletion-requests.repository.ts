import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type DeletionRequestRow, deletionRequests, retainedData } from '../../db/schema/deletion.ts';

const stands = and(isNull(deletionRequests.canceledAt), isNull(deletionRequests.closedAt));

/** The one request that stands. */
export async function findStandingRequest(db: Database, userId: string): Promise<DeletionRequestRow | null> {
  const [row] = await db
    .select()
    .from(deletionRequests)
    .where(and(eq(deletionRequests.userId, userId), stands));
  return row ?? null;
}

/** The caller holds the account and has seen that no other request stands. */
export async function insertRequest(db: Database, row: typeof deletionRequests.$inferInsert): Promise<void> {
  await db.insert(deletionRequests).values(row);
}

export async function saveRequest(
  db: Database,
  id: string,
  change: Partial<typeof deletionRequests.$inferInsert>,
): Promise<void> {
  await db.update(deletionRequests).set(change).where(eq(deletionRequests.id, id));
}

/** Whose account is to be closed by this day, the oldest request first. */
export async function listDueClosings(db: Database, today: string): Promise<string[]> {
  const rows = await db
    .select({ userId: deletionRequests.userId })
    .from(deletionRequests)
    .where(and(stands, lte(deletionRequests.effectiveOn, today)))
    .orderBy(asc(deletionRequests.requestedAt));
  return rows.map(({ userId }) => userId);
}

/** Of whom something was kept until a day that is past. */
export async function listDueErasures(db: Database, today: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: retainedData.userId })
    .from(retainedData)
    .where(and(isNull(retainedData.erasedAt), lt(retainedData.until, today)));
  return rows.map(({ userId }) => userId);
}

export async function listRetained(db: Database, userId: string) {
  return db
    .select()
    .from(retainedData)
    .where(and(eq(retainedData.userId, userId), isNull(retainedData.erasedAt)));
}
