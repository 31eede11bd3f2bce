// When the documents of a year or a month that is over are announced to the clients who have them (docs/decisions/0085, 0102).
import { addDays, type IsoDay, isoDay, monthKey } from '../dates/index.ts';
import { type StatementPeriod, statementPeriodOf } from '../portfolio/index.ts';

/**
 * Days of the year, as month and day. Not the first ones of January: the NAVs and rates of 31 December have to be there. February
 * is for what did not run in January.
 */
const days = { from: '01-15', to: '02-28' } as const;

/** Hours in Paris at which the emails leave. */
const hours = { from: 9, to: 18 } as const;

interface Moment {
  readonly today: IsoDay;
  /** In Paris. */
  readonly hour: number;
}

/** The year whose documents are announced now; null when none is. */
export function yearToAnnounce({ today, hour }: Moment): number | null {
  const day = today.slice('yyyy-'.length);
  if (day < days.from || day > days.to || !isWithinHours(hour)) return null;
  return Number(today.slice(0, 'yyyy'.length)) - 1;
}

/** The month whose statements are announced now: the one before, on any day, since its last NAVs may be late; null outside the hours. */
export function monthToAnnounce({ today, hour }: Moment): StatementPeriod | null {
  if (!isWithinHours(hour)) return null;
  return statementPeriodOf(addDays(isoDay(`${monthKey(today)}-01`), -1), 'month');
}

const isWithinHours = (hour: number): boolean => hour >= hours.from && hour < hours.to;
