import type { components, OperationParams } from '@repo/api-sdk';
import { formatDecimal } from '@repo/domain/format';
import { decimal, ONE, roundTo } from '@repo/domain/money';
import { type PageState, type Period, readChoice, readPage, readPeriod } from '../../shared/list-address.ts';

type ListQuery = NonNullable<OperationParams<'listFxRates'>['query']>;

export const fxSorts = ['-date', 'date', 'pair', '-pair', 'rate', '-rate'] as const;

export interface FxListState extends PageState, Period {
  readonly sort: (typeof fxSorts)[number];
  readonly pair: string;
}

export function readFxList(address: URLSearchParams): FxListState {
  return {
    ...readPage(address),
    sort: readChoice(address, 'tri', fxSorts) ?? fxSorts[0],
    pair: /^[A-Z]{3,5}\/[A-Z]{3,5}$/.exec(address.get('paire') ?? '')?.[0] ?? '',
    ...readPeriod(address),
  };
}

/** What « Effacer les filtres » takes away. */
export const noFxFilter = { paire: null, du: null, au: null } as const;

export function isFxListFiltered({ pair, from, to }: FxListState): boolean {
  return pair !== '' || from !== null || to !== null;
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
