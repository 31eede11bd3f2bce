/** What the address bar holds of a list, the same words on every list: `?q=&page=2&taille=50&tri=-date`. */
import { isIsoDay } from '@repo/domain/dates';
import { staffPageSizes } from '@repo/domain/limits';
import type { Sort } from '@repo/ui/data-table';

const [defaultPageSize] = staffPageSizes;

export interface PageState {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The page asked for; anything that is not one is the first. */
export function readPage(address: URLSearchParams): PageState {
  const page = Number.parseInt(address.get('page') ?? '', 10);
  const pageSize = staffPageSizes.find((size) => String(size) === address.get('taille'));
  return { page: page > 0 ? page : 1, pageSize: pageSize ?? defaultPageSize };
}

/** Days of a period, both included; null where it is open. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

export function readPeriod(address: URLSearchParams): Period {
  return { from: readDay(address.get('du')), to: readDay(address.get('au')) };
}

function readDay(text: string | null): string | null {
  return isIsoDay(text) ? text : null;
}

/** The value of a filter if it is one of those offered. */
export function readChoice<T extends string>(
  address: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | undefined {
  return choices.find((choice) => choice === address.get(name));
}

/** Parameters of the address to set; an empty one leaves. */
export type AddressChange = Readonly<Record<string, string | number | null | undefined>>;

/** The address with some of its parameters changed: an empty value leaves, and a changed filter goes back to page 1. */
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
