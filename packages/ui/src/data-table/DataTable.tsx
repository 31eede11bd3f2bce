import { type ReactNode, useState } from 'react';
import { EmptyState, ErrorState, LoadingMessage } from '../feedback/index.ts';
import { cx } from '../internal/class-names.ts';
import { ScrollFrame } from '../scroll-frame/ScrollFrame.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { DataColumn } from './columns.ts';
import type { RowAction } from './DataRow.tsx';
import styles from './data-table.module.css';
import { dataTableTexts } from './data-table.texts.ts';
import { ExportButton } from './ExportButton.tsx';
import { Pagination } from './Pagination.tsx';
import { SelectPage } from './SelectPage.tsx';
import { SortHeader } from './SortHeader.tsx';
import { SortSelect } from './SortSelect.tsx';
import { TableBar } from './TableBar.tsx';
import { TableBody } from './TableBody.tsx';
import { TotalsRow } from './TotalsRow.tsx';
import frame from './table-frame.module.css';
import type {
  RowFold,
  RowSelection,
  TablePaging,
  TableSorting,
  TableState,
  TableTools,
  TableTotals,
} from './table-options.ts';
import { useDataTable } from './use-data-table.ts';

export interface DataTableProps<Row extends object> {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** The initial order, or the controlled order when the server sorts. */
  readonly sorting?: TableSorting | undefined;
  /** Pressing a row opens its URL, or selects it for a detail beside the list. */
  readonly rowAction?: RowAction<Row> | undefined;
  /** Rows selected with checkboxes, for bulk actions. */
  readonly selection?: RowSelection<Row> | undefined;
  /** Above the rows: a summary, « Colonnes », « Exporter en CSV ». */
  readonly tools?: TableTools<Row> | undefined;
  /** Lines between the rows, of those that are not shown. */
  readonly folds?: readonly RowFold[] | undefined;
  /** A line under the rows. */
  readonly totals?: TableTotals | undefined;
  /** Paginates a local list. */
  readonly paging?: TablePaging | undefined;
  /**
   * The header stays in view while the page scrolls, under the site's header, or while the table scrolls in its own
   * frame; where the table is too wide, its first column does too.
   */
  readonly stickyHead?: 'none' | 'page' | 'frame' | undefined;
  /** Many columns: rows become cards at a larger width, so that no column is out of sight. */
  readonly isWide?: boolean | undefined;
  /** Replaces the rows while they load or when they failed. */
  readonly state?: TableState | undefined;
  /** Replaces « Aucun résultat ». */
  readonly empty?: ReactNode;
}

/**
 * A list: sortable columns, money at the right, rows that can be pressed; cards on a narrow screen.
 *
 * States: loading, empty, failed, sorted, rows selected (one, some, the page), a row open, columns hidden, export
 * pending. Patterns: ARIA APG « Sortable Table », « Checkbox (Mixed-State) » for the page's checkbox, « Menu Button »
 * for the columns. Money is never compared or exported as a float: see `sortValue` and `csvValue`.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, selection, tools, totals, paging, state, empty } = props;
  const { sorting, rowAction, folds, stickyHead = 'none', isWide = false } = props;
  const columnChoice = tools?.columnChoice;
  const lastOpenId = useLastOpenId(rowAction?.openId ?? null);
  const list = useDataTable({ columns, rows, rowId, sorting, columnChoice, selection, paging });
  const order = { sort: list.sort, hasOriginalOrder: list.hasOriginalOrder };
  const isLoading = state?.kind === 'loading';
  if (state?.kind === 'failed') return <ErrorState {...state.failure} />;
  if (rows.length === 0 && !isLoading)
    return (
      <>
        {tools?.actions === undefined ? null : (
          <TableBar narrowTools={null} selection={undefined} summary={null} tools={tools.actions} />
        )}
        {empty ?? <EmptyState icon="search" title={dataTableTexts.empty} />}
      </>
    );
  return (
    <div className={cx(frame.probe, isWide && frame.wide)}>
      <div className={frame.frame}>
        {isLoading ? <LoadingMessage /> : null}
        <TableBar
          narrowTools={
            <>
              {selection === undefined ? null : (
                <SelectPage isDisabled={isLoading} list={list}>
                  {dataTableTexts.selectAll}
                </SelectPage>
              )}
              <SortSelect columns={list.columns} onChange={list.setSort} {...order} />
            </>
          }
          selection={selection}
          summary={tools?.summary}
          tools={tools === undefined ? null : <Tools isLoading={isLoading} list={list} tools={tools} />}
        />
        <TableFrame label={dataTableTexts.frame(label)} stickyHead={stickyHead}>
          <table
            aria-busy={isLoading}
            aria-label={label}
            className={cx(styles.table, list.shown.density === 'compact' && styles.compact)}
          >
            <thead className={cx(styles.head, stickyHead !== 'none' && styles.sticky)}>
              <tr>
                {selection === undefined ? null : (
                  <th className={cx(styles.header, styles.select)} scope="col">
                    <SelectPage isDisabled={isLoading} list={list} />
                  </th>
                )}
                {list.columns.map((column) => (
                  <SortHeader column={column} key={column.id} onSort={list.setSort} {...order} />
                ))}
              </tr>
            </thead>
            <TableBody
              folds={folds}
              lastOpenId={lastOpenId}
              list={list}
              loadingRows={isLoading ? state.rows : undefined}
              rowAction={rowAction}
              selection={selection}
            />
            {totals === undefined || isLoading ? null : (
              <TotalsRow columns={list.columns} hasSelection={selection !== undefined} totals={totals} />
            )}
          </table>
        </TableFrame>
        {paging === undefined || isLoading ? null : (
          <Pagination
            onPageChange={list.pages.setPage}
            onPageSizeChange={list.pages.setPageSize}
            page={list.pages.page}
            pageSize={list.pages.pageSize}
            pageSizes={paging.pageSizes}
            total={list.pages.total}
          />
        )}
      </div>
    </div>
  );
}

/** The row whose detail is open, or was. */
function useLastOpenId(openId: string | null): string | null {
  const [lastOpenId, setLastOpenId] = useState(openId);
  if (openId !== null && openId !== lastOpenId) setLastOpenId(openId);
  return openId ?? lastOpenId;
}

interface ToolsProps<Row extends object> extends Pick<DataTableProps<Row>, 'tools'> {
  readonly list: ReturnType<typeof useDataTable<Row>>;
  readonly isLoading: boolean;
}

function Tools<Row extends object>({ tools, list, isLoading }: ToolsProps<Row>) {
  return (
    <>
      {tools?.columnChoice === undefined || tools.columnChoice.isLocked === true ? null : (
        <ColumnMenu columns={list.allColumns} onChange={list.setShown} shown={list.shown} />
      )}
      {tools?.csvExport === undefined || isLoading ? null : (
        <ExportButton
          columns={list.columns}
          csvExport={tools.csvExport}
          rows={list.table.getPrePaginatedRowModel().rows.map(({ original }) => original)}
        />
      )}
      {tools?.actions}
    </>
  );
}

interface TableFrameProps {
  readonly label: string;
  readonly stickyHead: 'none' | 'page' | 'frame';
  readonly children: ReactNode;
}

/** The header sticks to the page while every column fits; a table too wide for its place scrolls in a frame of its own. */
function TableFrame({ stickyHead, ...frameProps }: TableFrameProps) {
  const className = { none: undefined, page: styles.inPage, frame: styles.tall }[stickyHead];
  return (
    <ScrollFrame {...frameProps} className={className} looksAt={stickyHead === 'page' ? 'width' : 'both'} />
  );
}
