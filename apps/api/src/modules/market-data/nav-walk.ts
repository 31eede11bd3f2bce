// The checks of a strategy's NAVs day after day, each against those before it: the same for the grid and for a file.
import { addDays, daysBetween, type IsoDay, isoDay } from '@repo/domain/dates';
import { type Decimal, decimal } from '@repo/domain/money';
import {
  type MarkPoint,
  type NavContext,
  type NavDetail,
  type NavPoint,
  navDetailProblem,
  navHistoryLength,
  navMarks,
  navMarkWarnings,
  navProblem,
  navWarnings,
  noNavDetail,
  yieldBetween,
} from '@repo/domain/navs';
import type { NavHistory } from './nav-history.repository.ts';

export interface CheckedNav {
  /** Since the NAV before: a fraction, and the days that it covers; null for the first NAV. */
  rate: number | null;
  coveredDays: number | null;
  problem: string | null;
  /** The problem is of the day or of the NAV itself, not of what it is made of. */
  isOfDay: boolean;
  warnings: string[];
}

export interface NavWalk {
  /** The NAV before a day, published or added; null before the first. */
  before: (day: IsoDay) => Decimal | null;
  /** Checks a NAV, which is then that before the later days. */
  add: (point: NavPoint, detail?: NavDetail) => CheckedNav;
}

/** Days are given in ascending order: each published NAV is read once. `typedMarks`: those of all the days that will be added. */
export function walkNavs(history: NavHistory, today: IsoDay, typedMarks: readonly MarkPoint[] = []): NavWalk {
  const published = history.navs.map(({ day, nav }): NavPoint => ({ day: isoDay(day), nav: decimal(nav) }));
  const marks = navMarks(
    history.marks.map(({ day, mark }) => ({ day: isoDay(day), mark: decimal(mark) })),
    typedMarks,
  );
  const passed: NavPoint[] = [];
  let highest = history.highest === null ? null : decimal(history.highest);
  const pass = (point: NavPoint): void => {
    passed.push(point);
    if (highest === null || point.nav.gt(highest)) highest = point.nav;
  };
  const advance = (day: IsoDay): void => {
    for (let next = published.at(-1); next !== undefined && next.day < day; next = published.at(-1)) {
      published.pop();
      // Added NAVs replace those of their day.
      if (passed.at(-1)?.day !== next.day) pass(next);
    }
  };
  return {
    before: (day) => {
      advance(day);
      return passed.at(-1)?.nav ?? null;
    },
    add: (point, detail = noNavDetail) => {
      advance(point.day);
      const context = contextOf(history, today, passed.slice(-navHistoryLength).toReversed());
      const ofDay = navProblem(point, context);
      const problem = ofDay ?? navDetailProblem(point.nav, detail) ?? marks.problem(point.day);
      const mark = marks.inForce(point.day);
      const isMoved = mark?.eq(marks.inForce(addDays(point.day, -1)) ?? 0) === false;
      const [last] = context.before;
      // A NAV of 0 or less is refused: no yield is computed from it.
      if (point.nav.gt(0)) pass(point);
      return {
        rate: last === undefined ? null : yieldBetween(last.nav, point.nav).toNumber(),
        coveredDays: last === undefined ? null : daysBetween(last.day, point.day),
        problem,
        isOfDay: ofDay !== null,
        warnings:
          problem === null
            ? [...navWarnings(point, context), ...navMarkWarnings(point.nav, { mark, isMoved, highest })]
            : [],
      };
    },
  };
}

function contextOf(history: NavHistory, today: IsoDay, before: readonly NavPoint[]): NavContext {
  return {
    today,
    before,
    launchDay: history.launch_day === null ? null : isoDay(history.launch_day),
    firstDay: history.first_day === null ? null : isoDay(history.first_day),
    publicationDays: history.publication_days,
    referenceCurrency: history.reference_currency,
  };
}
