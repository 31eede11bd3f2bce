import type { components, OperationParams } from '@repo/api-sdk';
import { isIsoDay } from '@repo/domain/dates';
import { formatDecimal } from '@repo/domain/format';
import { decimal, ONE, roundTo } from '@repo/domain/money';
import { type PageState, readChoice, readPage } from '../../shared/list-address.ts';

type ListQuery = NonNullable<OperationParams<'listFxRates'>['query']>;

export const fxSorts = ['-date', 'date', 'pair', '-pair', 'rate', '-rate'] as const;

export interface FxListState extends PageState {
  readonly sort: (typeof fxSorts)[number];
  readonly pair: string;
  /** Days of the period, both included; null when open. */
  readonly from: string | null;
  readonly to: string | null;
}

export function readFxList(address: URLSearchParams): FxListState {
  return {
    ...readPage(address),
    sort: readChoice(address, 'tri', fxSorts) ?? fxSorts[0],
    pair: /^[A-Z]{3,5}\/[A-Z]{3,5}$/.exec(address.get('paire') ?? '')?.[0] ?? '',
    from: readDay(address.get('du')),
    to: readDay(address.get('au')),
  };
}

function readDay(text: string | null): string | null {
  return isIsoDay(text) ? text : null;
}

export function toFxQuery({ page, pageSize, sort, pair, from, to }: FxListState): ListQuery {
  return { page, page_size: pageSize, sort, pair, from, to };
}

type Rate = Pick<components['schemas']['FxRate'], 'base' | 'quote' | 'rate'>;

export function pairOf({ base, quote }: Pick<Rate, 'base' | 'quote'>): string {
  return `${base}/${quote}`;
}

// Enough to read « 1 € = 0,00001718 BTC »; only for the eye, never used to convert.
const inverseDecimals = 8;

/** The other way round, for reading. */
export function inverseOf({ rate }: Rate): string {
  return formatDecimal(roundTo(ONE.div(decimal(rate)), inverseDecimals));
}
