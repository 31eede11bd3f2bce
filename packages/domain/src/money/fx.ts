import type { IsoDay } from '../dates/index.ts';
import type { DisplayCurrency } from './currencies.ts';
import { type Decimal, ONE } from './decimal.ts';

/**
 * A published quote, as received: one `base` is `rate` `quote`. One side is EUR.
 * ECB: base EUR, quote USD or CHF; crypto: base BTC or ETH, quote EUR.
 */
export interface FxQuote {
  readonly base: DisplayCurrency;
  readonly quote: DisplayCurrency;
  readonly rate: Decimal;
  readonly day: IsoDay;
}

/** What one unit of a currency is worth in EUR on a day, and which published day says so. */
export interface EurValue {
  readonly value: Decimal;
  readonly quoteDay: IsoDay;
  /** Nothing was published on the day asked: the last quote before it applies. */
  readonly isFallback: boolean;
}

/** An amount in another currency, unrounded, and the oldest published day it rests on. */
export interface Conversion {
  readonly amount: Decimal;
  readonly quoteDay: IsoDay;
  readonly isFallback: boolean;
}

/** What one unit of a currency was worth in EUR on a day it was quoted, as a double. */
export interface EurPoint {
  readonly day: IsoDay;
  readonly value: number;
}

/** The published quotes, ready to be asked. */
export interface FxBook {
  /** The last value published on or before `day`, never a later one; EUR is 1. `undefined` before the first quote. */
  eurValue(currency: DisplayCurrency, day: IsoDay): EurValue | undefined;
  /** `amount` of `from` in `to`, through EUR, unrounded. `undefined` when either currency has no quote yet. */
  convert(amount: Decimal, from: DisplayCurrency, to: DisplayCurrency, day: IsoDay): Conversion | undefined;
  /** What one unit was worth in EUR on each day quoted, ascending; none for EUR. Doubles, for charts only. */
  eurPoints(currency: DisplayCurrency): readonly EurPoint[];
}

/** A quote without EUR on exactly one side, with a rate that is not positive, or that contradicts another of its day. */
export class MalformedQuote extends Error {
  override readonly name = 'MalformedQuote';

  constructor(quote: FxQuote, why: string) {
    super(`Quote ${quote.base}/${quote.quote} of ${quote.day}: ${why}`);
  }
}

const toDouble = (value: Decimal): number => (value === ONE ? 1 : value.toNumber());

// One unit is worth times / per EUR. Kept as a fraction so that a conversion divides once, and EUR → C → EUR returns the start.
interface Worth {
  readonly day: IsoDay;
  readonly times: Decimal;
  readonly per: Decimal;
}

function currencyAndWorth(quote: FxQuote): [DisplayCurrency, Worth] {
  if ((quote.base === 'EUR') === (quote.quote === 'EUR'))
    throw new MalformedQuote(quote, 'one side must be EUR');
  if (!quote.rate.gt(0)) throw new MalformedQuote(quote, 'the rate must be positive');
  return quote.base === 'EUR'
    ? [quote.quote, { day: quote.day, times: ONE, per: quote.rate }]
    : [quote.base, { day: quote.day, times: quote.rate, per: ONE }];
}

/** The last entry on or before `day` of a list in ascending order of days. */
function lastUpTo(worths: readonly Worth[], day: IsoDay): Worth | undefined {
  let low = 0;
  let high = worths.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const worth = worths[middle];
    if (worth !== undefined && worth.day <= day) low = middle + 1;
    else high = middle;
  }
  return worths[low - 1];
}

function index(quotes: Iterable<FxQuote>): Map<DisplayCurrency, Worth[]> {
  const byCurrency = new Map<DisplayCurrency, Map<IsoDay, Worth>>();
  for (const quote of quotes) {
    const [currency, worth] = currencyAndWorth(quote);
    const days = byCurrency.get(currency) ?? new Map<IsoDay, Worth>();
    byCurrency.set(currency, days);
    const known = days.get(worth.day);
    // Two different answers for one day would make the result depend on the order of the rows.
    if (known !== undefined && !(known.times.eq(worth.times) && known.per.eq(worth.per))) {
      throw new MalformedQuote(quote, 'the day already has another rate');
    }
    days.set(worth.day, worth);
  }
  const sorted = new Map<DisplayCurrency, Worth[]>();
  for (const [currency, days] of byCurrency) {
    sorted.set(
      currency,
      [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    );
  }
  return sorted;
}

/**
 * Builds the book of published quotes, in any order (docs/money.md, FX).
 * @throws MalformedQuote
 */
export function fxBook(quotes: Iterable<FxQuote>): FxBook {
  const byCurrency = index(quotes);
  const worthOn = (currency: DisplayCurrency, day: IsoDay): Worth | undefined =>
    currency === 'EUR' ? { day, times: ONE, per: ONE } : lastUpTo(byCurrency.get(currency) ?? [], day);

  return {
    eurValue(currency, day) {
      const worth = worthOn(currency, day);
      if (worth === undefined) return undefined;
      return { value: worth.times.div(worth.per), quoteDay: worth.day, isFallback: worth.day < day };
    },
    convert(amount, from, to, day) {
      if (from === to) return { amount, quoteDay: day, isFallback: false };
      const source = worthOn(from, day);
      const target = worthOn(to, day);
      if (source === undefined || target === undefined) return undefined;
      const quoteDay = source.day < target.day ? source.day : target.day;
      return {
        amount: amount.times(source.times).times(target.per).div(source.per.times(target.times)),
        quoteDay,
        isFallback: quoteDay < day,
      };
    },
    eurPoints: (currency) =>
      (byCurrency.get(currency) ?? []).map(({ day, times, per }) => ({
        day,
        value: toDouble(times) / toDouble(per),
      })),
  };
}
