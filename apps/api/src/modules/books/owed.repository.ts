import { openPayoutStates } from '@repo/domain/payouts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { insertMany } from '../../db/insert-many.ts';
import { payouts } from '../../db/schema/cash.ts';

export function insertPayouts(tx: Database, rows: readonly (typeof payouts.$inferInsert)[]): Promise<void> {
  return insertMany(tx, payouts, rows);
}

const ofClosing = (contractId: string) =>
  and(eq(payouts.contractId, contractId), eq(payouts.kind, 'closing'));

export function listClosingPayouts(db: Database, contractId: string): Promise<{ id: string }[]> {
  return db.select({ id: payouts.id }).from(payouts).where(ofClosing(contractId));
}

/** Held until the transaction ends. */
export async function lockClosingPayouts(tx: Database, contractId: string): Promise<void> {
  await tx.select({ id: payouts.id }).from(payouts).where(ofClosing(contractId)).for('update');
}

/** States of a payout that another may replace: of one from before the books no person knows whether it was paid. */
const replaceable = openPayoutStates.filter((state) => state !== 'to_qualify');

export const isReplaceable = ({ state }: Pick<typeof payouts.$inferSelect, 'state'>): boolean =>
  replaceable.some((one) => one === state);

/** Whether it was still owed, and is owed no more. */
export async function replacePayout(tx: Database, id: string, reason: string): Promise<boolean> {
  const replaced = await tx
    .update(payouts)
    .set({ state: 'replaced', reason })
    .where(and(eq(payouts.id, id), inArray(payouts.state, replaceable)))
    .returning({ id: payouts.id });
  return replaced.length > 0;
}
