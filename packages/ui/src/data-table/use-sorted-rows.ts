import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { DataColumn, Sort } from './columns.ts';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

const collator = new Intl.Collator('fr', { numeric: true });

interface SortedRowsInput<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly sort: Sort | null | undefined;
  readonly onSortChange: ((sort: Sort | null) => void) | undefined;
}

/** Rows in order: sorted here in French alphabetical order, or left as the server sorted them when it does. */
export function useSortedRows<Row extends object>(input: SortedRowsInput<Row>) {
  const { columns, rows, rowId, sort, onSortChange } = input;
  const [ownSort, setOwnSort] = useState<Sort | null>(sort ?? null);
  const isManual = onSortChange !== undefined;
  const current = isManual ? (sort ?? null) : ownSort;
  const definitions = useMemo(
    () => columns.map((column): ColumnDef<typeof features, Row> => toDefinition(column)),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    manualSorting: isManual,
    state: {
      sorting: current === null ? [] : [{ id: current.column, desc: current.direction === 'desc' }],
    },
  });
  return { rows: table.getRowModel().rows, sort: current, setSort: onSortChange ?? setOwnSort };
}

function toDefinition<Row extends object>(column: DataColumn<Row>): ColumnDef<typeof features, Row> {
  const { id, sortValue } = column;
  return {
    id,
    accessorFn: (row: Row) => sortValue?.(row),
    enableSorting: sortValue !== undefined,
    sortFn: (a, b) => compare(sortValue?.(a.original), sortValue?.(b.original)),
  };
}

function compare(a: string | number | undefined, b: string | number | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a ?? ''), String(b ?? ''));
}
