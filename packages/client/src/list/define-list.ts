/** A list whose filters, order and page are in the URL: one definition to parse, clear and query it. */
import { isIsoDay } from '@repo/domain/dates';
import { type AddressChange, type AddressName, readAddress, type SortKey } from '../staff-address.ts';
import {
  type ColumnWords,
  displayParameters,
  type PageState,
  readColumns,
  readPage,
  readRow,
} from './list-address.ts';

/** One filter: its URL parameter, and how its text is parsed; `undefined` when it is invalid. */
export interface Filter<Value extends string = string> {
  readonly parameter: AddressName;
  readonly read: (text: string) => Value | undefined;
}

/** Any text; `pattern` limits it to those that match. */
export function textFilter(parameter: AddressName, pattern = /./): Filter {
  return { parameter, read: (text) => (pattern.test(text) ? text : undefined) };
}

/** One of the values on offer. */
export function choiceFilter<Value extends string>(
  parameter: AddressName,
  choices: readonly Value[],
): Filter<Value> {
  return { parameter, read: (text) => choices.find((choice) => choice === text) };
}

/** A day; of a period that is not the list's own. */
export function dayFilter(parameter: AddressName): Filter {
  return { parameter, read: (text) => (isIsoDay(text) ? text : undefined) };
}

/** The first and the last day, both included. */
export const periodFilters = { from: dayFilter('from'), to: dayFilter('to') } as const;

export type Filters = Readonly<Record<string, Filter>>;

/** The value of each filter; `undefined` where nothing is chosen. */
export type FilterValues<Of extends Filters> = {
  readonly [Name in keyof Of]: ReturnType<Of[Name]['read']>;
};

export interface ListState<Of extends Filters, Sort extends string> extends PageState {
  /** `-date` for descending by `date`. */
  readonly sort: Sort;
  readonly columns: ColumnWords;
  readonly filters: FilterValues<Of>;
}

interface PageQuery {
  page: number;
  page_size: number;
  after?: string | undefined;
  before?: string | undefined;
}

export interface ListDefinition<Of extends Filters, Sort extends string> {
  /** The state in a URL; unknown parameters and values are ignored. */
  readonly read: (address: URLSearchParams) => ListState<Of, Sort>;
  readonly isFiltered: (state: Pick<ListState<Of, Sort>, 'filters'>) => boolean;
  /** The parameters of its filters, its order, its page size and its columns. */
  readonly parameters: readonly AddressName[];
  /** The parameter changes that clear every filter. */
  readonly cleared: AddressChange;
  /** The parameters of the order and the filters, for all the rows; each filter's has the filter's name. */
  readonly toFilters: (state: ListState<Of, Sort>) => { sort: Sort } & FilterValues<Of>;
  /** Those of one page too. */
  readonly toQuery: (state: ListState<Of, Sort>) => PageQuery & { sort: Sort } & FilterValues<Of>;
  readonly isSortable: (column: string) => boolean;
  readonly isPagedByRow: boolean;
}

/** Whether any filter has a value. */
export function isFiltered({ filters }: { readonly filters: Readonly<Record<string, unknown>> }): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/**
 * The first of `sorts` is the default order. A filter is named as in the request of the list. A list that is paged by row goes
 * to the next page from its last row, and back from its first: its request takes `after` and `before`.
 */
export function defineList<const Of extends Filters, const Sort extends SortKey>({
  filters,
  sorts,
  isPagedByRow = false,
}: {
  readonly filters: Of;
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly isPagedByRow?: boolean;
}): ListDefinition<Of, Sort> {
  const readFilters = (address: URLSearchParams) =>
    // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- the type of fromEntries loses which name has which value
    Object.fromEntries(
      Object.entries(filters).map(([name, { parameter, read }]) => [
        name,
        read(readAddress(address, parameter) ?? ''),
      ]),
    ) as FilterValues<Of>;
  const parameters = Object.values(filters).map(({ parameter }) => parameter);
  const toFilters = (state: ListState<Of, Sort>) => ({ sort: state.sort, ...state.filters });
  return {
    read: (address) => ({
      ...readPage(address),
      ...(isPagedByRow ? { after: readRow(address, 'after'), before: readRow(address, 'before') } : {}),
      sort: sorts.find((sort) => sort === readAddress(address, 'sort')) ?? sorts[0],
      columns: readColumns(address),
      filters: readFilters(address),
    }),
    isFiltered,
    parameters: [...parameters, 'sort', 'pageSize', ...displayParameters],
    cleared: Object.fromEntries(parameters.map((parameter) => [parameter, null])),
    toFilters,
    toQuery: (state) => ({
      page: state.page,
      page_size: state.pageSize,
      ...(isPagedByRow ? { after: state.after, before: state.before } : {}),
      ...toFilters(state),
    }),
    isPagedByRow,
    isSortable: (column) => sorts.some((sort) => sort === column || sort === `-${column}`),
  };
}
