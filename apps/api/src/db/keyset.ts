// Pages of a long list: from a row on, so that a page is as fast at row 900 000 as at the first, and rows inserted meanwhile move
// none from one page to another; or by number, near the start.
import { and, asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from './client.ts';
import { isAmong } from './is-among.ts';

export interface ListOrder {
  /** Never null, and together of one row alone, so that no row is on two pages or on none; an index has them in this order. */
  by: readonly SQLWrapper[];
  isDescending: boolean;
}

/** `after` and `before` are ids of rows; without either, the page is found by its number. */
export interface PagePlace {
  after?: string | undefined;
  before?: string | undefined;
  page: number;
  pageSize: number;
}

/** What the row that a page starts after, or ends before, is ordered by, as text. */
export type PageBoundary = readonly string[];

/** Rows that a page found by its number may skip. */
const maxSkippedRows = 10_000;

const skippedRows = ({ page, pageSize }: PagePlace): number => (page - 1) * pageSize;

const rowOf = ({ after, before }: PagePlace): string | undefined => after ?? before;

/** Whether a page found by its number is too far. */
export const isTooFar = (place: PagePlace): boolean =>
  rowOf(place) === undefined && skippedRows(place) >= maxSkippedRows;

/**
 * The clauses of a page. `boundary` is of the row that `after` or `before` names. Before a row they read backwards: `readPage`
 * reverses the rows.
 */
export function pageClauses(order: ListOrder, place: PagePlace, boundary: PageBoundary | null) {
  const isDescending = order.isDescending !== isBackwards(place);
  const comparison = isDescending ? sql`<` : sql`>`;
  const values = boundary?.map((value) => sql`${value}`) ?? [];
  return {
    where:
      boundary === null
        ? undefined
        : sql`(${sql.join([...order.by], sql`, `)}) ${comparison} (${sql.join(values, sql`, `)})`,
    orderBy: inOrderOf({ by: order.by, isDescending }),
    limit: place.pageSize,
    offset: boundary === null ? skippedRows(place) : 0,
  };
}

interface PageRows {
  id: PgColumn;
  where: SQL | undefined;
  order: ListOrder;
  boundary: PageBoundary | null;
}

/** Selects the `id` of each row of a page: a test of its plan explains the same query. Rows that it skips are not joined. */
export function selectPage(db: Database, place: PagePlace, { id, where, order, boundary }: PageRows) {
  const page = pageClauses(order, place, boundary);
  return db
    .select({ id })
    .from(id.table)
    .where(and(where, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
}

/** All rows in the order of the list. */
export const inOrderOf = ({ by, isDescending }: ListOrder): SQL[] => by.map(isDescending ? desc : asc);

/** The columns of a boundary, in the order that they are compared in: the caller selects them of one row. */
export const boundaryOf = ({ by }: ListOrder) => ({
  boundary: sql<string[]>`array[${sql.join(
    by.map((column) => sql`(${column})::text`),
    sql`, `,
  )}]`,
});

/** One page. Empty when the row that it starts from is gone. */
export async function readPage<Row>(
  place: PagePlace,
  {
    find,
    select,
  }: {
    /** What a row is ordered by, by its id. */
    find: (id: string) => PromiseLike<readonly { boundary: PageBoundary }[]>;
    select: (boundary: PageBoundary | null) => PromiseLike<Row[]>;
  },
): Promise<Row[]> {
  const id = rowOf(place);
  if (id === undefined) return select(null);
  const [row] = await find(id);
  if (row === undefined) return [];
  const rows = await select(row.boundary);
  return isBackwards(place) ? rows.toReversed() : rows;
}

export function isBackwards({ after, before }: PagePlace): boolean {
  return after === undefined && before !== undefined;
}

/** Of a few thousand rows in any order a planner prefers the table, hoping to meet them soon: they may all be at its end. */
export function byIndexes(db: Database, query: SQL) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(query);
  });
}

/** Rows are counted, and added up, up to this. */
export const maxCounted = 2_000;

export interface Counted {
  total: number;
  /** False when there are more than `total`. */
  isExact: boolean;
}

export const exactly = (total: number): Counted => ({ total, isExact: true });

export interface SearchedList<Row> {
  /** Null without a search. */
  search: ListSearch | null;
  /** What a search reads at most before a page is read in its order instead. */
  countedUpTo?: number | undefined;
  id: PgColumn;
  order: ListOrder;
  /** What a row is ordered by, by its id. */
  find: (id: string) => PromiseLike<readonly { boundary: PageBoundary }[]>;
  /** Selects the ids of a page in the order of an index. */
  inOrder: (boundary: PageBoundary | null) => SQLWrapper;
  select: (rows: { where: SQL; orderBy: SQL[] }) => PromiseLike<Row[]>;
}

