import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type ReceiptRow, receipts } from '../../db/schema/cash.ts';

/** A statement has 65 535 parameters at most. */
const ROWS_AN_INSERT = 1_000;

/** Returns those that were inserted: not those whose external id the account has already. */
export async function insertReceipts(
  tx: Database,
  rows: readonly (typeof receipts.$inferInsert)[],
): Promise<ReceiptRow[]> {
  const inserted: ReceiptRow[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AN_INSERT) {
    const part = rows.slice(from, from + ROWS_AN_INSERT);
    inserted.push(...(await tx.insert(receipts).values(part).onConflictDoNothing().returning()));
  }
  return inserted;
}

/** Returns the row, or nothing when the account has one with this external id already. */
export async function insertReceipt(
  tx: Database,
  row: typeof receipts.$inferInsert,
): Promise<ReceiptRow | undefined> {
  const [inserted] = await insertReceipts(tx, [row]);
  return inserted;
}

/** Whether the account has a line with this external id. */
export async function hasReceipt(
  db: Database,
  { account, externalId }: { account: string; externalId: string },
): Promise<boolean> {
  return (
    (await db.$count(receipts, and(eq(receipts.account, account), eq(receipts.externalId, externalId)))) > 0
  );
}

export function listContractReceipts(db: Database, contractId: string): Promise<ReceiptRow[]> {
  return db
    .select()
    .from(receipts)
    .where(eq(receipts.contractId, contractId))
    .orderBy(receipts.day, receipts.id);
}
