import { type IsoDay, isIsoDay } from '../dates/index.ts';
import type { RatePoint, ValuePoint } from './points.ts';

/** A performance point as received: the specification names its day in two ways (2§3). */
export interface WireRatePoint {
  readonly date?: unknown;
  readonly valuation_date?: unknown;
  readonly performance_rate?: unknown;
}

/** A valuation point as received. */
export interface WireValuePoint {
  readonly date?: unknown;
  readonly value?: unknown;
  readonly contribution?: unknown;
  readonly stale?: unknown;
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function byDate(a: { readonly date: IsoDay }, b: { readonly date: IsoDay }): number {
  if (a.date === b.date) return 0;
  return a.date < b.date ? -1 : 1;
}

/** The rate points with a valid day and a finite rate, ascending by date; the others are dropped. */
export function dropInvalidRates(points: readonly WireRatePoint[]): RatePoint[] {
  return points
    .flatMap((point) => {
      const date = point.date ?? point.valuation_date;
      return isIsoDay(date) && isFiniteNumber(point.performance_rate)
        ? [{ date, performance_rate: point.performance_rate }]
        : [];
    })
    .toSorted(byDate);
}

/** The valuation points with a valid day and a finite value, ascending by date; a contribution that is not a number is none. */
export function dropInvalidValues(points: readonly WireValuePoint[]): ValuePoint[] {
  return points
    .flatMap(({ date, value, contribution, stale }) =>
      isIsoDay(date) && isFiniteNumber(value)
        ? [
            {
              date,
              value,
              contribution: isFiniteNumber(contribution) ? contribution : 0,
              stale: stale === true,
            },
          ]
        : [],
    )
    .toSorted(byDate);
}
