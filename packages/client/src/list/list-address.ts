/** What every list has in the address: its page, its order, and a change of filter that returns to the first page. */
import { staffPageSizes } from '@repo/domain/limits';
import type { Sort } from '@repo/ui/data-table';
import { type AddressChange, isAddressColumn, readAddress, type SortKey } from '../address.ts';
import { useAddress } from '../use-address.ts';

const [defaultPageSize] = staffPageSizes;

export interface PageState {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The page in the URL; 1 by default. */
export function readPage(address: URLSearchParams): PageState {
  const page = Number.parseInt(readAddress(address, 'page') ?? '', 10);
  const pageSize = staffPageSizes.find((size) => String(size) === readAddress(address, 'pageSize'));
  return { page: page > 0 ? page : 1, pageSize: pageSize ?? defaultPageSize };
}

/** Any change but the page's returns to page 1; the default page size is not written. */
export function listChange(change: AddressChange): AddressChange {
  return {
    page: null,
    ...change,
    ...(change.pageSize === defaultPageSize ? { pageSize: null } : {}),
  };
}

/** The URL of a list, and a function to change it; a change leads to `path`, by default the current one. */
export function useListAddress(path?: string) {
  const { address, change } = useAddress(path);
  return { address, change: (parameters: AddressChange) => change(listChange(parameters)) };
}

/** `-date` ↔ descending by `date`. */
export function toSort(key: string): Sort {
  return key.startsWith('-')
    ? { column: key.slice(1), direction: 'desc' }
    : { column: key, direction: 'asc' };
}

export function fromSort(sort: Sort | null): SortKey | null {
  if (sort === null || !isAddressColumn(sort.column)) return null;
  return sort.direction === 'desc' ? `-${sort.column}` : sort.column;
}
