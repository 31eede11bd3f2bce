/** Whole units shared among weights: the one rounding of schedules, allotments and percentages. */
import { type Decimal, decimal } from '../money/index.ts';

/** Whole units as an exact decimal. */
export const decimalOf = (units: bigint): Decimal => decimal(units.toString());

/** The sum; zero for an empty list. */
export const sumOfUnits = (units: Iterable<bigint>): bigint => {
  let total = 0n;
  for (const one of units) total += one;
  return total;
};

export const leastOf = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * Cumulative floors: the share of each weight in turn, `⌊total × w(1..k) / W⌋` less the shares before it. 100 in three equal
 * weights: 33, 33, 34. Their sum is `total`.
 * @throws RangeError when a weight is negative or all are zero.
 */
export function cumulativeShares(total: bigint, weights: readonly bigint[]): bigint[] {
  const whole = wholeOf(weights);
  let passed = 0n;
  let given = 0n;
  return weights.map((weight) => {
    passed += weight;
    const share = (total * passed) / whole - given;
    given += share;
    return share;
  });
}

/**
 * Largest remainders: `⌊total × w / W⌋` each, and what is left one unit each by the largest remainder; of two equal ones the
 * first in the list. The sum is `total`.
 * @throws RangeError when a weight is negative or all are zero.
 */
export function apportion(total: bigint, weights: readonly bigint[]): bigint[] {
  const whole = wholeOf(weights);
  const shares = weights.map((weight) => (total * weight) / whole);
  let left = total - sumOfUnits(shares);
  const byRemainder = weights
    .map((weight, place) => ({ place, remainder: (total * weight) % whole }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.place - b.place : a.remainder < b.remainder ? 1 : -1,
    );
  for (const { place } of byRemainder) {
    if (left === 0n) break;
    shares[place] = (shares[place] ?? 0n) + 1n;
    left -= 1n;
  }
  return shares;
}

/** Shares in percent with two decimals, whose sum is exactly 100.00 by largest remainder; all zero when nothing is held. */
export function percentShares(units: readonly bigint[]): Decimal[] {
  if (sumOfUnits(units) === 0n) return units.map(() => decimal(0));
  return apportion(10_000n, units).map((hundredths) => decimalOf(hundredths).div(100));
}

function wholeOf(weights: readonly bigint[]): bigint {
  const whole = sumOfUnits(weights);
  if (whole <= 0n || weights.some((weight) => weight < 0n))
    throw new RangeError('Weights have no positive sum');
  return whole;
}
