// SQL of receipts: money received on the accounts of the house.
import { and, count, desc, eq, gte, ilike, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { isAmong } from '../../db/is-among.ts';
import { containing } from '../../db/like-pattern.ts';
import { journalEntries } from '../../db/schema/books.ts';
import { type ReceiptRow, receipts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';

export async function findReceipt(
  db: Database,
  key: { id: string } | { account: string; externalId: string },
): Promise<ReceiptRow | undefined> {
  const where =
    'id' in key
      ? eq(receipts.id, key.id)
      : and(eq(receipts.account, key.account), eq(receipts.externalId, key.externalId));
  const [row] = await db.select().from(receipts).where(where);
  return row;
}

/** Held until the transaction ends; the caller holds its contract already. */
export async function lockReceipt(tx: Database, id: string): Promise<ReceiptRow | undefined> {
  const [row] = await tx.select().from(receipts).where(eq(receipts.id, id)).for('update');
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

export interface ReceiptFilters {
  state: ReceiptRow['state'];
  q: string;
  account?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

function whereOf({ state, q, account, from, to }: ReceiptFilters): SQL | undefined {
  const pattern = containing(q);
  return and(
    eq(receipts.state, state),
    account === undefined ? undefined : eq(receipts.account, account),
    from === undefined ? undefined : gte(receipts.day, from),
    to === undefined ? undefined : lte(receipts.day, to),
    q === ''
      ? undefined
      : or(
          ilike(receipts.payerName, pattern),
          ilike(receipts.payerAccount, pattern),
          ilike(receipts.wording, pattern),
          ilike(receipts.txid, pattern),
          ilike(contracts.poNumber, pattern),
        ),
  );
}

/** The ids of all, as `key`, in the order of the list; not yet executed. */
export function selectReceiptKeys(db: Database, filters: ReceiptFilters): SQL {
  return db
    .select({ key: sql`${receipts.id}::text`.as('key') })
    .from(receipts)
    .leftJoin(contracts, eq(contracts.id, receipts.contractId))
    .where(whereOf(filters))
    .orderBy(desc(receipts.day), desc(receipts.id))
    .getSQL();
}

export interface NamedReceipt {
  receipt: ReceiptRow;
  /** Of the contract that it pays. */
  poNumber: string | null;
}

/** In any order. */
export function readReceiptRows(db: Database, ids: readonly string[]): Promise<NamedReceipt[]> {
  return db
    .select({ receipt: receipts, poNumber: contracts.poNumber })
    .from(receipts)
    .leftJoin(contracts, eq(contracts.id, receipts.contractId))
    .where(isAmong(receipts.id, ids));
}

/** Latest value date first. */
export async function listReceiptRows(
  db: Database,
  filters: ReceiptFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ReceiptRow[]; total: number }> {
  const where = whereOf(filters);
  const rows = await db
    .select({ receipt: receipts })
    .from(receipts)
    .leftJoin(contracts, eq(contracts.id, receipts.contractId))
    .where(where)
    .orderBy(desc(receipts.day), desc(receipts.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: count() })
    .from(receipts)
    .leftJoin(contracts, eq(contracts.id, receipts.contractId))
    .where(where);
  return { rows: rows.map(({ receipt }) => receipt), total: counted?.total ?? 0 };
}

/** Those of a tab: a row that a rectification replaced is in none. */
type ListedState = Exclude<ReceiptRow['state'], 'reversed'>;

export async function countReceiptStates(db: Database): Promise<Record<ListedState, number>> {
  const rows = await db
    .select({ state: receipts.state, total: count() })
    .from(receipts)
    .groupBy(receipts.state);
  const counts = new Map(rows.map(({ state, total }) => [state, total]));
  const of = (state: ListedState) => counts.get(state) ?? 0;
  return {
    open: of('open'),
    attached: of('attached'),
    unmatched: of('unmatched'),
    returned: of('returned'),
    payout_return: of('payout_return'),
  };
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
