import { useTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { type DataColumn, hiddenColumns, orderedColumns, type Sort } from './columns.ts';
import { features, toDefinition } from './table-features.ts';
import {
  type ColumnChoice,
  type ColumnsShown,
  type RowSelection,
  type TablePaging,
  type TableSorting,
  usualColumns,
} from './table-options.ts';

interface DataTableInput<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly sorting: TableSorting | undefined;
  readonly columnChoice: ColumnChoice | undefined;
  readonly selection: RowSelection<Row> | undefined;
  readonly paging: TablePaging | undefined;
}

const defaultPageSize = 25;

/**
 * The visible rows and columns. Rows are sorted here in French alphabetical order, or left as the server sorted them.
 */
export function useDataTable<Row extends object>(input: DataTableInput<Row>) {
  const { columns, rows, rowId, selection } = input;
  const order = useOrder(input.sorting);
  const choice = useColumnChoice(columns, input.columnChoice);
  const pages = usePages(rows.length, input.paging);
  const definitions = useMemo(() => columns.map((column) => toDefinition(column)), [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    manualSorting: order.isManual,
    manualPagination: input.paging === undefined,
    autoResetPageIndex: false,
    enableRowSelection: (row) => selection?.canSelect?.(row.original) ?? true,
    state: {
      sorting: order.sort === null ? [] : [{ id: order.sort.column, desc: order.sort.direction === 'desc' }],
      columnVisibility: Object.fromEntries(choice.shown.hidden.map((id) => [id, false])),
      rowSelection: Object.fromEntries((selection?.selectedIds ?? []).map((id) => [id, true as const])),
      pagination: { pageIndex: pages.page - 1, pageSize: pages.pageSize },
    },
    onRowSelectionChange: (change) => {
      if (selection === undefined) return;
      const before = Object.fromEntries(selection.selectedIds.map((id) => [id, true as const]));
      selection.onChange(Object.keys(typeof change === 'function' ? change(before) : change));
    },
  });
  const ordered = orderedColumns(columns, choice.shown.order);
  const shownIds = new Set(table.getVisibleLeafColumns().map(({ id }) => id));
  return {
    table,
    columns: ordered.filter(({ id }) => shownIds.has(id)),
    /** With those that are hidden. */
    allColumns: ordered,
    shown: choice.shown,
    setShown: choice.setShown,
    sort: order.sort,
    hasOriginalOrder: !order.isManual || order.sort === null,
    setSort: (sort: Sort | null) => {
      order.setSort(sort);
      pages.setPage(1);
    },
    pages,
  };
}

function useOrder({ order, onChange }: TableSorting = { order: null }) {
  const [ownSort, setOwnSort] = useState(order);
  const isManual = onChange !== undefined;
  return { isManual, sort: isManual ? order : ownSort, setSort: onChange ?? setOwnSort };
}

function useColumnChoice<Row>(columns: readonly DataColumn<Row>[], choice: ColumnChoice | undefined) {
  const [ownColumns, setOwnColumns] = useState(usualColumns);
  const asked = choice === undefined ? usualColumns : (choice.shown ?? ownColumns);
  return {
    shown: { ...asked, hidden: hiddenColumns(columns, asked.hidden) },
    setShown: (shown: ColumnsShown) => {
      setOwnColumns(shown);
      choice?.onChange?.(shown);
    },
  };
}

function usePages(total: number, paging: TablePaging | undefined) {
  const [requestedPage, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(paging?.pageSize ?? defaultPageSize);
  const last = Math.max(1, Math.ceil(total / pageSize));
  return {
    total,
    pageSize,
    /** Clamped to the last page, when rows were removed. */
    page: Math.min(requestedPage, last),
    setPage,
    setPageSize: (size: number) => {
      setPageSize(size);
      setPage(1);
    },
  };
}
