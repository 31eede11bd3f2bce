/** What every list has in the address: its page, its order, and a change of filter that returns to the first page. */
import { staffPageSizes } from '@repo/domain/limits';
import type { ColumnsShown, Density, Sort } from '@repo/ui/data-table';
import {
  type AddressChange,
  isAddressColumn,
  noView,
  readAddress,
  readAddressList,
  type SortKey,
  withAddress,
} from '../staff-address.ts';
import { useAddress } from '../use-address.ts';

const [defaultPageSize] = staffPageSizes;

export interface PageState {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Ids of rows, in a list that goes on from a row: the page starts after one, or ends before the other. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/** What a person chose of the columns: by the words of their headers, which differ within a list. */
export interface ColumnWords {
  readonly hidden: readonly string[];
  readonly order: readonly string[];
  readonly density: Density;
}

/** They change no row. */
export const displayParameters = ['hidden', 'columnOrder', 'density'] as const;

/** The columns in the URL; words that the list has no column for are ignored by it. */
export function readColumns(address: URLSearchParams): ColumnWords {
  return {
    hidden: readAddressList(address, 'hidden'),
    order: readAddressList(address, 'columnOrder'),
    density: readAddress(address, 'density') === 'compact' ? 'compact' : 'comfortable',
  };
}

interface Column {
  readonly id: string;
  readonly header: string;
}

/** « Contre-valeur » → `contre-valeur`. */
function wordOf({ header }: Column): string {
  const plain = header
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

export function toColumns(columns: readonly Column[], words: ColumnWords): ColumnsShown {
  const idsOf = (some: readonly string[]) =>
    some.flatMap((word) => columns.find((column) => wordOf(column) === word)?.id ?? []);
  return { hidden: idsOf(words.hidden), order: idsOf(words.order), density: words.density };
}

export function fromColumns(columns: readonly Column[], shown: ColumnsShown): AddressChange {
  const wordsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const column = columns.find((one) => one.id === id);
      return column === undefined ? [] : wordOf(column);
    });
  return {
    hidden: wordsOf(shown.hidden),
    columnOrder: wordsOf(shown.order),
    density: shown.density === 'compact' ? 'compact' : null,
  };
}

/** A UUID; a number, or that of an entry with its line; a series and its day; an account and its asset. */
const rowId =
  /^([\da-f-]{36}|[1-9]\d{0,14}(-\d{1,4})?|[\w-]{1,64}_\d{4}-\d\d-\d\d|[a-z]+(:[\w:. -]{1,150})? [A-Z]{3,5})$/;

/** The page in the URL; 1 by default. */
export function readPage(address: URLSearchParams): PageState {
  const page = Number.parseInt(readAddress(address, 'page') ?? '', 10);
  const pageSize = staffPageSizes.find((size) => String(size) === readAddress(address, 'pageSize'));
  return { page: page > 0 ? page : 1, pageSize: pageSize ?? defaultPageSize };
}

/** The row that the page goes on from, in the URL. */
export function readRow(address: URLSearchParams, name: 'after' | 'before'): string | undefined {
  const id = readAddress(address, name) ?? '';
  return rowId.test(id) ? id : undefined;
}

/**
 * Any change but of the page and of the columns returns to the first page, and closes what fills it; the default page size is not
 * written.
 */
export function listChange(change: AddressChange): AddressChange {
  if (Object.keys(change).every((name) => displayParameters.some((parameter) => parameter === name)))
    return change;
  return {
    page: null,
    after: null,
    before: null,
    full: null,
    ...change,
    ...(change.pageSize === defaultPageSize ? { pageSize: null } : {}),
  };
}

/** The next or the previous page, from the rows of this one; the first page starts at no row. */
export function pageFrom(
  rows: readonly { readonly id: string }[],
  { page, next }: { readonly page: number; readonly next: number },
): AddressChange {
  if (next <= 1) return { page: null };
  return next > page ? { page: next, after: rows.at(-1)?.id } : { page: next, before: rows[0]?.id };
}

export interface ListChangeOptions {
  /** The record that is open stays so. */
  readonly keepsOpen: boolean;
}

export type ListChange = (parameters: AddressChange, options?: ListChangeOptions) => void;

/**
 * The URL of a list, and a function to change it; a change leads to `path`, by default the current one. One that empties it
 * names no view, since an empty address opens the default view.
 */
export function useListAddress(path?: string) {
  const { address, change } = useAddress(path);
  const here = useAddress();
  return {
    address,
    change: (parameters: AddressChange, { keepsOpen }: ListChangeOptions = { keepsOpen: false }) =>
      (keepsOpen ? here.change : change)((current) => {
        const all = listChange(parameters);
        const { full: _closed, ...kept } = all;
        const next = keepsOpen ? kept : all;
        return withAddress(current, next).size === 0 ? { ...next, view: noView } : next;
      }),
  };
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
