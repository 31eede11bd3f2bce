import type { IsoDay } from '../dates/index.ts';
import type { RatePoint } from './points.ts';

const DAYS_A_YEAR = 365.25;

/** Nothing is annualised under 90 days: a rate of a few days, raised to a year, means nothing. */
export const ANNUALISED_FROM_DAYS = 90;
/** Under 365 days an annualised figure names its days. */
export const WHOLE_YEAR_DAYS = 365;

/** Points of the moving average shown beside the yields (specification 2§9). */
export const MOVING_AVERAGE_POINTS = 30;

/** Compounded yield of a set of rates, a fraction: `Π(1 + r) − 1`; 0 for none. */
export function compounded(points: readonly RatePoint[]): number {
  return growth(points) - 1;
}

/** The compounded yield of the rates from `from` to `to`, both included; `undefined`, not 0, without rates. */
export function compoundedBetween(
  points: readonly RatePoint[],
  { from, to }: { readonly from: IsoDay; readonly to: IsoDay },
): number | undefined {
  const inside = points.filter(({ date }) => date >= from && date <= to);
  return inside.length === 0 ? undefined : compounded(inside);
}

function growth(points: readonly RatePoint[]): number {
  let product = 1;
  for (const point of points) product *= 1 + point.performance_rate;
  return product;
}

/** The compounded yield from the first point to each point: one number per point. */
export function runningCompounded(points: readonly RatePoint[]): number[] {
  let product = 1;
  return points.map((point) => {
    product *= 1 + point.performance_rate;
    return product - 1;
  });
}

/**
 * Annualised net rate since inception, a fraction: `Π(1 + r)^(365.25 / days) − 1`, `days` being the calendar days that
 * the rates cover (`Coverage`). `undefined` under 90 days, and where the power has no finite value.
 */
export function annualised(points: readonly RatePoint[], days: number): number | undefined {
  if (points.length === 0 || days < ANNUALISED_FROM_DAYS) return undefined;
  const rate = growth(points) ** (DAYS_A_YEAR / days) - 1;
  return Number.isFinite(rate) ? rate : undefined;
}

/** Arithmetic mean of the last `window` values at each value; of fewer at the start. */
export function movingAverage(values: readonly number[], window: number = MOVING_AVERAGE_POINTS): number[] {
  return values.map((_, index) => {
    // Recomputed each time: a running sum would accumulate rounding errors.
    const inside = values.slice(Math.max(0, index - window + 1), index + 1);
    return inside.reduce((sum, value) => sum + value, 0) / inside.length;
  });
}

/** Arithmetic mean of all values so far, at each value. */
export function overallAverage(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value, index) => {
    sum += value;
    return sum / (index + 1);
  });
}
