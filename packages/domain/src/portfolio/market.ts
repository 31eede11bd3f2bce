import { dayNumber, type IsoDay, isoDayOf } from '../dates/index.ts';
import { type DisplayCurrency, type FxBook, type FxQuote, fxBook } from '../money/index.ts';
import { type Nav, navBook, type Prices, type Strategy } from './prices.ts';

/** Everything published, and the days to cover. */
export interface MarketInput {
  readonly strategies: readonly Strategy[];
  readonly navs: readonly Nav[];
  readonly fx: readonly FxQuote[];
  /** The last day valued: "today" for whoever asks. What is published later is not known yet. */
  readonly until: IsoDay;
  /** The first day; by default that of the oldest publication. */
  readonly from?: IsoDay | undefined;
}

/** One strategy, a column a day: index 0 is the market's first day. */
export interface StrategyMarket {
  readonly strategy: Strategy;
  /** The VL of the day, the last one repeated on a day without; 0 before the first. */
  readonly nav: Float64Array;
  /** The performance rate of the day, a fraction; NaN on a day without a VL and on that of the first. */
  readonly rate: Float64Array;
  /** 1 on a day without a VL. */
  readonly stale: Uint8Array;
}

/**
 * The market as arrays indexed by day, prepared once and shared by every client: valuing one walks arrays, without a
 * look-up or a date in the inner loop. Doubles here draw charts; `prices` holds the exact figures.
 */
export interface Market {
  readonly input: MarketInput;
  readonly from: IsoDay;
  readonly until: IsoDay;
  readonly days: readonly IsoDay[];
  readonly strategies: ReadonlyMap<string, StrategyMarket>;
  /** What one unit of each currency is worth in EUR; NaN before its first quote. */
  readonly eurWorth: Readonly<Record<DisplayCurrency, Float64Array>>;
  /** Exact VLs and FX, cut at `until`. */
  readonly prices: Prices;
}

function firstDay(input: MarketInput): IsoDay {
  if (input.from !== undefined) return input.from < input.until ? input.from : input.until;
  let first = input.until;
  for (const nav of input.navs) if (nav.day < first) first = nav.day;
  for (const quote of input.fx) if (quote.day < first) first = quote.day;
  return first;
}

function listDays(from: IsoDay, until: IsoDay): IsoDay[] {
  const first = dayNumber(from);
  const count = dayNumber(until) - first + 1;
  return Array.from({ length: count }, (_, index) => isoDayOf(first + index));
}

interface Published {
  readonly day: IsoDay;
  readonly value: number;
}

/** Spreads publications, ascending, over the days: the last one repeated, `before` until the first. */
function spread(published: readonly Published[], days: readonly IsoDay[], before: number): Float64Array {
  const column = new Float64Array(days.length);
  let next = 0;
  let last = before;
  for (let index = 0; index < days.length; index += 1) {
    let publication = published[next];
    while (publication !== undefined && publication.day <= (days[index] ?? '')) {
      last = publication.value;
      next += 1;
      publication = published[next];
    }
    column[index] = last;
  }
  return column;
}

function strategyMarket(strategy: Strategy, navs: readonly Nav[], days: readonly IsoDay[]): StrategyMarket {
  const published = navs.map(({ day, value }): Published => ({ day, value: value.toNumber() }));
  const nav = spread(published, days, 0);
  const rate = new Float64Array(days.length).fill(Number.NaN);
  const stale = new Uint8Array(days.length).fill(1);
  const offset = dayNumber(days[0] ?? '1970-01-01');
  for (const { day } of navs) {
    const index = dayNumber(day) - offset;
    if (index < 0) continue;
    stale[index] = 0;
    const before = nav[index - 1] ?? 0;
    // After a gap the rate runs from the last VL published, so that compounding is always the ratio of two VLs.
    if (before > 0) rate[index] = (nav[index] ?? 0) / before - 1;
  }
  return { strategy, nav, rate, stale };
}

function worthColumn(fx: FxBook, currency: DisplayCurrency, days: readonly IsoDay[]): Float64Array {
  if (currency === 'EUR') return new Float64Array(days.length).fill(1);
  return spread(fx.eurPoints(currency), days, Number.NaN);
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
 * Prepares the market once for any number of clients; rows in any order.
 * @throws MalformedNav, MalformedQuote
 */
export function prepareMarket(input: MarketInput): Market {
  const from = firstDay(input);
  const days = listDays(from, input.until);
  const fx = fxBook(input.fx.filter((quote) => quote.day <= input.until));
  const navs = navBook(input.navs.filter((nav) => nav.day <= input.until));
  const strategies = new Map<string, StrategyMarket>();
  for (const strategy of input.strategies) {
    strategies.set(strategy.key, strategyMarket(strategy, navs.published(strategy.key), days));
  }
  return {
    input,
    from,
    until: input.until,
    days,
    strategies,
    eurWorth: eurWorth(fx, days),
    prices: { navs, fx },
  };
}

/** The same market, reaching back to `day`: a payment may precede everything published. */
export function marketFrom(market: Market, day: IsoDay): Market {
  return day >= market.from ? market : prepareMarket({ ...market.input, from: day });
}
