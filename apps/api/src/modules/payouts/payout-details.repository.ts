// SQL of « Coordonnées de versement ».
import type { PayoutRoute } from '@repo/domain/payouts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type PayoutDetailsRow, payoutDetails, receipts } from '../../db/schema/cash.ts';

function isFor(userId: string, { method, network }: PayoutRoute) {
  return and(
    eq(payoutDetails.userId, userId),
    eq(payoutDetails.method, method),
    sql`${payoutDetails.network} is not distinct from ${network}`,
  );
}

/** What the client declared for these means, newest first. */
export function listDetailsFor(
  db: Database,
  userId: string,
  route: PayoutRoute,
): Promise<PayoutDetailsRow[]> {
  return db
    .select()
    .from(payoutDetails)
    .where(isFor(userId, route))
    .orderBy(desc(payoutDetails.declaredAt), desc(payoutDetails.id));
}

/** Newest first. */
export function listDetails(db: Database, userId: string): Promise<PayoutDetailsRow[]> {
  return db
    .select()
    .from(payoutDetails)
    .where(eq(payoutDetails.userId, userId))
    .orderBy(desc(payoutDetails.declaredAt), desc(payoutDetails.id));
}

/** The caller holds the account, so that two declarations follow each other. */
export async function replaceDetails(
  tx: Database,
  row: Omit<PayoutDetailsRow, 'replacedAt'>,
  route: PayoutRoute,
): Promise<void> {
  await tx
    .update(payoutDetails)
    .set({ replacedAt: row.declaredAt })
    .where(and(isFor(row.userId, route), isNull(payoutDetails.replacedAt)));
  await tx.insert(payoutDetails).values(row);
}

/** Whether money of this client came from this address, alone or with others of the same transaction. */
export async function hasReceiptFrom(db: Database, userId: string, account: string): Promise<boolean> {
  const isSender = sql`${account} = any(string_to_array(${receipts.payerAccount}, ','))`;
  return (await db.$count(receipts, and(eq(receipts.userId, userId), isSender))) > 0;
}
