// Pages of a long list: from a row on, so that a page is as fast at row 900 000 as at the first, and rows inserted meanwhile move
// none from one page to another; or by number, near the start.
import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './client.ts';

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

/** Rows are counted, and added up, up to this. */
export const maxCounted = 10_000;

export interface Counted {
  total: number;
  /** False when there are more than `total`. */
  isExact: boolean;
}

export const exactly = (total: number): Counted => ({ total, isExact: true });

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
    await db.execute(sql`select count(*)::int as total from (${found} limit ${maxCounted + 1}) as found`),
  );
  const [{ total }] = counted.rows;
  return { total: Math.min(total, maxCounted), isExact: total <= maxCounted };
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
