import type { ApiError } from '@repo/api-sdk';
import { QueryView } from '@repo/client/query-view';
import { staffPageSizes } from '@repo/domain/limits';
import { DataTable, type DataTableProps, Pagination } from '@repo/ui/data-table';
import { Stack } from '@repo/ui/layout';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type AddressChange, fromSort, toSort } from './list-address.ts';

const skeletonRows = 10;

/** One page as the server cuts it. */
interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly page_size: number;
}

export interface ServerListProps<Row extends { readonly id: string }>
  extends Pick<DataTableProps<Row>, 'label' | 'columns' | 'rowAction' | 'tools'> {
  readonly query: UseQueryResult<Page<Row>, ApiError>;
  readonly failedTitle: string;
  readonly empty: ReactNode;
  /** `-date`, as the address and the server write it. */
  readonly sort: string;
  readonly onChange: (parameters: AddressChange) => void;
}

/** A list sorted and paged by the server, its order and its page in the address. */
export function ServerList<Row extends { readonly id: string }>(props: ServerListProps<Row>) {
  const { query, failedTitle, empty, sort, onChange, ...shown } = props;
  const table = { ...shown, rowId: (row: Row) => row.id };
  return (
    <QueryView
      failedTitle={failedTitle}
      query={query}
      skeleton={<DataTable {...table} rows={[]} state={{ kind: 'loading', rows: skeletonRows }} />}
    >
      {({ items, total, page, page_size }) => (
        <Stack gap={16}>
          <DataTable
            {...table}
            empty={empty}
            rows={items}
            sorting={{ order: toSort(sort), onChange: (order) => onChange({ tri: fromSort(order) }) }}
          />
          {total === 0 ? null : (
            <Pagination
              onPageChange={(next) => onChange({ page: next })}
              onPageSizeChange={(size) => onChange({ taille: size })}
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
