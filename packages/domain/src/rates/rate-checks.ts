// The pairs that are published, and what is plausible of them.
import { type Decimal, type DisplayCurrency, decimal } from '../money/index.ts';
import type { RateSource } from './rate-schedule.ts';

/** One `base` is worth so many `quote`: the ECB's, then those of exchanges. */
export const ratePairs = ['EUR/USD', 'EUR/CHF', 'BTC/EUR', 'ETH/EUR'] as const;
export type RatePair = (typeof ratePairs)[number];

interface QuotedPair {
  /** Who publishes it, on which days. */
  readonly source: RateSource;
  /** The side that is not EUR. */
  readonly currency: DisplayCurrency;
}

export const quotedPairs: Readonly<Record<RatePair, QuotedPair>> = {
  'EUR/USD': { source: 'ecb', currency: 'USD' },
  'EUR/CHF': { source: 'ecb', currency: 'CHF' },
  'BTC/EUR': { source: 'kraken', currency: 'BTC' },
  'ETH/EUR': { source: 'kraken', currency: 'ETH' },
};

/** A change from one published day to the next that is looked at, in percent. */
const JUMP_PERCENT: Readonly<Record<RatePair, number>> = {
  'EUR/USD': 2,
  'EUR/CHF': 2,
  'BTC/EUR': 20,
  'ETH/EUR': 20,
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
