// All that was done to a contract or a payout: lines of the trail, and what the system booked for it.
import { aliasedTable, and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { journalEntries, orders } from '../../db/schema/books.ts';
import { users } from '../../db/schema/identity.ts';

export interface HistoryLine {
  id: string;
  action: string;
  at: Date;
  after: unknown;
  actorFirstname: string | null;
  actorLastname: string | null;
}

function selectTrail(
  db: Database,
  object: { type: 'contract' | 'payout'; id: string },
  leftOut: readonly string[] = [],
) {
  const author = aliasedTable(users, 'author');
  return db
    .select({
      id: sql<string>`${auditLog.id}::text`.as('id'),
      isBooked: sql<boolean>`false`.as('is_booked'),
      number: sql<number>`${auditLog.id}`.mapWith(Number).as('number'),
      action: sql<string>`${auditLog.action}`.as('action'),
      at: sql<Date>`${auditLog.at}`.mapWith(auditLog.at).as('at'),
      after: sql<unknown>`${auditLog.after}`.as('after'),
      actorFirstname: sql<string | null>`${author.firstname}`.as('actor_firstname'),
      actorLastname: sql<string | null>`${author.lastname}`.as('actor_lastname'),
    })
    .from(auditLog)
    .leftJoin(author, eq(author.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.objectType, object.type),
        eq(auditLog.objectId, object.id),
        notInArray(auditLog.action, ['trail.baseline', ...leftOut]),
      ),
    );
}

/** What was done to a payout, newest first. The approval of its request is « payout.approved », which the same act wrote. */
export async function listPayoutHistory(db: Database, payoutId: string): Promise<HistoryLine[]> {
  return selectTrail(db, { type: 'payout', id: payoutId }, ['change.approved']).orderBy(desc(auditLog.id));
}

/** Newest first. */
export async function listContractHistory(db: Database, contractId: string): Promise<HistoryLine[]> {
  const decided = selectTrail(db, { type: 'contract', id: contractId });
  const booked = db
    .select({
      id: sql<string>`'n' || ${journalEntries.number}`.as('id'),
      isBooked: sql<boolean>`true`.as('is_booked'),
      number: sql<number>`${journalEntries.number}`.mapWith(Number).as('number'),
      action: sql<string>`${orders.kind} || '.executed'`.as('action'),
      at: sql<Date>`${journalEntries.bookedAt}`.mapWith(journalEntries.bookedAt).as('at'),
      after: sql<unknown>`null::jsonb`.as('after'),
      actorFirstname: sql<string | null>`null::text`.as('actor_firstname'),
      actorLastname: sql<string | null>`null::text`.as('actor_lastname'),
    })
    .from(journalEntries)
    .innerJoin(orders, eq(orders.id, journalEntries.subjectId))
    .where(
      and(
        eq(journalEntries.contractId, contractId),
        inArray(journalEntries.kind, ['deal-in', 'deal-out', 'deal-back', 'rectification']),
      ),
    );
  return unionAll(decided, booked).orderBy(desc(sql`at`), desc(sql`is_booked`), desc(sql`number`));
}
