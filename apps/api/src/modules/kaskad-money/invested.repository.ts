// SQL of the receipts of investments and of what is paid back of each.
import { and, asc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { payouts, type ReceiptRow, receipts } from '../../db/schema/cash.ts';

/** A receipt and what is paid back of it already, in its asset. */
export interface InvestedReceipt {
  receipt: ReceiptRow;
  paidBack: string;
}

/** The receipts of an investment by day, held until the transaction ends; lock the investment before. */
export async function lockInvestedReceipts(tx: Database, investmentId: string): Promise<InvestedReceipt[]> {
  const rows = await tx
    .select()
    .from(receipts)
    .where(eq(receipts.investmentId, investmentId))
    .orderBy(asc(receipts.day), asc(receipts.recordedAt), asc(receipts.id))
    .for('update');
  const paid = await tx
    .select({ id: payouts.receiptId, sum: sql<string>`sum(${payouts.amount})::text` })
    .from(payouts)
    .where(
      and(
        eq(payouts.investmentId, investmentId),
        isNotNull(payouts.receiptId),
        notInArray(payouts.state, ['void', 'replaced']),
      ),
    )
    .groupBy(payouts.receiptId);
  const sums = new Map(paid.map(({ id, sum }) => [id, sum]));
  return rows.map((receipt) => ({ receipt, paidBack: sums.get(receipt.id) ?? '0' }));
}
