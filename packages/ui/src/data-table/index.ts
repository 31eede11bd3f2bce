export type { DataColumn, Sort, SortDirection, SortValue } from './columns.ts';
export type { RowAction } from './DataRow.tsx';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export { Pagination, type PaginationProps } from './Pagination.tsx';
export type {
  ColumnChoice,
  CsvExport,
  RowSelection,
  TablePaging,
  TableSorting,
  TableState,
  TableTools,
} from './table-options.ts';
