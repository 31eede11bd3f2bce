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
import type { DataColumn, SortValue } from './columns.ts';

/** What TanStack Table does here: order, columns shown, rows picked, pages. */
export const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

/** Made when a first column is sorted: it takes as long as a small table. */
let collator: Intl.Collator | undefined;

/** A column as TanStack Table takes it, sorted in French alphabetical order. */
export function toDefinition<Row extends object>(column: DataColumn<Row>): ColumnDef<typeof features, Row> {
  const { id, sortValue } = column;
  return {
    id,
    accessorFn: (row: Row) => sortValue?.(row),
    enableSorting: sortValue !== undefined,
    sortFn: (a, b) => compare(sortValue?.(a.original), sortValue?.(b.original)),
  };
}

function compare(a: SortValue | undefined, b: SortValue | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  collator ??= new Intl.Collator('fr', { numeric: true });
  return collator.compare(String(a ?? ''), String(b ?? ''));
}
