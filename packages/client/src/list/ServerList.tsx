import type { ApiError } from '@repo/api-sdk';
import { staffPageSizes } from '@repo/domain/limits';
import {
  type ColumnsShown,
  DataTable,
  type DataTableProps,
  Pagination,
  type TableSorting,
} from '@repo/ui/data-table';
import { Stack } from '@repo/ui/layout';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { QueryView } from '../query-view/QueryView.tsx';
import type { AddressChange } from '../staff-address.ts';
import { type Filters, isFiltered, type ListDefinition, type ListState } from './define-list.ts';
import { EmptyList, type EmptyListProps, MissingPage } from './EmptyList.tsx';
import { fromColumns, fromSort, pageFrom, toColumns, toSort } from './list-address.ts';
import { useRowKeys } from './use-row-keys.ts';

const skeletonRows = 10;
const none: readonly never[] = [];

/** One page as returned by the server. */
interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  /** False when there are more than `total`. */
  readonly is_total_exact?: boolean;
  readonly page: number;
  readonly page_size: number;
}

export interface ServerListProps<Row extends { readonly id: string }>
  extends Pick<
    DataTableProps<Row>,
    'label' | 'columns' | 'rowAction' | 'selection' | 'tools' | 'totals' | 'isWide'
  > {
  readonly query: UseQueryResult<Page<Row>, ApiError>;
  readonly failedTitle: string;
  readonly empty: Pick<EmptyListProps, 'title' | 'help'>;
  readonly list: Pick<ListDefinition<Filters, string>, 'isSortable' | 'cleared' | 'isPagedByRow'>;
  readonly state: Pick<ListState<Filters, string>, 'sort' | 'filters' | 'columns'>;
  readonly onChange: (parameters: AddressChange) => void;
  /** Fetches what a row opens, of the rows around the open one: the next one is shown at once. */
  readonly prefetch?: ((row: Row) => void) | undefined;
}

/** A list filtered, sorted and paged by the server; its filters, order and page are in the URL. */
export function ServerList<Row extends { readonly id: string }>(props: ServerListProps<Row>) {
  const { query, failedTitle, empty, list, state, onChange, prefetch, ...shown } = props;
  const frame = useRef<HTMLDivElement>(null);
  const rows = query.data?.items ?? none;
  useRowKeys({ frame, rows, ...shown });
  usePrefetch(rows, shown.rowAction?.openId ?? null, prefetch);
  const columns = shown.columns.map((column) => ({ ...column, isSortable: list.isSortable(column.id) }));
  const sorting: TableSorting = {
    order: toSort(state.sort),
    onChange: (order) => onChange({ sort: fromSort(order) }),
  };
  const openId = shown.rowAction?.openId ?? null;
  // Beside an open record the list has fewer columns, in the order that was chosen for them all.
  const columnChoice = {
    shown: toColumns(columns, state.columns),
    onChange: (chosen: ColumnsShown) => onChange(fromColumns(columns, chosen)),
    isLocked: openId !== null,
  };
  const table = {
    ...shown,
    columns,
    sorting,
    rowId: (row: Row) => row.id,
    stickyHead: 'page' as const,
    tools: { ...shown.tools, columnChoice },
  };
  return (
    <QueryView
      failedTitle={failedTitle}
      query={query}
      skeleton={<DataTable {...table} rows={[]} state={{ kind: 'loading', rows: skeletonRows }} />}
    >
      {({ items, total, is_total_exact: isTotalExact = true, page, page_size }) => (
        <Stack gap={16}>
          <div ref={frame}>
            <DataTable
              {...table}
              empty={
                total > 0 ? (
                  <MissingPage onLeave={() => onChange({ page: null })} />
                ) : (
                  <EmptyList
                    {...empty}
                    isFiltered={isFiltered(state)}
                    onClear={() => onChange(list.cleared)}
                  />
                )
              }
              rows={items}
            />
          </div>
          {items.length === 0 ? null : (
            <Pagination
              isTotalExact={isTotalExact}
              onPageChange={(next) =>
                onChange(list.isPagedByRow ? pageFrom(items, { page, next }) : { page: next })
              }
              onPageSizeChange={(size) => onChange({ pageSize: size })}
              page={page}
              pageSize={page_size}
              pageSizes={staffPageSizes}
              total={total}
            />
          )}
        </Stack>
      )}
    </QueryView>
  );
}

function usePrefetch<Row extends { readonly id: string }>(
  rows: readonly Row[],
  openId: string | null,
  prefetch: ((row: Row) => void) | undefined,
): void {
  const fetchRow = useEffectEvent((row: Row) => prefetch?.(row));
  // Syncs the query cache with the row that is open.
  useEffect(() => {
    const index = rows.findIndex(({ id }) => id === openId);
    if (index < 0) return;
    for (const row of [rows[index + 1], rows[index - 1]]) if (row !== undefined) fetchRow(row);
  }, [openId, rows]);
}
