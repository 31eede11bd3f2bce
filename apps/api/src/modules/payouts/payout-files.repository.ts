// SQL of files of credit transfers.
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type PayoutRow, payoutFiles, payouts } from '../../db/schema/cash.ts';

export type PayoutFileRow = typeof payoutFiles.$inferSelect;

export async function insertPayoutFile(tx: Database, row: PayoutFileRow): Promise<void> {
  await tx.insert(payoutFiles).values(row);
}

/** Holds the file until the transaction ends. */
export async function lockPayoutFile(tx: Database, id: string): Promise<PayoutFileRow | null> {
  const [row] = await tx.select().from(payoutFiles).where(eq(payoutFiles.id, id)).for('update');
  return row ?? null;
}

/** The payouts of a file that are still to be executed, locked in the order of ids. */
export function lockFiledPayouts(tx: Database, fileId: string): Promise<PayoutRow[]> {
  return tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.fileId, fileId), eq(payouts.state, 'to_execute')))
    .orderBy(asc(payouts.id))
    .for('update');
}

export async function findPayoutFile(db: Database, id: string): Promise<PayoutFileRow | null> {
  const [row] = await db.select().from(payoutFiles).where(eq(payoutFiles.id, id));
  return row ?? null;
}
