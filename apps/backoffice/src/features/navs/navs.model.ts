import type { OperationParams } from '@repo/api-sdk';
import { type PageState, type Period, readChoice, readPage, readPeriod } from '../../shared/list-address.ts';

type ListQuery = NonNullable<OperationParams<'listNavs'>['query']>;

export const navSorts = ['-date', 'date', 'strategy', '-strategy', 'value', '-value'] as const;

export interface NavListState extends PageState, Period {
  readonly sort: (typeof navSorts)[number];
  /** Title of a strategy. */
  readonly strategy: string;
}

export function readNavList(address: URLSearchParams): NavListState {
  return {
    ...readPage(address),
    sort: readChoice(address, 'tri', navSorts) ?? navSorts[0],
    strategy: address.get('strategie') ?? '',
    ...readPeriod(address),
  };
}

/** What « Effacer les filtres » takes away. */
export const noNavFilter = { strategie: null, du: null, au: null } as const;

export function isNavListFiltered({ strategy, from, to }: NavListState): boolean {
  return strategy !== '' || from !== null || to !== null;
}

export function toNavQuery({ page, pageSize, sort, strategy, from, to }: NavListState): ListQuery {
  return { page, page_size: pageSize, sort, strategy, from, to };
}
