// What the published NAVs of a product say of it (docs/money.md, Figures of a product).
import { addMonths, daysBetween, type IsoDay, isoDay, monthKey } from '../dates/index.ts';
import type { Decimal } from '../money/index.ts';
import { deepestFall, type Fall } from './deepest-fall.ts';

/** A published NAV, and the EUR value of one unit of its currency on that day: null before its first quote. */
export interface NavPoint {
  readonly date: IsoDay;
  readonly nav: Decimal;
  readonly eur: Decimal | null;
}

/** A whole calendar month: from the last NAV before it to its own last one, a fraction. */
export interface MonthRate {
  /** Its first day. */
  readonly month: IsoDay;
  readonly rate: number;
}

export interface NavFigures {
  readonly first: NavPoint;
  readonly last: NavPoint;
  /** Since the first NAV, a year: a fraction; null under a year. */
  readonly yearly: number | null;
  /** Over twelve months, in the product's currency; null under a year. */
  readonly year: number | null;
  readonly best: MonthRate | null;
  readonly worst: MonthRate | null;
  /** In the product's currency. */
  readonly fall: Fall | null;
  /** Of the NAVs in euros; null without quotes, and where it never fell. */
  readonly fallInEuros: Fall | null;
}

const DAYS_A_YEAR = 365.25;

const ratio = (from: Decimal, to: Decimal): number => to.div(from).minus(1).toNumber();

/** The last point on or before `day`. */
export function pointOn(points: readonly NavPoint[], day: IsoDay): NavPoint | null {
  return points.findLast(({ date }) => date <= day) ?? null;
}

/** The whole months of a series in order of time: neither that of the first NAV nor that of the last. */
export function monthRates(points: readonly NavPoint[]): readonly MonthRate[] {
  const ends = [...Map.groupBy(points, ({ date }) => monthKey(date))].flatMap(([key, ofMonth]) => {
    const last = ofMonth.at(-1);
    return last === undefined ? [] : [{ month: isoDay(`${key}-01`), last }];
  });
  return ends.slice(1, -1).flatMap(({ month, last }, index) => {
    const before = ends[index];
    // A month without a NAV leaves the next one without a start.
    if (before === undefined || addMonths(before.month, 1) !== month) return [];
    return [{ month, rate: ratio(before.last.nav, last.nav) }];
  });
}

/** Points in order of time; null without any. */
export function navFigures(points: readonly NavPoint[]): NavFigures | null {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const months = monthRates(points).toSorted((a, b) => a.rate - b.rate);
  const yearBefore = pointOn(points, addMonths(last.date, -12));
  const days = daysBetween(first.date, last.date);
  return {
    first,
    last,
    yearly: yearBefore === null ? null : (1 + ratio(first.nav, last.nav)) ** (DAYS_A_YEAR / days) - 1,
    year: yearBefore === null ? null : ratio(yearBefore.nav, last.nav),
    // Of one month there is neither.
    best: months.length > 1 ? (months.at(-1) ?? null) : null,
    worst: months.length > 1 ? (months[0] ?? null) : null,
    fall: deepestFall(points.map(({ date, nav }) => ({ date, value: nav.toNumber() }))),
    fallInEuros: deepestFall(
      points.flatMap(({ date, nav, eur }) =>
        eur === null ? [] : [{ date, value: nav.times(eur).toNumber() }],
      ),
    ),
  };
}
