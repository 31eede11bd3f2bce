import { addDays, type IsoDay } from '../dates/index.ts';
import { type Decimal, type DisplayCurrency, type FxBook, ONE, ZERO } from '../money/index.ts';
import type { NavBook, Strategy } from './prices.ts';

/** What one unit gained by its NAV, in a display currency. */
export interface UnitGains {
  /**
   * From the first NAV to that of `navDay`: each change of NAV at the FX of the day before it. Exact; a change before
   * the first quote of the currency adds nothing.
   */
  upTo(strategy: Strategy, currency: DisplayCurrency, navDay: IsoDay): Decimal;
}

function sumGains(
  { key, referenceCurrency }: Strategy,
  currency: DisplayCurrency,
  { navs, fx }: { readonly navs: NavBook; readonly fx: FxBook },
): Map<IsoDay, Decimal> {
  const sums = new Map<IsoDay, Decimal>();
  let before: Decimal | undefined;
  let sum = ZERO;
  for (const day of navs.doubles(key)?.days ?? []) {
    const nav = navs.lastUpTo(key, day)?.value;
    if (nav !== undefined && before !== undefined) {
      const rate = fx.convert(ONE, referenceCurrency, currency, addDays(day, -1))?.amount;
      sum = sum.plus(nav.minus(before).times(rate ?? ZERO));
    }
    before = nav;
    sums.set(day, sum);
  }
  return sums;
}

/** Summed once for each strategy and currency, on the first request for it. */
export function unitGains(prices: { readonly navs: NavBook; readonly fx: FxBook }): UnitGains {
  const known = new Map<string, Map<IsoDay, Decimal>>();
  return {
    upTo(strategy, currency, navDay) {
      const name = `${strategy.key} ${currency}`;
      const sums = known.get(name) ?? sumGains(strategy, currency, prices);
      known.set(name, sums);
      return sums.get(navDay) ?? ZERO;
    },
  };
}
