import type { IsoDay } from '../dates/index.ts';
import type { DisplayCurrency, MoneyAsset, QuotedAsset } from './currencies.ts';
import { type Decimal, ONE } from './decimal.ts';
import { type ParChange, type ParRule, parRule } from './par.ts';
import {
  type PublishedDoubles,
  type PublishedSeries,
  type PublishedValues,
  publishedSeries,
} from './published.ts';

/**
 * Published quotes, as received: on `days[i]` one `base` is `values[i]` `quote`. One side is EUR.
 * ECB: base EUR, quote USD or CHF; crypto: base BTC, ETH or a coin, quote EUR.
 */
export interface FxQuotes extends PublishedValues {
  readonly base: QuotedAsset;
  readonly quote: QuotedAsset;
}

/** The EUR value of one unit of a currency on a day, and the day of the quote used. */
export interface EurValue {
  readonly value: Decimal;
  readonly quoteDay: IsoDay;
  /** No quote on the requested day: the last one before it is used. */
  readonly isFallback: boolean;
}

/** A converted amount, unrounded, and the oldest day of the quotes used. */
export interface Conversion {
  readonly amount: Decimal;
  readonly quoteDay: IsoDay;
  readonly isFallback: boolean;
}

/** A quote that a conversion rests on, as it was published. */
export interface QuoteUsed {
  readonly base: QuotedAsset;
  readonly quote: QuotedAsset;
  /** The day it was published for. */
  readonly day: IsoDay;
  readonly rate: Decimal;
}

/**
 * The published quotes, indexed for lookups. A coin counts as its par currency on the days on which it is at par, and has quotes of its
 * own on the others.
 */
export interface FxBook extends ParRule {
  /** The last value published on or before `day`, never a later one; EUR is 1. `undefined` before the first quote. */
  eurValue(asset: MoneyAsset, day: IsoDay): EurValue | undefined;
  /** `amount` of `from` in `to`, through EUR, unrounded. `undefined` when either asset has no quote yet. */
  convert(amount: Decimal, from: MoneyAsset, to: MoneyAsset, day: IsoDay): Conversion | undefined;
  /** The quotes that conversions between these assets rest on; none for a single one, nor for EUR. */
  quotesOf(assets: readonly MoneyAsset[], day: IsoDay): QuoteUsed[];
  /** The EUR value of one unit on each quoted day; `undefined` for EUR and for a currency without quotes. */
  eurDoubles(currency: DisplayCurrency): PublishedDoubles | undefined;
}

/** Quotes without EUR on exactly one side, not positive, contradictory, or of a currency that is also quoted the other way. */
export class MalformedQuote extends Error {
  override readonly name = 'MalformedQuote';

  constructor({ base, quote }: Pick<FxQuotes, 'base' | 'quote'>, why: string) {
    super(`Quote ${base}/${quote}: ${why}`);
  }
}

interface QuotedCurrency {
  /** Whether quotes are EUR per unit; otherwise units per EUR. */
  readonly isBase: boolean;
  readonly series: PublishedSeries;
}

// One unit is `times / per` EUR. A fraction, so that a conversion divides once and EUR → C → EUR returns the original.
interface Worth {
  readonly day: IsoDay;
  readonly times: Decimal;
  readonly per: Decimal;
}

function currencyOf(quotes: FxQuotes): QuotedAsset {
  if ((quotes.base === 'EUR') === (quotes.quote === 'EUR')) {
    throw new MalformedQuote(quotes, 'one side must be EUR');
  }
  return quotes.base === 'EUR' ? quotes.quote : quotes.base;
}

function quotedCurrency(first: FxQuotes, parts: readonly FxQuotes[]): QuotedCurrency {
  const opposite = parts.find((part) => part.base !== first.base);
  if (opposite !== undefined) throw new MalformedQuote(opposite, 'the currency is also quoted the other way');
  const series = publishedSeries(parts, (day, why) => new MalformedQuote(first, `${day}: ${why}`));
  return { isBase: first.base !== 'EUR', series };
}

/**
 * Builds the book of published quotes, their parts in any order (docs/money.md, FX). Without `par`, every coin is at par.
 * @throws MalformedQuote, MalformedAmount
 */
export function fxBook(quotes: Iterable<FxQuotes>, par: readonly ParChange[] = []): FxBook {
  const { resolve, offSince } = parRule(par);
  const byCurrency = new Map<QuotedAsset, QuotedCurrency>();
  for (const [currency, parts] of Map.groupBy(quotes, currencyOf)) {
    const [first] = parts;
    if (first !== undefined) byCurrency.set(currency, quotedCurrency(first, parts));
  }
  const worthOn = (currency: QuotedAsset, day: IsoDay): Worth | undefined => {
    if (currency === 'EUR') return { day, times: ONE, per: ONE };
    const quoted = byCurrency.get(currency);
    const published = quoted?.series.lastUpTo(day);
    if (quoted === undefined || published === undefined) return undefined;
    return quoted.isBase
      ? { day: published.day, times: published.value, per: ONE }
      : { day: published.day, times: ONE, per: published.value };
  };

  return {
    resolve,
    offSince,
    eurValue(asset, day) {
      const worth = worthOn(resolve(asset, day), day);
      if (worth === undefined) return undefined;
      return { value: worth.times.div(worth.per), quoteDay: worth.day, isFallback: worth.day < day };
    },
    convert(amount, paidIn, wanted, day) {
      const [from, to] = [resolve(paidIn, day), resolve(wanted, day)];
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
    quotesOf(assets, day) {
      const distinct = [...new Set(assets.map((asset) => resolve(asset, day)))];
      if (distinct.length < 2) return [];
      return distinct.flatMap((currency): QuoteUsed[] => {
        const quoted = byCurrency.get(currency);
        const published = quoted?.series.lastUpTo(day);
        if (quoted === undefined || published === undefined) return [];
        const { day: publishedOn, value: rate } = published;
        const pair = quoted.isBase
          ? ({ base: currency, quote: 'EUR' } as const)
          : ({ base: 'EUR', quote: currency } as const);
        return [{ ...pair, day: publishedOn, rate }];
      });
    },
    eurDoubles(currency) {
      const quoted = byCurrency.get(currency);
      if (quoted === undefined || quoted.isBase) return quoted?.series.doubles;
      const { days, values } = quoted.series.doubles;
      return { days, values: values.map((perEur) => 1 / perEur) };
    },
  };
}
