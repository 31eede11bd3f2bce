// SQL of receipts: money received on the accounts of the house.
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { journalEntries } from '../../db/schema/books.ts';
import { type ReceiptRow, receipts } from '../../db/schema/cash.ts';

/** Those of Kaskad are not found here. */
const isOfYield = ne(receipts.state, 'invested');

export async function findReceipt(
  db: Database,
  key: { id: string } | { account: string; externalId: string },
): Promise<ReceiptRow | undefined> {
  const where =
    'id' in key
      ? eq(receipts.id, key.id)
      : and(eq(receipts.account, key.account), eq(receipts.externalId, key.externalId));
  const [row] = await db.select().from(receipts).where(and(where, isOfYield));
  return row;
}

/** Held until the transaction ends; the caller holds its contract already. */
export async function lockReceipt(tx: Database, id: string): Promise<ReceiptRow | undefined> {
  const [row] = await tx
    .select()
    .from(receipts)
    .where(and(eq(receipts.id, id), isOfYield))
    .for('update');
  return row;
}

export async function saveReceipt(
  tx: Database,
  id: string,
  changes: Partial<typeof receipts.$inferInsert>,
): Promise<ReceiptRow> {
  const [row] = await tx.update(receipts).set(changes).where(eq(receipts.id, id)).returning();
  if (row === undefined) throw new Error(`receipt ${id} is gone`);
  return row;
}

/** The number of the entry that attached it last, and was not reversed. */
export async function findMatchEntry(db: Database, receiptId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ number: journalEntries.number })
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.subjectId, receiptId),
        eq(journalEntries.kind, 'match'),
        sql`not exists (select 1 from journal_entries later where later.reverses = ${journalEntries.number})`,
      ),
    )
    .orderBy(desc(journalEntries.number));
  return row?.number;
}
