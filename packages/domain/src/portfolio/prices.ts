import type { IsoDay } from '../dates/index.ts';
import {
  type DisplayCurrency,
  type FxBook,
  type Publication,
  type PublishedDoubles,
  type PublishedSeries,
  type PublishedValues,
  publishedSeries,
} from '../money/index.ts';

/** A product and the currency of its NAV: USDFY in USD, BTCFY in BTC, … */
export interface Strategy {
  readonly key: string;
  readonly referenceCurrency: DisplayCurrency;
}

/** Published NAVs: the net asset value (VL) of one unit on each day, in the strategy's reference currency. */
export interface Navs extends PublishedValues {
  readonly strategy: string;
}

/** The published NAVs, indexed for lookups. */
export interface NavBook {
  /** The last NAV published on or before `day`, never a later one. */
  lastUpTo(strategy: string, day: IsoDay): Publication | undefined;
  /** The first NAV published on or after `day`. */
  firstFrom(strategy: string, day: IsoDay): Publication | undefined;
  /** All NAVs of a strategy, for charts only; `undefined` when it has none. */
  doubles(strategy: string): PublishedDoubles | undefined;
}

/** The prices that convert between money and units. */
export interface Prices {
  readonly navs: NavBook;
  readonly fx: FxBook;
}

/** A NAV that is not positive, or differs from another of the same day. */
export class MalformedNav extends Error {
  override readonly name = 'MalformedNav';

  constructor(strategy: string, day: IsoDay, why: string) {
    super(`NAV of ${strategy} on ${day}: ${why}`);
  }
}

/**
 * Indexes the published NAVs, given in any order.
 * @throws MalformedNav, MalformedAmount
 */
export function navBook(navs: Iterable<Navs>): NavBook {
  const byStrategy = new Map<string, PublishedSeries>();
  for (const [strategy, parts] of Map.groupBy(navs, (part) => part.strategy)) {
    byStrategy.set(
      strategy,
      publishedSeries(parts, (day, why) => new MalformedNav(strategy, day, why)),
    );
  }
  return {
    lastUpTo: (strategy, day) => byStrategy.get(strategy)?.lastUpTo(day),
    firstFrom: (strategy, day) => byStrategy.get(strategy)?.firstFrom(day),
    doubles: (strategy) => byStrategy.get(strategy)?.doubles,
  };
}
