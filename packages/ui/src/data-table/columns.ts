import type { CsvColumn, CsvValue } from '@repo/domain/format';
import type { ReactNode } from 'react';

/** A value to sort by; decimals are compared by the caller's own `sortValue`. */
export type SortValue = string | number;

/** One column of a list. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for money and counts: right-aligned, tabular figures. */
  readonly align?: 'start' | 'end' | undefined;
  /** Makes the column sortable in the page: the value that is compared. */
  readonly sortValue?: ((row: Row) => SortValue) | undefined;
  /** The server sorts the column: nothing is compared in the page. */
  readonly isSortable?: boolean | undefined;
  /** The name of the row: the title of its card on a phone, which holds the row's own link or button; always shown. */
  readonly isRowName?: boolean | undefined;
  /**
   * Where it stands on the card of a phone: on its first line, or beside the name of the row. Once a list sets it, its other
   * columns are folded.
   */
  readonly onCard?: 'first' | 'second' | undefined;
  /**
   * The value in the CSV file: an amount as `{ decimal }`. Without it, the cell's own text; a cell that is not text is
   * left out.
   */
  readonly csvValue?: ((row: Row) => CsvValue) | undefined;
}

/** Whether pressing the head of a column sorts by it, in the page or on the server. */
export function isSortable<Row>(column: DataColumn<Row>): boolean {
  return column.isSortable === true || column.sortValue !== undefined;
}

export type SortDirection = 'asc' | 'desc';

/** The sort order of a list; `null` for the original order. */
export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** Ascending, then descending, then the original order; ascending again where there is none. */
export function nextSort(current: Sort | null, column: string, hasOriginalOrder: boolean): Sort | null {
  if (current?.column === column && current.direction === 'asc') return { column, direction: 'desc' };
  return current?.column === column && hasOriginalOrder ? null : { column, direction: 'asc' };
}

/**
 * Which columns are hidden, of those the user or a stored preference hides: never the name column, and never all of
 * them.
 */
export function hiddenColumns<Row>(
  columns: readonly DataColumn<Row>[],
  requested: readonly string[],
): readonly string[] {
  const hidden = columns
    .filter((column) => column.isRowName !== true && requested.includes(column.id))
    .map(({ id }) => id);
  return hidden.length === columns.length ? hidden.slice(1) : hidden;
}

/** The columns as a person ordered them; those of which they said nothing come after. */
export function orderedColumns<Row>(
  columns: readonly DataColumn<Row>[],
  order: readonly string[],
): readonly DataColumn<Row>[] {
  const placeOf = ({ id }: DataColumn<Row>) => (order.includes(id) ? order.indexOf(id) : order.length);
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The columns of a CSV file: those with a `csvValue`, and those whose cells are texts. */
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
