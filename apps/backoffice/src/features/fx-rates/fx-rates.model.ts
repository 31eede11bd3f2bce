import type { components } from '@repo/api-sdk';
import { defineList, periodFilters, textFilter } from '@repo/client/list';
import { formatDecimal } from '@repo/domain/format';
import { decimal, ONE, roundTo } from '@repo/domain/money';

const pair = /^[A-Z]{3,5}\/[A-Z]{3,5}$/;

/** The list of exchange rates; a pair reads « EUR/USD ». */
export const fxRateList = defineList({
  sorts: ['-date', 'date', 'pair', '-pair', 'rate', '-rate'],
  filters: { pair: textFilter('pair', pair), pair_not: textFilter('pairNot', pair), ...periodFilters },
  isPagedByRow: true,
});

type Rate = Pick<components['schemas']['FxRate'], 'base' | 'quote' | 'rate'>;

export function pairOf({ base, quote }: Pick<Rate, 'base' | 'quote'>): string {
  return `${base}/${quote}`;
}

// Enough decimals for « 1 € = 0,00001718 BTC »; for display only, never used to convert.
const inverseDecimals = 8;

/** The inverse rate, for display. */
export function inverseOf({ rate }: Rate): string {
  return formatDecimal(roundTo(ONE.div(decimal(rate)), inverseDecimals));
}
