import type { OperationParams } from '@repo/api-sdk';
import { isIsoDay } from '@repo/domain/dates';
import { type PageState, readChoice, readPage } from '../../shared/list-address.ts';

type ListQuery = NonNullable<OperationParams<'listNavs'>['query']>;

export const navSorts = ['-date', 'date', 'strategy', '-strategy', 'value', '-value'] as const;

export interface NavListState extends PageState {
  readonly sort: (typeof navSorts)[number];
  /** Title of a strategy. */
  readonly strategy: string;
  /** Days of the period, both included; null when open. */
  readonly from: string | null;
  readonly to: string | null;
}

export function readNavList(address: URLSearchParams): NavListState {
  return {
    ...readPage(address),
    sort: readChoice(address, 'tri', navSorts) ?? navSorts[0],
    strategy: address.get('strategie') ?? '',
    from: readDay(address.get('du')),
    to: readDay(address.get('au')),
  };
}

function readDay(text: string | null): string | null {
  return isIsoDay(text) ? text : null;
}

export function toNavQuery({ page, pageSize, sort, strategy, from, to }: NavListState): ListQuery {
  return { page, page_size: pageSize, sort, strategy, from, to };
}
