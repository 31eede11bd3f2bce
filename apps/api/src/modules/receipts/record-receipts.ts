import type { ReceiptRow, receipts } from '../../db/schema/cash.ts';
import type { Actor, Deps } from '../../deps.ts';
import { bookEntries } from '../books/book-entries.ts';
import { receiptEntry } from '../books/cash-entries.ts';
import { insertReceipts } from '../books/received.repository.ts';

/**
 * Money that arrived, with the entry of each receipt; call it last in the transaction. Receipts that the account has
 * already are left out of the result.
 */
export async function recordReceipts(
  deps: Deps,
  actor: Actor,
  rows: readonly (typeof receipts.$inferInsert)[],
): Promise<ReceiptRow[]> {
  const inserted = await insertReceipts(deps.db, rows);
  await bookEntries(deps, actor, inserted.map(receiptEntry));
  return inserted;
}
