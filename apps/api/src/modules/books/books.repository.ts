// SQL of the journal and the register of units: rows are inserted by thousands, and never changed.
import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { type BookedQuote, entryReasons, journalEntries, postings } from '../../db/schema/books.ts';

/** The first of `count` numbers of a gapless series; the series is held until the transaction ends. */
export async function takeNumbers(tx: Database, series: string, count: number): Promise<number> {
  const result: unknown = await tx.execute(sql`
    insert into book_counters (name, last) values (${series}, ${count})
    on conflict (name) do update set last = book_counters.last + excluded.last returning last`);
  const { rows } = z.object({ rows: z.tuple([z.object({ last: z.coerce.number() })]) }).parse(result);
  return rows[0].last - count + 1;
}

export interface EntryColumns {
  number: number;
  kind: string;
  order_day: string;
  booked_at: string;
  booked_by: string | null;
  document_id: string | null;
  reverses: number | null;
  contract_id: string | null;
  subject_type: string | null;
  subject_id: string | null;
}

export async function insertEntries(tx: Database, rows: readonly EntryColumns[]): Promise<void> {
  await tx.execute(sql`
    insert into journal_entries
    select * from json_populate_recordset(null::journal_entries, ${JSON.stringify(rows)}::json)`);
}

/** Apart from the entries, which are never erased. */
export async function insertReasons(
  tx: Database,
  rows: readonly (typeof entryReasons.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(entryReasons).values([...rows]);
}

/** As a person wrote it; null once it is erased. */
export const entryReason = sql<string | null>`coalesce((
  select r.reason from entry_reasons r where r.entry = ${journalEntries.number}), ${journalEntries.reason})`;

export interface PostingColumns {
  entry: number;
  line: number;
  account: string;
  asset: string;
  amount: string;
}

/**
 * All the postings of an entry in one statement: the database checks that they balance as it ends. An array a column, as thousands of
 * rows are half a second of JSON.
 */
export async function insertPostings(tx: Database, rows: readonly PostingColumns[]): Promise<void> {
  const column = (name: keyof PostingColumns) => sql.param(rows.map((row) => row[name]));
  await tx.execute(sql`
    insert into postings (entry, line, account, asset, amount)
    select * from unnest(${column('entry')}::bigint[], ${column('line')}::smallint[], ${column('account')}::text[],
      ${column('asset')}::text[], ${column('amount')}::numeric[])`);
}

export interface MovementColumns {
  strategy_id: string;
  number: number;
  contract_id: string;
  order_id: string;
  nature: string;
  units: string;
  order_day: string;
  dealing_day: string;
  nav: string | null;
  nav_version: number | null;
  quotes: readonly BookedQuote[];
  asset: string;
  gross: string;
  fees: string;
  net: string;
  reference_amount: string;
  cost: string;
  reverses: number | null;
  entry: number;
  booked_at: string;
}

export async function insertMovements(tx: Database, rows: readonly MovementColumns[]): Promise<void> {
  await tx.execute(sql`
    insert into unit_movements
    select * from json_populate_recordset(null::unit_movements, ${JSON.stringify(rows)}::json)`);
}

export async function digestEntries(db: Database, first: number, last: number): Promise<string> {
  const result: unknown = await db.execute(sql`select books_digest(${first}, ${last}) as digest`);
  return z.object({ rows: z.tuple([z.object({ digest: z.string() })]) }).parse(result).rows[0].digest;
}

/** The numbers of the entries about a receipt or an order, oldest first. */
export async function listSubjectEntries(db: Database, subjectId: string): Promise<number[]> {
  const rows = await db
    .select({ number: journalEntries.number })
    .from(journalEntries)
    .where(eq(journalEntries.subjectId, subjectId))
    .orderBy(asc(journalEntries.number));
  return rows.map(({ number }) => number);
}

export function listSubjectPostings(db: Database, subjectId: string) {
  return db
    .select({ account: postings.account, asset: postings.asset, amount: postings.amount })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.number, postings.entry))
    .where(eq(journalEntries.subjectId, subjectId))
    .orderBy(asc(postings.entry), asc(postings.line));
}
