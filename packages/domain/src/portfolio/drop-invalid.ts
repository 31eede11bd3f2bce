import { type IsoDay, isIsoDay } from '../dates/index.ts';
import type { RatePoint, ValuePoint } from './points.ts';

/** A performance point as received: the specification has two names for its day (2§3). */
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

/** Whether all points are valid and sorted, as in a normal response: ten years then need no copy. */
function isSeries<Wire, Point extends Wire & { readonly date: IsoDay }>(
  points: readonly Wire[],
  isPoint: (point: Wire) => point is Point,
): points is readonly Point[] {
  let before = '';
  return points.every((point) => {
    if (!isPoint(point) || point.date < before) return false;
    before = point.date;
    return true;
  });
}

function isRatePoint(point: WireRatePoint): point is RatePoint {
  return isFiniteNumber(point.performance_rate) && isIsoDay(point.date);
}

function isValuePoint(point: WireValuePoint): point is ValuePoint {
  const { date, value, contribution, stale } = point;
  return (
    isFiniteNumber(value) && isFiniteNumber(contribution) && typeof stale === 'boolean' && isIsoDay(date)
  );
}

/** The rate points with a valid day and a finite rate, ascending by date; the others are dropped. */
export function dropInvalidRates(points: readonly WireRatePoint[]): readonly RatePoint[] {
  if (isSeries(points, isRatePoint)) return points;
  const kept: RatePoint[] = [];
  for (const { date: day, valuation_date, performance_rate } of points) {
    const date = day ?? valuation_date;
    if (isIsoDay(date) && isFiniteNumber(performance_rate)) kept.push({ date, performance_rate });
  }
  return kept.toSorted(byDate);
}

/** The valuation points with a valid day and a finite value, ascending by date; a contribution that is not a number is 0. */
export function dropInvalidValues(points: readonly WireValuePoint[]): readonly ValuePoint[] {
  if (isSeries(points, isValuePoint)) return points;
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
  return kept.toSorted(byDate);
}
