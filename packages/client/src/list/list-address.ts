/** The parameters of the address that every list has: `?page=2&taille=50&tri=-date`. */
import { staffPageSizes } from '@repo/domain/limits';
import type { Sort } from '@repo/ui/data-table';
import { useSearchParams } from 'react-router';

const [defaultPageSize] = staffPageSizes;

export interface PageState {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The page in the address; the first when it holds none. */
export function readPage(address: URLSearchParams): PageState {
  const page = Number.parseInt(address.get('page') ?? '', 10);
  const pageSize = staffPageSizes.find((size) => String(size) === address.get('taille'));
  return { page: page > 0 ? page : 1, pageSize: pageSize ?? defaultPageSize };
}

/** Parameters of the address to set; an empty one is removed. */
export type AddressChange = Readonly<Record<string, string | number | null | undefined>>;

/** The address with some parameters changed: empty and default values are removed, and any change but the page's returns to page 1. */
export function withAddress(address: URLSearchParams, change: AddressChange): URLSearchParams {
  const next = new URLSearchParams(address);
  if (!Object.hasOwn(change, 'page')) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    const isDefault = (name === 'page' && value === 1) || (name === 'taille' && value === defaultPageSize);
    if (value === null || value === undefined || value === '' || isDefault) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** The address of a list, and how to change it. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams();
  const change = (parameters: AddressChange) => setAddress(withAddress(address, parameters));
  return { address, change };
}

/** `-date` ↔ descending by `date`. */
export function toSort(key: string): Sort {
  return key.startsWith('-')
    ? { column: key.slice(1), direction: 'desc' }
    : { column: key, direction: 'asc' };
}

export function fromSort(sort: Sort | null): string | null {
  if (sort === null) return null;
  return sort.direction === 'desc' ? `-${sort.column}` : sort.column;
}
