// SQL of the bank details and addresses that wait for their hour, and of the clients who read them.
import { and, asc, eq, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { plannedPaymentDetails } from '../../db/schema/strategies.ts';

export type PlannedDetailsRow = typeof plannedPaymentDetails.$inferSelect;

/** Those that wait, by product. */
export async function findPlannedDetails(db: Database): Promise<ReadonlyMap<string, PlannedDetailsRow>> {
  const rows = await db.select().from(plannedPaymentDetails).where(isNull(plannedPaymentDetails.appliedAt));
  return new Map(rows.map((row) => [row.strategyId, row]));
}

export async function insertPlannedDetails(
  tx: Database,
  row: typeof plannedPaymentDetails.$inferInsert,
): Promise<void> {
  await tx.insert(plannedPaymentDetails).values(row);
}

/** The one that is due the longest, held until the transaction ends; another process takes another. */
export async function lockDueDetails(tx: Database, now: Date): Promise<PlannedDetailsRow | undefined> {
  const { appliedAt, effectiveAt } = plannedPaymentDetails;
  const [row] = await tx
    .select()
    .from(plannedPaymentDetails)
    .where(and(isNull(appliedAt), lte(effectiveAt, now)))
    .orderBy(asc(effectiveAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function markDetailsApplied(tx: Database, changeRequestId: string, at: Date): Promise<void> {
  await tx
    .update(plannedPaymentDetails)
    .set({ appliedAt: at })
    .where(eq(plannedPaymentDetails.changeRequestId, changeRequestId));
}

/** The request whose details waited for the product, and are never applied; undefined when none does. */
export async function markDetailsStopped(
  tx: Database,
  strategyId: string,
  { at, by, reason }: { at: Date; by: string; reason: string },
): Promise<string | undefined> {
  const [row] = await tx
    .update(plannedPaymentDetails)
    // Also a process of the previous release then leaves them alone.
    .set({ appliedAt: at, stoppedBy: by, stopReason: reason })
    .where(and(eq(plannedPaymentDetails.strategyId, strategyId), isNull(plannedPaymentDetails.appliedAt)))
    .returning({ id: plannedPaymentDetails.changeRequestId });
  return row?.id;
}

const isUnpaid = and(
  inArray(contracts.status, ['pending', 'signed']),
  notInArray(contracts.paymentStatus, ['paid', 'canceled']),
);

/** The contracts whose clients are still to pay, by product. */
export async function countUnpaid(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ strategyId: contracts.strategyId, count: sql<number>`count(*)::integer` })
    .from(contracts)
    .where(isUnpaid)
    .groupBy(contracts.strategyId);
  return new Map(rows.map(({ strategyId, count }) => [strategyId, count]));
}

/** Each holder of one or several unpaid contracts of a product, once; a locked one pays once they are unlocked. */
export function listUnpaidHolders(db: Database, strategyId: string) {
  const holders = db
    .selectDistinct({ userId: contracts.userId })
    .from(contracts)
    .where(and(eq(contracts.strategyId, strategyId), isUnpaid));
  return db
    .select()
    .from(users)
    .where(and(inArray(users.id, holders), or(isNull(users.disabledAt), isNotNull(users.lockedAt))))
    .orderBy(asc(users.id));
}
