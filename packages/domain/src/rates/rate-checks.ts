// The pairs that are published, and what is plausible of them.
import { type Decimal, decimal } from '../money/index.ts';

/** One `base` is worth so many `quote`: the ECB's, then those of exchanges. */
export const ratePairs = ['EUR/USD', 'EUR/CHF', 'BTC/EUR', 'ETH/EUR'] as const;
export type RatePair = (typeof ratePairs)[number];

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
