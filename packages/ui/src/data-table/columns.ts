import type { CsvColumn, CsvValue } from '@repo/domain/format';
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
  /** Makes the column sortable in the page. When the server sorts, only its presence counts. */
  readonly sortValue?: ((row: Row) => SortValue) | undefined;
  /** The name of the row: the title of its card on a phone, where the row's own link or button stands; always shown. */
  readonly isRowName?: boolean | undefined;
  /** What the CSV file says: an amount as `{ decimal }`. Without it, the cell's own text; a drawn cell is left out. */
  readonly csvValue?: ((row: Row) => CsvValue) | undefined;
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

/**
 * Which columns are hidden, of those a reader or a remembered choice wants hidden: never the name of the rows, and
 * never all of them.
 */
export function hiddenColumns<Row>(
  columns: readonly DataColumn<Row>[],
  wanted: readonly string[],
): readonly string[] {
  const hidden = columns
    .filter((column) => column.isRowName !== true && wanted.includes(column.id))
    .map(({ id }) => id);
  return hidden.length === columns.length ? hidden.slice(1) : hidden;
}

/** The columns that go in a CSV file: those that say what they write there, and those whose cells are texts. */
export function csvColumns<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): readonly CsvColumn<Row>[] {
  return columns.flatMap(({ header, cell, csvValue }) => {
    if (csvValue !== undefined) return [{ header, value: csvValue }];
    const isText = rows.every((row) => isWritable(cell(row)));
    return isText ? [{ header, value: (row: Row) => toValue(cell(row)) }] : [];
  });
}

function isWritable(content: ReactNode): boolean {
  return content === null || typeof content === 'string' || typeof content === 'number';
}

function toValue(content: ReactNode): CsvValue {
  return typeof content === 'string' || typeof content === 'number' ? content : null;
}
