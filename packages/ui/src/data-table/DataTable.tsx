import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/index.ts';
import { cx } from '../internal/class-names.ts';
import type { DataColumn, Sort } from './columns.ts';
import { DataRow, type RowAction } from './DataRow.tsx';
import styles from './data-table.module.css';
import { dataTableTexts } from './data-table.texts.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SortHeader } from './SortHeader.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useSortedRows } from './use-sorted-rows.ts';

export interface DataTableProps<Row extends object> {
  /** Names the table for who hears the page. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** The order shown. With `onSortChange` the server sorts; without, the table does and this is where it starts. */
  readonly sort?: Sort | null | undefined;
  readonly onSortChange?: ((sort: Sort | null) => void) | undefined;
  /** What pressing a row does: opens its address, or selects it for a detail beside the list. */
  readonly rowAction?: RowAction<Row> | undefined;
  readonly selectedId?: string | null | undefined;
  /** Skeleton rows in place of the rows, as many as the page will have. */
  readonly loadingRows?: number | undefined;
  /** In place of « Aucun résultat ». */
  readonly empty?: ReactNode;
  /** The head stays in view while the page scrolls; `page` under the site's header. */
  readonly stickyHead?: 'none' | 'page' | undefined;
}

/** A list: sortable columns, money at the right, a row that can be pressed whole; cards where it is narrow. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    rowAction,
    selectedId = null,
    loadingRows,
    empty,
    stickyHead = 'none',
  } = props;
  const sorted = useSortedRows({ columns, rows, rowId, sort: props.sort, onSortChange: props.onSortChange });
  const isLoading = loadingRows !== undefined;
  if (rows.length === 0 && !isLoading)
    return empty ?? <EmptyState icon="search" title={dataTableTexts.empty} />;
  return (
    <div className={cx(styles.frame, stickyHead === 'none' && styles.scrolls)}>
      <SortSelect columns={columns} onChange={sorted.setSort} sort={sorted.sort} />
      <table aria-busy={isLoading} aria-label={label} className={cx(styles.table)}>
        <thead className={cx(styles.head, stickyHead === 'page' && styles.sticky)}>
          <tr>
            {columns.map((column) => (
              <SortHeader column={column} key={column.id} onSort={sorted.setSort} sort={sorted.sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading ? (
            <SkeletonRows columns={columns} count={loadingRows} />
          ) : (
            sorted.rows.map((row) => (
              <DataRow
                action={rowAction}
                columns={columns}
                isSelected={row.id === selectedId}
                key={row.id}
                row={row.original}
              />
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}
