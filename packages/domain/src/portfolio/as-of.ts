import { dayNumber, type IsoDay } from '../dates/index.ts';
import type { FxBook } from '../money/index.ts';
import type { Market } from './market.ts';
import type { NavBook } from './prices.ts';

const earlier = (a: IsoDay, b: IsoDay): IsoDay => (a < b ? a : b);

function navsUpTo(navs: NavBook, until: IsoDay): NavBook {
  return {
    lastUpTo: (strategy, day) => navs.lastUpTo(strategy, earlier(day, until)),
    firstFrom: (strategy, day) => {
      const found = navs.firstFrom(strategy, day);
      return found === undefined || found.day > until ? undefined : found;
    },
    doubles: (strategy) => navs.doubles(strategy),
  };
}

// `convert` needs no cut: the ledger, cut at the same day, requests no later day.
function fxUpTo(fx: FxBook, until: IsoDay): FxBook {
  return {
    resolve: (asset, day) => fx.resolve(asset, earlier(day, until)),
    offSince: (coin, day) => fx.offSince(coin, earlier(day, until)),
    eurValue: (currency, day) => fx.eurValue(currency, earlier(day, until)),
    convert: (amount, from, to, day) => fx.convert(amount, from, to, earlier(day, until)),
    quotesOf: (currencies, day) => fx.quotesOf(currencies, earlier(day, until)),
    eurDoubles: (currency) => fx.eurDoubles(currency),
  };
}

/**
 * The market as known at the end of `day`, for a statement: equal to `prepareMarket` of the publications up to `day`,
 * without recomputing. A day on or after the last one returns the same market.
 */
export function marketAsOf(market: Market, day: IsoDay): Market {
  if (day >= market.until) return market;
  const count = Math.max(0, dayNumber(day) - dayNumber(market.from) + 1);
  const strategies = new Map(
    [...market.strategies].map(([key, { strategy, nav, rate, stale }]) => [
      key,
      {
        strategy,
        nav: nav.subarray(0, count),
        rate: rate.subarray(0, count),
        stale: stale.subarray(0, count),
      },
    ]),
  );
  const { eurWorth } = market;
  return {
    input: { ...market.input, until: day },
    from: earlier(market.from, day),
    until: day,
    days: market.days.slice(0, count),
    strategies,
    eurWorth: {
      EUR: eurWorth.EUR.subarray(0, count),
      USD: eurWorth.USD.subarray(0, count),
      CHF: eurWorth.CHF.subarray(0, count),
      BTC: eurWorth.BTC.subarray(0, count),
      ETH: eurWorth.ETH.subarray(0, count),
    },
    // No cut either: a sum up to a day holds nothing later.
    gains: market.gains,
    prices: { navs: navsUpTo(market.prices.navs, day), fx: fxUpTo(market.prices.fx, day) },
  };
}
