// An executed deal, and the NAV and quotes in force on its dealing day.

import type { DealPrices, Subscription } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { paymentAssetOf } from '@repo/domain/limits';
import { decimal, fxBook, isDisplayCurrency } from '@repo/domain/money';
import { navBook, type Prices, type Strategy } from '@repo/domain/portfolio';
import type { Database } from '../../db/client.ts';
import { readPublications } from '../market-data/load-market.ts';
import type { DealRow } from './deals.repository.ts';

export function strategyOf({ movement, referenceCurrency }: DealRow): Strategy {
  if (!isDisplayCurrency(referenceCurrency)) {
    throw new Error(`product ${movement.strategyId} is in ${referenceCurrency}`);
  }
  return { key: movement.strategyId, referenceCurrency };
}

/** All prices in force; in a transaction, where those that are cached may be of another moment. */
export async function readPrices(db: Database): Promise<Prices> {
  const { navs, fx } = await readPublications(db);
  return { navs: navBook(navs), fx: fxBook(fx) };
}

/** The prices in force on the dealing day; undefined without a NAV. */
export function pricesOf({ movement }: DealRow, { navs, fx }: Prices): DealPrices | undefined {
  const day = isoDay(movement.dealingDay);
  const nav = navs.lastUpTo(movement.strategyId, day);
  return nav?.day === day ? { day, nav: nav.value, fx } : undefined;
}

/** Whether a value that the deal was executed at is another one now. */
export function isPricedOtherwise(row: DealRow, prices: Prices): boolean {
  const at = pricesOf(row, prices);
  const { nav, quotes } = row.movement;
  if (at === undefined || nav === null) return false;
  if (!at.nav.eq(decimal(nav))) return true;
  return quotes.some(({ base, quote, day, rate }) => {
    if (!isDisplayCurrency(base) || !isDisplayCurrency(quote)) return false;
    const [current] = at.fx.quotesOf([base, quote], isoDay(day));
    return current?.day === day && !current.rate.eq(decimal(rate));
  });
}

export function subscriptionOf(row: DealRow): Subscription & { strategy: Strategy } {
  const { amount, subscriptionFeePercent, fxFeePercent } = row.order;
  return {
    strategy: strategyOf(row),
    asset: paymentAssetOf(row.order.asset),
    gross: decimal(amount ?? '0'),
    fees: {
      subscriptionPercent: decimal(subscriptionFeePercent ?? '0'),
      fxPercent: decimal(fxFeePercent ?? '0'),
    },
  };
}
