import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/books.ts';
import { type ReceiptRow, receipts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';

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

/** The line of the account with this external id, and the number of the contract that it pays. */
export async function findReceiptUse(
  db: Database,
  { account, externalId }: { account: string; externalId: string },
): Promise<{ poNumber: string | null } | undefined> {
  const [row] = await db
    .select({ poNumber: contracts.poNumber })
    .from(receipts)
    .leftJoin(contracts, eq(contracts.id, receipts.contractId))
    .where(and(eq(receipts.account, account), eq(receipts.externalId, externalId)));
  return row;
}

/** Oldest first; those of one day in the order in which they were recorded. */
export function listContractReceipts(db: Database, contractId: string): Promise<ReceiptRow[]> {
  return db
    .select()
    .from(receipts)
    .where(eq(receipts.contractId, contractId))
    .orderBy(receipts.day, receipts.recordedAt, receipts.id);
}

/** The last time that the payment of a contract was rectified, and how often; one at a corrected NAV or quote keeps its sum. */
export async function findRectification(
  db: Database,
  contractId: string,
): Promise<{ at: Date; time: number } | null> {
  const placed = await db
    .selectDistinct({ at: orders.placedAt })
    .from(orders)
    .where(and(eq(orders.contractId, contractId), eq(orders.kind, 'subscription')))
    .orderBy(orders.placedAt);
  const last = placed.at(-1);
  return last === undefined || placed.length === 1 ? null : { at: last.at, time: placed.length - 1 };
}
