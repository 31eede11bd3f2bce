// The pairs that are published, and what is plausible of them.
import { type IsoDay, isoDay } from '../dates/index.ts';
import {
  type Decimal,
  decimal,
  isParCoin,
  type ParCoin,
  type ParRule,
  type QuotedAsset,
} from '../money/index.ts';
import type { RateSource } from './rate-schedule.ts';

/** One `base` is worth so many `quote`: the ECB's, then those of exchanges. */
export const ratePairs = [
  'EUR/USD',
  'EUR/CHF',
  'BTC/EUR',
  'ETH/EUR',
  'USDC/EUR',
  'EURC/EUR',
  'WBTC/EUR',
] as const;
export type RatePair = (typeof ratePairs)[number];

interface QuotedPair {
  /** Who publishes it, on which days. */
  readonly source: RateSource;
  /** The side that is not EUR. */
  readonly currency: QuotedAsset;
}

export const quotedPairs: Readonly<Record<RatePair, QuotedPair>> = {
  'EUR/USD': { source: 'ecb', currency: 'USD' },
  'EUR/CHF': { source: 'ecb', currency: 'CHF' },
  'BTC/EUR': { source: 'kraken', currency: 'BTC' },
  'ETH/EUR': { source: 'kraken', currency: 'ETH' },
  'USDC/EUR': { source: 'kraken', currency: 'USDC' },
  'EURC/EUR': { source: 'kraken', currency: 'EURC' },
  'WBTC/EUR': { source: 'kraken', currency: 'WBTC' },
};

/** The coin of a pair that is only followed while it is off its par; null of a pair that is always followed. */
export function coinOf(pair: RatePair): ParCoin | null {
  const { currency } = quotedPairs[pair];
  return isParCoin(currency) ? currency : null;
}

/** The pairs that are due on a day: those of coins only while they are off their par. */
export function pairsDue({ offSince }: Pick<ParRule, 'offSince'>, day: IsoDay): RatePair[] {
  return ratePairs.filter((pair) => {
    const coin = coinOf(pair);
    return coin === null || offSince(coin, day) !== null;
  });
}

/** From which day on a pair is followed, seen from a day: of a coin, since it left its par; null when it is not. */
export function followedSince(
  { offSince }: Pick<ParRule, 'offSince'>,
  {
    pair,
    day,
    firstDay,
  }: { readonly pair: RatePair; readonly day: IsoDay; readonly firstDay: string | null },
): IsoDay | null {
  const coin = coinOf(pair);
  if (coin !== null) return offSince(coin, day);
  return firstDay === null ? null : isoDay(firstDay);
}

/** A change from one published day to the next that is looked at, in percent. */
const JUMP_PERCENT: Readonly<Record<RatePair, number>> = {
  'EUR/USD': 2,
  'EUR/CHF': 2,
  'BTC/EUR': 20,
  'ETH/EUR': 20,
  'USDC/EUR': 2,
  'EURC/EUR': 2,
  'WBTC/EUR': 20,
};

/** Whether a rate is further from the one before it than days usually are apart. */
export function isJump(pair: RatePair, before: string, after: string): boolean {
  return percentBetween(before, after).abs().gt(JUMP_PERCENT[pair]);
}

function percentBetween(before: string, after: string): Decimal {
  const from = decimal(before);
  return decimal(after).minus(from).times(100).div(from);
}

/** Pairs of the ECB that the exchange quotes too: its close is compared with the rate, and never published. */
export const controlledPairs = ['EUR/USD', 'EUR/CHF'] as const satisfies readonly RatePair[];

/** Two sources of a day that are further apart are looked at, in percent. */
const APART_PERCENT = 0.5;

/** Whether two sources disagree on a day. */
export function areApart(published: string, control: string): boolean {
  return percentBetween(published, control).abs().gt(APART_PERCENT);
}
