import type { ReactNode } from 'react';

/** What can be compared in a sort; decimals are compared by the caller's own `sortValue`. */
export type SortValue = string | number;

/** One column of a list. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for money and counts: right-aligned, figures of one width. */
  readonly align?: 'start' | 'end' | undefined;
  /** Makes the column sortable in the page. With `onSortChange`, only its presence counts: the server sorts. */
  readonly sortValue?: ((row: Row) => SortValue) | undefined;
  /** The name of the row: the title of its card on a phone, and where the row's own link or button stands. */
  readonly isRowName?: boolean | undefined;
}

export type SortDirection = 'asc' | 'desc';

/** How a list is sorted; `null` for the order it came in. */
export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** Ascending, then descending, then as it came. */
export function nextSort(current: Sort | null, column: string): Sort | null {
  if (current === null || current.column !== column) return { column, direction: 'asc' };
  return current.direction === 'asc' ? { column, direction: 'desc' } : null;
}
