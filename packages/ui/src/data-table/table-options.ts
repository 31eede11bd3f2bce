import type { CsvColumn } from '@repo/domain/format';
import type { ReactNode } from 'react';
import type { ErrorStateProps } from '../feedback/index.ts';
import type { Sort } from './columns.ts';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** How a person has the columns of a list. */
export interface ColumnsShown {
  /** Ids. */
  readonly hidden: readonly string[];
  /** Ids, the first column first; those that it lacks come after, as the list has them. */
  readonly order: readonly string[];
  readonly density: Density;
}

export const usualColumns: ColumnsShown = { hidden: [], order: [], density: 'comfortable' };

/** The columns, chosen under « Colonnes ». */
export interface ColumnChoice {
  /** When the page stores them; else the table does. */
  readonly shown?: ColumnsShown | undefined;
  readonly onChange?: ((shown: ColumnsShown) => void) | undefined;
  /** The choice applies, and is not offered. */
  readonly isLocked?: boolean | undefined;
}

/** The line under the rows: sums of the whole list, by column, or one for all columns. */
export interface TableTotals {
  /** In the place of the name of the row: « Total en EUR »; without `cells`, the whole line: « Total : 12 600,00 € ». */
  readonly label: string;
  /** By id of column. */
  readonly cells?: Readonly<Record<string, ReactNode>>;
  /** What the sums leave out: « 2 devises non converties ». */
  readonly note?: ReactNode;
}

/** A local list as a CSV file, by « Exporter en CSV »; a list paginated by the server has a file of the server's in `actions`. */
export interface CsvExport<Row> {
  /** Without its extension: « souscriptions-2026-11-21 ». */
  readonly fileName: string;
  /** The columns of the file, when it has more than the table. */
  readonly columns?: readonly CsvColumn<Row>[] | undefined;
}

/** The order of the rows. */
export interface TableSorting {
  /** The current order, which is reversed and never removed; without `onChange`, the initial one, which can be. */
  readonly order: Sort | null;
  /** The server sorts: the rows stay as given and the requested order is emitted. */
  readonly onChange?: ((order: Sort | null) => void) | undefined;
}

/** A line between two rows, for those that are folded: « Afficher les tranches 8 à 24 ». */
export interface RowFold {
  /** The row above it; null above the first one. */
  readonly afterId: string | null;
  readonly content: ReactNode;
}

/** Why there are no rows. */
export type TableState =
  /** Skeletons in their place, as many as the page will have. */
  | { readonly kind: 'loading'; readonly rows: number }
  /** What failed, what is safe, « Réessayer ». */
  | { readonly kind: 'failed'; readonly failure: ErrorStateProps };

/** The line above the rows. */
export interface TableTools<Row> {
  /** The count and the total: « 1–7 sur 7 · 341 250,00 € ». */
  readonly summary?: ReactNode;
  readonly columnChoice?: ColumnChoice | undefined;
  readonly csvExport?: CsvExport<Row> | undefined;
  /** Other buttons of the list. */
  readonly actions?: ReactNode;
}

/** Rows selected with checkboxes, for bulk actions. */
export interface RowSelection<Row> {
  /** Ids; those of other pages stay until they are cleared. */
  readonly selectedIds: readonly string[];
  /** How many are selected, when there are more than `selectedIds`: every row of the server’s list. */
  readonly count?: number | undefined;
  readonly onChange: (selectedIds: readonly string[]) => void;
  /** The accessible name of a row's checkbox: « Sélectionner PO-2026-0187 ». */
  readonly rowName: (row: Row) => string;
  /** The rows that have a checkbox: all of them unless it is given. */
  readonly canSelect?: ((row: Row) => boolean) | undefined;
  /** The buttons of the bulk actions. */
  readonly actions?: ReactNode;
}

/** Pagination of a local list; a list paginated by the server has its own `Pagination` under it. */
export interface TablePaging {
  /** The initial page size: 25 by default. */
  readonly pageSize?: number | undefined;
  readonly pageSizes?: readonly number[] | undefined;
}
