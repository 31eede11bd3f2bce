// Pages of a long list: from a row on, so that a page is as fast at row 900 000 as at the first, and rows inserted meanwhile move
// none from one page to another; or by number, near the start.
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export interface ListOrder {
  /** Never null, and the start of an index that `id` ends. */
  by: SQL;
  /** Breaks ties, so that no row is on two pages or on none. */
  id: PgColumn;
  isDescending: boolean;
}

/** `after` and `before` are ids of rows; without either, the page is found by its number. */
export interface PagePlace {
  after?: string | undefined;
  before?: string | undefined;
  page: number;
  pageSize: number;
}

/** A row that a page starts after or ends before: its id, and what it is ordered by, as text. */
export interface PageBoundary {
  id: string;
  value: string;
}

/** Rows that a page found by its number may skip. */
const maxSkippedRows = 10_000;

const skippedRows = ({ page, pageSize }: PagePlace): number => (page - 1) * pageSize;

/** Whether a page found by its number is too far: `httpErrors.pageTooFar`. */
export const isTooFar = (place: PagePlace): boolean =>
  place.after === undefined && place.before === undefined && skippedRows(place) >= maxSkippedRows;

/** A search is counted up to this. */
export const maxCounted = 10_000;

/** A first page that is not full holds every row found: the search need not run again to count them. */
export const isWhole = ({ page, pageSize, after, before }: PagePlace, found: number): boolean =>
  page === 1 && after === undefined && before === undefined && found < pageSize;

/**
 * The clauses of a page. `boundary` is the row that `after` or `before` names. Before a row they read backwards: the caller
 * reverses the rows (`inOrder`).
 */
export function pageClauses(order: ListOrder, place: PagePlace, boundary: PageBoundary | null) {
  const isDescending = order.isDescending !== isBackwards(place);
  const direction = isDescending ? desc : asc;
  const comparison = isDescending ? sql`<` : sql`>`;
  return {
    where:
      boundary === null
        ? undefined
        : sql`(${order.by}, ${order.id}) ${comparison} (${boundary.value}, ${boundary.id})`,
    orderBy: [direction(order.by), direction(order.id)],
    limit: place.pageSize,
    offset: boundary === null ? skippedRows(place) : 0,
  };
}

export function inOrder<Row>(rows: Row[], place: PagePlace): Row[] {
  return isBackwards(place) ? rows.toReversed() : rows;
}

function isBackwards({ after, before }: PagePlace): boolean {
  return after === undefined && before !== undefined;
}
