// The checks of a strategy's NAVs day after day, each against those before it: the same for the grid and for a file.
import { daysBetween, type IsoDay, isoDay } from '@repo/domain/dates';
import { type Decimal, decimal } from '@repo/domain/money';
import {
  type NavContext,
  type NavPoint,
  navHistoryLength,
  navProblem,
  navWarnings,
  yieldBetween,
} from '@repo/domain/navs';
import type { NavHistory } from './nav-history.repository.ts';

export interface CheckedNav {
  /** Since the NAV before: a fraction, and the days that it covers; null for the first NAV. */
  rate: number | null;
  coveredDays: number | null;
  problem: string | null;
  warnings: string[];
}

export interface NavWalk {
  /** The NAV before a day, published or added; null before the first. */
  before: (day: IsoDay) => Decimal | null;
  /** Checks a NAV, which is then that before the later days. */
  add: (point: NavPoint) => CheckedNav;
}

/** Days are given in ascending order: each published NAV is read once. */
export function walkNavs(history: NavHistory, today: IsoDay): NavWalk {
  const published = history.navs.map(({ day, nav }): NavPoint => ({ day: isoDay(day), nav: decimal(nav) }));
  const passed: NavPoint[] = [];
  const advance = (day: IsoDay): void => {
    for (let next = published.at(-1); next !== undefined && next.day < day; next = published.at(-1)) {
      published.pop();
      // Added NAVs replace those of their day.
      if (passed.at(-1)?.day !== next.day) passed.push(next);
    }
  };
  return {
    before: (day) => {
      advance(day);
      return passed.at(-1)?.nav ?? null;
    },
    add: (point) => {
      advance(point.day);
      const context = contextOf(history, today, passed.slice(-navHistoryLength).toReversed());
      const problem = navProblem(point, context);
      const [last] = context.before;
      // A NAV of 0 or less is refused: no yield is computed from it.
      if (point.nav.gt(0)) passed.push(point);
      return {
        rate: last === undefined ? null : yieldBetween(last.nav, point.nav).toNumber(),
        coveredDays: last === undefined ? null : daysBetween(last.day, point.day),
        problem,
        warnings: problem === null ? navWarnings(point, context) : [],
      };
    },
  };
}

function contextOf(history: NavHistory, today: IsoDay, before: readonly NavPoint[]): NavContext {
  return {
    today,
    before,
    firstDay: history.first_day === null ? null : isoDay(history.first_day),
    publicationDays: history.publication_days,
    referenceCurrency: history.reference_currency,
  };
}
