import { addDays, type IsoDay, isIsoDay, monthKey } from '../dates/index.ts';

/** A calendar month or year, both ends included. */
export interface StatementPeriod {
  /** `2026-01` or `2026`. */
  readonly key: string;
  readonly kind: 'month' | 'year';
  readonly from: IsoDay;
  readonly to: IsoDay;
}

const yearOf = (day: IsoDay): string => day.slice(0, 4);

function firstOf(month: string): IsoDay | undefined {
  const day = `${month}-01`;
  return isIsoDay(day) ? day : undefined;
}

/** The month or year of a key; `undefined` for any other text. */
export function statementPeriod(key: string): StatementPeriod | undefined {
  if (/^\d{4}$/.test(key)) {
    const [from, to] = [`${key}-01-01`, `${key}-12-31`];
    return isIsoDay(from) && isIsoDay(to) ? { key, kind: 'year', from, to } : undefined;
  }
  const from = firstOf(key);
  if (from === undefined || !/^\d{4}-\d{2}$/.test(key)) return undefined;
  // 31 days after the first of a month is always in the next month.
  const next = firstOf(monthKey(addDays(from, 31)));
  return next === undefined ? undefined : { key, kind: 'month', from, to: addDays(next, -1) };
}

/** The month or the year that `day` is in. */
export function statementPeriodOf(day: IsoDay, kind: StatementPeriod['kind']): StatementPeriod {
  const period = statementPeriod(kind === 'month' ? monthKey(day) : yearOf(day));
  // Unreachable: every calendar day is in a month and a year.
  if (period === undefined) throw new RangeError(`no ${kind} of ${day}`);
  return period;
}

/** The periods that hold a day from `first` to `last`, in order; the last may still be running. */
export function periodsBetween(
  first: IsoDay,
  last: IsoDay,
  kind: StatementPeriod['kind'],
): StatementPeriod[] {
  const periods: StatementPeriod[] = [];
  for (let day = first; day <= last; ) {
    const period = statementPeriodOf(day, kind);
    periods.push(period);
    day = addDays(period.to, 1);
  }
  return periods;
}
