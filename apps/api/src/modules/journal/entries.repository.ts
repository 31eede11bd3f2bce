// SQL of the journal as staff read it: entries by page, with their postings.
import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  ilike,
  inArray,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { isAmong } from '../../db/is-among.ts';
import { escapeLike } from '../../db/like-pattern.ts';
import { type EntryKind, journalEntries, type PostingRow, postings } from '../../db/schema/books.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { entryReason } from '../books/books.repository.ts';

export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

export interface EntryFilter extends Period {
  number?: number | undefined;
  numbers?: readonly string[] | undefined;
  kind?: EntryKind | undefined;
  account?: string | undefined;
  asset?: string | undefined;
  contract?: string | undefined;
  /** The record they are about, as a receipt. */
  subject?: string | undefined;
  /** The start of a PO number. */
  q?: string | undefined;
}

export interface PageOf {
  page: number;
  pageSize: number;
  isDescending: boolean;
}

export function ofPeriod({ from, to }: Period): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(journalEntries.orderDay, from),
    to === undefined ? undefined : lte(journalEntries.orderDay, to),
  );
}

function whereOf(db: Database, filter: EntryFilter): SQL | undefined {
  const { number, numbers, kind, account, asset, contract, subject, q = '' } = filter;
  const lines = db
    .select({ one: sql`1` })
    .from(postings)
    .where(
      and(
        eq(postings.entry, journalEntries.number),
        account === undefined ? undefined : eq(postings.account, account),
        asset === undefined ? undefined : eq(postings.asset, asset),
      ),
    );
  const named = db
    .select({ id: contracts.id })
    .from(contracts)
    .where(ilike(contracts.poNumber, `${escapeLike(q.trim())}%`));
  return and(
    ofPeriod(filter),
    number === undefined ? undefined : eq(journalEntries.number, number),
    numbers === undefined ? undefined : isAmong(journalEntries.number, numbers, 'bigint'),
    kind === undefined ? undefined : eq(journalEntries.kind, kind),
    // Text against text: an id that is no uuid finds nothing.
    contract === undefined ? undefined : eq(sql`${journalEntries.contractId}::text`, contract),
    subject === undefined ? undefined : eq(journalEntries.subjectId, subject),
    account === undefined && asset === undefined ? undefined : exists(lines),
    q.trim() === '' ? undefined : inArray(journalEntries.contractId, named),
  );
}

/** The numbers of all, as `key`, in the order of the list; not yet executed. */
export function selectEntryKeys(db: Database, filter: EntryFilter, isDescending: boolean): SQL {
  return db
    .select({ key: sql`${journalEntries.number}::text`.as('key') })
    .from(journalEntries)
    .where(whereOf(db, filter))
    .orderBy((isDescending ? desc : asc)(journalEntries.number))
    .getSQL();
}

export async function countEntries(db: Database, filter: EntryFilter): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(journalEntries).where(whereOf(db, filter));
  return counted?.total ?? 0;
}

/** One page, not yet executed: the measure of its plan explains the same query. */
export function selectEntries(db: Database, filter: EntryFilter, { page, pageSize, isDescending }: PageOf) {
  const author = aliasedTable(users, 'author');
  const reversedBy = sql<number | null>`(
    select undoing.number::int from journal_entries undoing where undoing.reverses = ${journalEntries.number})`;
  return db
    .select({
      number: journalEntries.number,
      kind: journalEntries.kind,
      orderDay: journalEntries.orderDay,
      bookedAt: journalEntries.bookedAt,
      reason: entryReason,
      reverses: journalEntries.reverses,
      reversedBy,
      contractId: journalEntries.contractId,
      subjectId: journalEntries.subjectId,
      subjectType: journalEntries.subjectType,
      firstname: author.firstname,
      lastname: author.lastname,
    })
    .from(journalEntries)
    .leftJoin(author, eq(author.id, journalEntries.bookedBy))
    .where(whereOf(db, filter))
    .orderBy((isDescending ? desc : asc)(journalEntries.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** The postings of entries by their numbers, in order. */
export async function readPostings(
  db: Database,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, PostingRow[]>> {
  const rows = await db
    .select()
    .from(postings)
    .where(
      sql`${postings.entry} in (select value::bigint from json_array_elements_text(${JSON.stringify(numbers)}::json))`,
    )
    .orderBy(asc(postings.entry), asc(postings.line));
  return Map.groupBy(rows, ({ entry }) => entry);
}
