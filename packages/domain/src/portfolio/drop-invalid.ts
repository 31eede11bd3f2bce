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

/** Ascending by date. Answers come so: telling it costs a telephone less than sorting ten years again. */
function inOrder<Point extends { readonly date: IsoDay }>(points: Point[]): Point[] {
  let before = '';
  for (const { date } of points) {
    if (date < before) return points.toSorted(byDate);
    before = date;
  }
  return points;
}

/** The rate points with a valid day and a finite rate, ascending by date; the others are dropped. */
export function dropInvalidRates(points: readonly WireRatePoint[]): RatePoint[] {
  const kept: RatePoint[] = [];
  for (const { date: day, valuation_date, performance_rate } of points) {
    const date = day ?? valuation_date;
    if (isIsoDay(date) && isFiniteNumber(performance_rate)) kept.push({ date, performance_rate });
  }
  return inOrder(kept);
}

/** The valuation points with a valid day and a finite value, ascending by date; a contribution that is not a number is none. */
export function dropInvalidValues(points: readonly WireValuePoint[]): ValuePoint[] {
  const kept: ValuePoint[] = [];
  for (const { date, value, contribution, stale } of points) {
    if (!isIsoDay(date) || !isFiniteNumber(value)) continue;
    kept.push({
      date,
      value,
      contribution: isFiniteNumber(contribution) ? contribution : 0,
      stale: stale === true,
    });
  }
  return inOrder(kept);
}