export interface ListSearch {
  /** Selects these columns of each row that it finds, in any order. */
  found: (columns: SQL) => SQL;
  /** Some of them, by an index that ends at the limit; of more than it, no other is read. */
  start?: ((columns: SQL) => SQL) | undefined;
}

/** One page; of a search with its count, which is null of any other list. */
export async function readListPage<Row>(
  db: Database,
  place: PagePlace,
  { search, countedUpTo = maxCounted, id, order, find, inOrder, select }: SearchedList<Row>,
): Promise<{ rows: Row[]; counted: Counted | null }> {
  let counted: Counted | null = null;
  const rows = await readPage(place, {
    find,
    select: async (boundary) => {
      const found = search && (await scanFound(db, place, { search, countedUpTo, id, order, boundary }));
      counted = found && found.counted;
      const { orderBy } = pageClauses(order, place, boundary);
      const where = found?.ids ? isAmong(id, found.ids) : sql`${id} in (${inOrder(boundary)})`;
      return select({ where, orderBy });
    },
  });
  return { rows, counted };
}

const scanSchema = z.object({ rows: z.tuple([z.object({ total: z.number(), ids: z.array(z.string()) })]) });

interface Scanned extends Pick<SearchedList<unknown>, 'id' | 'order'> {
  search: ListSearch;
  countedUpTo: number;
  boundary: PageBoundary | null;
}

/**
 * The page and the count by one scan: an index of trigrams has no order, and is read whole for either. What is found is put in order when that is all of
 * it; of more, `ids` is null: a page is then soon full in the order of an index.
 */
async function scanFound(
  db: Database,
  place: PagePlace,
  { search, countedUpTo, id, order, boundary }: Scanned,
): Promise<{ counted: Counted; ids: string[] | null }> {
  const names = order.by.map((_column, at) => sql.identifier(`by_${at}`));
  const columns = order.by.map((column, at) => sql`${column} as ${names[at]}`);
  const selected = sql.join([sql`${id} as id`, ...columns], sql`, `);
  const limit = sql`limit ${countedUpTo + 1}`;
  const isFull = sql`(select count(*) from start) > ${countedUpTo}`;
  const all = sql`select * from (${search.found(selected)}) as each`;
  const page = pageClauses({ ...order, by: names.map((name) => sql`${name}`) }, place, boundary);
  const result: unknown = await byIndexes(
    db,
    sql`
    with ${
      search.start === undefined
        ? sql`found as materialized (${all} ${limit})`
        : sql`start as materialized (select * from (${search.start(selected)}) as each ${limit}),
          found as materialized (select * from start where ${isFull} union all (${all} where not ${isFull} ${limit}))`
    }
    select (select count(*)::int from found) as total, array(
      select id::text from found where ${page.where ?? sql`true`} order by ${sql.join(page.orderBy, sql`, `)}
      limit ${page.limit} offset ${page.offset}) as ids`,
  );
  const [{ total, ids }] = scanSchema.parse(result).rows;
  const counted = upTo(countedUpTo, total);
  return { counted, ids: counted.isExact ? ids : null };
}

const upTo = (limit: number, total: number): Counted => ({
  total: Math.min(total, limit),
  isExact: total <= limit,
});

/**
 * How many rows a list has. A first page that is not full holds them all; without a filter `countAll` knows, from counts kept
 * beside the rows; else the rows that `found` selects are counted, up to a limit.
 */
export async function countRows(
  db: Database,
  { place, shown, countAll, found }: CountedRows,
): Promise<Counted> {
  const { page, pageSize } = place;
  if (page === 1 && rowOf(place) === undefined && shown < pageSize) return exactly(shown);
  if (countAll !== undefined) return exactly(await countAll());
  const counted = countSchema.parse(
    await byIndexes(db, sql`select count(*)::int as total from (${found} limit ${maxCounted + 1}) as found`),
  );
  const [{ total }] = counted.rows;
  return upTo(maxCounted, total);
}

const countSchema = z.object({ rows: z.tuple([z.object({ total: z.number() })]) });

export interface CountedRows {
  place: PagePlace;
  /** Rows on the page. */
  shown: number;
  countAll?: (() => Promise<number>) | undefined;
  /** Selects anything of each row. */
  found: SQLWrapper;
}
