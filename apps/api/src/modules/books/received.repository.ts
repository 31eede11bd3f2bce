import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type ReceiptRow, receipts } from '../../db/schema/cash.ts';

/** Returns the row, or nothing when the account has one with this external id already. */
export async function insertReceipt(
  tx: Database,
  row: typeof receipts.$inferInsert,
): Promise<ReceiptRow | undefined> {
  const [inserted] = await tx.insert(receipts).values(row).onConflictDoNothing().returning();
  return inserted;
}

export function listContractReceipts(db: Database, contractId: string): Promise<ReceiptRow[]> {
  return db
    .select()
    .from(receipts)
    .where(eq(receipts.contractId, contractId))
    .orderBy(receipts.day, receipts.id);
}
