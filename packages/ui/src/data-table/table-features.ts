import {
  type ColumnDef,
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
} from '@tanstack/react-table';
import { type DataColumn, isSortable, type SortValue } from './columns.ts';

/** The features of TanStack Table in use: sorting, column visibility, row selection, pagination. */
export const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

/** Created lazily, when a first column is sorted: it takes as long as rendering a small table. */
let collator: Intl.Collator | undefined;

/** A column definition for TanStack Table, sorted in French alphabetical order. */
export function toDefinition<Row extends object>(column: DataColumn<Row>): ColumnDef<typeof features, Row> {
  const { id, sortValue } = column;
  return {
    id,
    accessorFn: (row: Row) => sortValue?.(row),
    enableSorting: isSortable(column),
    sortFn: (a, b) => compare(sortValue?.(a.original), sortValue?.(b.original)),
  };
}

function compare(a: SortValue | undefined, b: SortValue | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  collator ??= new Intl.Collator('fr', { numeric: true });
  return collator.compare(String(a ?? ''), String(b ?? ''));
}
