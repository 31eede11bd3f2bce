import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDay } from '../dates/index.ts';
import { documentDecimals } from '../format/index.ts';
import { decimal, fxBook, PAYMENT_ASSETS, parCurrency, roundTo } from '../money/index.ts';
import { dealOut } from './deal.ts';

const day = isoDay('2026-01-02');
const fx = fxBook([
  { base: 'EUR', quote: 'USD', days: [day], values: ['1.0868'] },
  { base: 'BTC', quote: 'EUR', days: [day], values: ['58214.1'] },
  { base: 'ETH', quote: 'EUR', days: [day], values: ['2345.67'] },
]);
/** Up to a million, with 12 decimals. */
const amounts = fc
  .tuple(fc.nat({ max: 999_999 }), fc.nat({ max: 999_999 }), fc.integer({ min: 1, max: 999_999 }))
  .map(([whole, high, low]) => decimal(`${whole}.${padded(high)}${padded(low)}`));
const padded = (digits: number) => String(digits).padStart(6, '0');

test.each(PAYMENT_ASSETS)(
  'D8: what a closing owes in %s can be paid: no more decimals than documents have',
  (asset) => {
    fc.assert(
      fc.property(amounts, amounts, (units, nav) => {
        const { gross, exitFee, paid } = dealOut(
          {
            strategy: { key: 'ethfy', referenceCurrency: 'ETH' },
            asset,
            held: { units, cost: units },
            request: { kind: 'all' },
            exitPercent: decimal('0.2'),
          },
          { day, nav, fx },
        );
        for (const amount of [gross, exitFee, paid]) {
          expect(roundTo(amount, documentDecimals(parCurrency(asset))).eq(amount)).toBe(true);
        }
        expect(paid.plus(exitFee).eq(gross)).toBe(true);
      }),
    );
  },
);
