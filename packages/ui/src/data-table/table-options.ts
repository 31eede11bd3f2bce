import type { CsvColumn } from '@repo/domain/format';
import type { ReactNode } from 'react';
import type { ErrorStateProps } from '../feedback/index.ts';
import type { Sort } from './columns.ts';

/** Which columns are shown, chosen in a « Colonnes » menu. */
export interface ColumnChoice {
  /** Identifiers of the hidden columns, when the page remembers them; else the table keeps its own. */
  readonly hidden?: readonly string[] | undefined;
  readonly onChange?: ((hidden: readonly string[]) => void) | undefined;
}

/** The list as a CSV file, by « Exporter en CSV ». */
export interface CsvExport<Row> {
  /** Without its extension: « souscriptions-2026-11-21 ». */
  readonly fileName: string;
  /** Every row of a list that the server pages; without it, the rows given. Rejects when they can't be had. */
  readonly onExport?: (() => Promise<readonly Row[]>) | undefined;
  /** What the file says, when it is more than what the table shows. */
  readonly columns?: readonly CsvColumn<Row>[] | undefined;
}

/** The order of the rows. */
export interface TableSorting {
  /** The order shown; without `onChange`, where it starts. */
  readonly order: Sort | null;
  /** The server sorts: the rows stay as given and the wish is told. */
  readonly onChange?: ((order: Sort | null) => void) | undefined;
}

/** Why the rows are not here. */
export type TableState =
  /** Skeletons in their place, as many as the page will have. */
  | { readonly kind: 'loading'; readonly rows: number }
  /** What happened, what is safe, « Réessayer ». */
  | { readonly kind: 'failed'; readonly failure: ErrorStateProps };

/** What stands on the line above the rows. */
export interface TableTools<Row> {
  /** How many, how much: « 1–7 sur 7 · 341 250,00 € ». */
  readonly summary?: ReactNode;
  readonly columnChoice?: ColumnChoice | undefined;
  readonly csvExport?: CsvExport<Row> | undefined;
}

/** Rows picked by their box, for an action on several at once. */
export interface RowSelection<Row> {
  /** Identifiers; those of other pages stay until they are let go. */
  readonly selectedIds: readonly string[];
  readonly onChange: (selectedIds: readonly string[]) => void;
  /** Names the box of a row: « Sélectionner PO-2026-0187 ». */
  readonly rowName: (row: Row) => string;
  /** The buttons that act on what is selected. */
  readonly actions?: ReactNode;
}

/** Pages of a list that is all here; a list that the server pages has its own `Pagination` under it. */
export interface TablePaging {
  /** The size it starts with: 25. */
  readonly pageSize?: number | undefined;
  readonly pageSizes?: readonly number[] | undefined;
}
