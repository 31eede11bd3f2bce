// When the documents of a year that is over are announced to the clients who have them (docs/decisions/0085).
import type { IsoDay } from '../dates/index.ts';

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
  if (day < days.from || day > days.to || hour < hours.from || hour >= hours.to) return null;
  return Number(today.slice(0, 'yyyy'.length)) - 1;
}
