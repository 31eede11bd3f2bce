// SQL of who has which record open: one upsert and one read of the same index a report.
import { presenceLifetimeMs, type RecordRef } from '@repo/domain/records';
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/identity.ts';
import { recordPresence } from '../../db/schema/records.ts';

export interface Visit {
  record: RecordRef;
  userId: string;
}

const isVisit = ({ record: { kind, id }, userId }: Visit) =>
  and(eq(recordPresence.kind, kind), eq(recordPresence.recordId, id), eq(recordPresence.userId, userId));

/** A person who reports after their last report had expired has come again. */
export async function savePresence(
  db: Database,
  { record, userId, isEditing, now }: Visit & { isEditing: boolean; now: Date },
): Promise<void> {
  const isGone = sql`${recordPresence.seenAt} <= ${expiryAt(now)}`;
  await db
    .insert(recordPresence)
    .values({ kind: record.kind, recordId: record.id, userId, isEditing, since: now, seenAt: now })
    .onConflictDoUpdate({
      target: [recordPresence.kind, recordPresence.recordId, recordPresence.userId],
      set: {
        isEditing,
        seenAt: now,
        since: sql`case when ${isGone} then excluded.since else ${recordPresence.since} end`,
      },
    });
}

export async function deletePresence(db: Database, visit: Visit): Promise<void> {
  await db.delete(recordPresence).where(isVisit(visit));
}

/** The others who have it open, first come first. */
export function listOthers(
  db: Database,
  { record, userId, now }: Visit & { now: Date },
): Promise<{ firstname: string; lastname: string; isEditing: boolean }[]> {
  return db
    .select({
      firstname: users.firstname,
      lastname: users.lastname,
      isEditing: recordPresence.isEditing,
    })
    .from(recordPresence)
    .innerJoin(users, eq(users.id, recordPresence.userId))
    .where(
      and(
        eq(recordPresence.kind, record.kind),
        eq(recordPresence.recordId, record.id),
        ne(recordPresence.userId, userId),
        gt(recordPresence.seenAt, expiryAt(now)),
      ),
    )
    .orderBy(asc(recordPresence.since), asc(recordPresence.userId));
}

const expiryAt = (now: Date) => new Date(now.getTime() - presenceLifetimeMs);
