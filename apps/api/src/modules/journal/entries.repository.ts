// SQL of the journal as staff read it: entries by page, with their postings.
import { daysBetween, isoDay } from '@repo/domain/dates';
import {
  aliasedTable,
  and,
  asc,
  eq,
  exists,
  gte,
  inArray,
  like,
  lte,
  ne,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { isAmong, isUuid } from '../../db/is-among.ts';
import {
  inOrderOf,
  type ListOrder,
  type PageBoundary,
  type PagePlace,
  pageClauses,
  readPage,
} from '../../db/keyset.ts';
import { escapeLike } from '../../db/like-pattern.ts';
import {
  bookCounters,
  journalEntries,
  kaskadEntryKinds,
  type PostingRow,
  postings,
  type YieldEntryKind,
} from '../../db/schema/books.ts';
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
  kind?: YieldEntryKind | undefined;
  kind_not?: YieldEntryKind | undefined;
  account?: string | undefined;
  asset?: string | undefined;
  contract?: string | undefined;
  /** The record they are about, as a receipt. */
  subject?: string | undefined;
  /** The start of a PO number. */
  q?: string | undefined;
}

export interface PageOf extends PagePlace {
  isDescending: boolean;
}

export function ofPeriod({ from, to }: Period): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(journalEntries.orderDay, from),
    to === undefined ? undefined : lte(journalEntries.orderDay, to),
  );
}

/** Longer ones are found by walking through the numbers. */
const maxNarrowDays = 92;

/**
 * The numbers of a short period: numbers follow the days of booking, so that an old month is far from either end, and a walk through the
 * numbers would read all that is before it.
 */
function withinNumbers({ from, to }: Period): SQL | undefined {
  if (from === undefined || to === undefined || daysBetween(isoDay(from), isoDay(to)) > maxNarrowDays)
    return undefined;
  const end = (direction: SQL) => sql`
    select n.number from generate_series(${from}::date, ${to}::date, interval '1 day') as d cross join lateral (
      select e.number from journal_entries e where e.order_day = d::date order by e.number ${direction} limit 1) n
    order by n.number ${direction} limit 1`;
  return sql`${journalEntries.number} between (${end(sql`asc`)}) and (${end(sql`desc`)})`;
}

const ofKaskad = inArray(journalEntries.kind, [...kaskadEntryKinds]);

/** Of an entry that is not Kaskad's. */
export const yieldKind = sql<YieldEntryKind>`${journalEntries.kind}`;

function whereOf(db: Database, filter: EntryFilter): SQL | undefined {
  const { number, numbers, kind, kind_not: kindNot, account, asset, contract, subject, q = '' } = filter;
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
    .where(like(contracts.poNumber, `${escapeLike(q.trim().toUpperCase())}%`));
  return and(
    notInArray(journalEntries.kind, [...kaskadEntryKinds]),
    ofPeriod(filter),
    withinNumbers(filter),
    number === undefined ? undefined : eq(journalEntries.number, number),
    numbers === undefined ? undefined : isAmong(journalEntries.number, numbers, 'bigint'),
    kind === undefined ? undefined : eq(journalEntries.kind, kind),
    kindNot === undefined ? undefined : ne(journalEntries.kind, kindNot),
    contract === undefined
      ? undefined
      : isUuid(contract)
        ? eq(journalEntries.contractId, contract)
        : sql`false`,
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
    .orderBy(...inOrderOf(orderOf(isDescending)))
    .getSQL();
}

/** Selects the entries of the list, to be counted. */
export const selectFound = (db: Database, filter: EntryFilter) =>
  db.select({ number: journalEntries.number }).from(journalEntries).where(whereOf(db, filter));

/** All but Kaskad's: the numbers of both together have no gap. */
export async function countEntries(db: Database): Promise<number> {
  const [counter] = await db
    .select({ last: bookCounters.last })
    .from(bookCounters)
    .where(eq(bookCounters.name, 'journal'));
  return (counter?.last ?? 0) - (await db.$count(journalEntries, ofKaskad));
}

const orderOf = (isDescending: boolean): ListOrder => ({ by: [journalEntries.number], isDescending });

export const listEntryRows = (db: Database, filter: EntryFilter, page: PageOf) =>
  readPage(page, {
    find: async (number) => [{ boundary: [number] }],
    select: (boundary) => selectEntries(db, filter, { page, boundary }),
  });

/** One page, not yet executed: the measure of its plan explains the same query. */
export function selectEntries(
  db: Database,
  filter: EntryFilter,
  { page, boundary }: { page: PageOf; boundary: PageBoundary | null },
) {
  const clauses = pageClauses(orderOf(page.isDescending), page, boundary);
  const author = aliasedTable(users, 'author');
  const reversedBy = sql<number | null>`(
    select undoing.number::int from journal_entries undoing where undoing.reverses = ${journalEntries.number})`;
  return db
    .select({
      number: journalEntries.number,
      kind: yieldKind,
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
    .where(and(whereOf(db, filter), clauses.where))
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit)
    .offset(clauses.offset);
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
