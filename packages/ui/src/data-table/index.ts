export type { DataColumn, Sort, SortDirection, SortValue } from './columns.ts';
export type { RowAction } from './DataRow.tsx';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export { Pagination, type PaginationProps } from './Pagination.tsx';
export type {
  ColumnChoice,
  ColumnsShown,
  CsvExport,
  Density,
  RowFold,
  RowSelection,
  TablePaging,
  TableSorting,
  TableState,
  TableTools,
  TableTotals,
} from './table-options.ts';
export { usualColumns } from './table-options.ts';
