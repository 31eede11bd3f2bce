// An executed deal, and the NAV and quotes in force on its dealing day.

import type { DealPrices, Subscription } from '@repo/domain/books';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { paymentAssetOf } from '@repo/domain/limits';
import { decimal, isDisplayCurrency, isQuotedAsset, moneyAsset } from '@repo/domain/money';
import { navBook, type Prices, type Strategy } from '@repo/domain/portfolio';
import type { Database } from '../../db/client.ts';
import { findLastNav } from '../market-data/market.repository.ts';
import { readFx } from '../market-data/read-fx.ts';
import type { DealRow } from './deals.repository.ts';

export function strategyOf({ movement, referenceCurrency }: DealRow): Strategy {
  if (!isDisplayCurrency(referenceCurrency)) {
    throw new Error(`product ${movement.strategyId} is in ${referenceCurrency}`);
  }
  return { key: movement.strategyId, referenceCurrency };
}

/** The prices in force that a deal is compared with, read in the transaction: those of its dealing day, and of its quotes’ days. */
export async function readPrices(db: Database, row: DealRow): Promise<Prices> {
  const { dealingDay, quotes } = row.movement;
  const since = quotes.map(({ day }) => day).reduce((first, day) => (day < first ? day : first), dealingDay);
  return await readPricesOn(db, {
    strategy: strategyOf(row),
    asset: row.order.asset,
    day: isoDay(dealingDay),
    since: isoDay(since),
  });
}

interface PricedOn {
  strategy: Strategy;
  asset: string;
  day: IsoDay;
  since?: IsoDay;
}

/** The last NAV of a strategy up to a day, and the quotes between its currency and an asset. */
export async function readPricesOn(
  db: Database,
  { strategy: { key, referenceCurrency }, asset, day, since = day }: PricedOn,
): Promise<Prices> {
  const last = await findLastNav(db, key, day);
  const navs = last === null ? [] : [{ strategy: key, days: [isoDay(last.day)], values: [last.value] }];
  const fx = await readFx(db, [moneyAsset(asset), referenceCurrency], { upTo: day, since });
  return { navs: navBook(navs), fx };
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
    if (!isQuotedAsset(base) || !isQuotedAsset(quote)) return false;
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
