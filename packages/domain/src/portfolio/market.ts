import { dayNumber, type IsoDay, isoDayOf } from '../dates/index.ts';
import {
  type DisplayCurrency,
  type FxBook,
  type FxQuotes,
  fxBook,
  type ParChange,
  type PublishedDoubles,
  type PublishedValues,
} from '../money/index.ts';
import { type Navs, navBook, type Prices, type Strategy } from './prices.ts';
import { type UnitGains, unitGains } from './unit-gains.ts';

/** All publications, and the days to cover. */
export interface MarketInput {
  readonly strategies: readonly Strategy[];
  readonly navs: readonly Navs[];
  readonly fx: readonly FxQuotes[];
  /** When coins left their par, and returned to it; by default never. */
  readonly par?: readonly ParChange[] | undefined;
  /** The last day valued, normally today. Later publications are ignored. */
  readonly until: IsoDay;
  /** The first day; by default that of the oldest publication. */
  readonly from?: IsoDay | undefined;
}

/** One strategy as columns by day: index 0 is the market's first day. */
export interface StrategyMarket {
  readonly strategy: Strategy;
  /** The NAV of the day, or the last one before it; 0 before the first. */
  readonly nav: Float64Array;
  /** The performance rate of the day, a fraction; NaN on a day without a NAV and on the day of the first. */
  readonly rate: Float64Array;
  /** 1 on a day without a NAV. */
  readonly stale: Uint8Array;
}

/**
 * The market as arrays indexed by day, prepared once for all clients, so that the inner loop of a valuation has no
 * lookups or dates. The doubles are for charts; `prices` has the exact values.
 */
export interface Market {
  readonly input: MarketInput;
  readonly from: IsoDay;
  readonly until: IsoDay;
  readonly days: readonly IsoDay[];
  readonly strategies: ReadonlyMap<string, StrategyMarket>;
  /** The EUR value of one unit of each currency; NaN before its first quote. */
  readonly eurWorth: Readonly<Record<DisplayCurrency, Float64Array>>;
  /** Exact NAVs and FX, cut at `until`. */
  readonly prices: Prices;
  readonly gains: UnitGains;
}

function firstDay(input: MarketInput): IsoDay {
  if (input.from !== undefined) return input.from < input.until ? input.from : input.until;
  let first = input.until;
  for (const { days } of [...input.navs, ...input.fx]) for (const day of days) if (day < first) first = day;
  return first;
}

function listDays(from: IsoDay, until: IsoDay): IsoDay[] {
  const first = dayNumber(from);
  const count = dayNumber(until) - first + 1;
  return Array.from({ length: count }, (_, index) => isoDayOf(first + index));
}

/** The publications up to `until`. */
function upTo<Part extends PublishedValues>(parts: readonly Part[], until: IsoDay): Part[] {
  return parts.map((part) => {
    const isKnown = (index: number) => (part.days[index] ?? '') <= until;
    if (part.days.every((_, index) => isKnown(index))) return part;
    return {
      ...part,
      days: part.days.filter((_, index) => isKnown(index)),
      values: part.values.filter((_, index) => isKnown(index)),
    };
  });
}

interface Column {
  /** The last published value of each day; `before` until the first. */
  readonly values: Float64Array;
  /** 1 on a day without a publication. */
  readonly stale: Uint8Array;
}

/** Expands publications to one value per day. */
function spread(published: PublishedDoubles | undefined, days: readonly IsoDay[], before: number): Column {
  const values = new Float64Array(days.length);
  const stale = new Uint8Array(days.length).fill(1);
  let next = 0;
  let last = before;
  for (const [index, day] of days.entries()) {
    let publishedOn = published?.days[next];
    while (publishedOn !== undefined && publishedOn <= day) {
      last = published?.values[next] ?? before;
      if (publishedOn === day) stale[index] = 0;
      next += 1;
      publishedOn = published?.days[next];
    }
    values[index] = last;
  }
  return { values, stale };
}

function strategyMarket(
  strategy: Strategy,
  published: PublishedDoubles | undefined,
  days: readonly IsoDay[],
): StrategyMarket {
  const { values: nav, stale } = spread(published, days, 0);
  const rate = new Float64Array(days.length).fill(Number.NaN);
  for (const [index, isStale] of stale.entries()) {
    const before = nav[index - 1] ?? 0;
    // After a gap the rate is relative to the last NAV, so that compounding is always a ratio of two NAVs.
    if (isStale === 0 && before > 0) rate[index] = (nav[index] ?? 0) / before - 1;
  }
  return { strategy, nav, rate, stale };
}

function worthColumn(fx: FxBook, currency: DisplayCurrency, days: readonly IsoDay[]): Float64Array {
  if (currency === 'EUR') return new Float64Array(days.length).fill(1);
  return spread(fx.eurDoubles(currency), days, Number.NaN).values;
}

function eurWorth(fx: FxBook, days: readonly IsoDay[]): Record<DisplayCurrency, Float64Array> {
  const column = (currency: DisplayCurrency) => worthColumn(fx, currency, days);
  return {
    EUR: column('EUR'),
    USD: column('USD'),
    CHF: column('CHF'),
    BTC: column('BTC'),
    ETH: column('ETH'),
  };
}

/**
 * Prepares the market once for any number of clients; parts of series in any order.
 * @throws MalformedNav, MalformedQuote, MalformedAmount
 */
export function prepareMarket(input: MarketInput): Market {
  const from = firstDay(input);
  const days = listDays(from, input.until);
  const fx = fxBook(upTo(input.fx, input.until), input.par);
  const navs = navBook(upTo(input.navs, input.until));
  const strategies = new Map<string, StrategyMarket>();
  for (const strategy of input.strategies) {
    strategies.set(strategy.key, strategyMarket(strategy, navs.doubles(strategy.key), days));
  }
  return {
    input,
    from,
    until: input.until,
    days,
    strategies,
    eurWorth: eurWorth(fx, days),
    prices: { navs, fx },
    gains: unitGains({ navs, fx }),
  };
}

/** The same market, extended back to `day`: a payment may precede all publications. */
export function marketFrom(market: Market, day: IsoDay): Market {
  return day >= market.from ? market : prepareMarket({ ...market.input, from: day });
}
