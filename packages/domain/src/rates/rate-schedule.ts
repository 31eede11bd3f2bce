// When rates are fetched from their sources.
import { addDays, daysBetween, type IsoDay, isTargetDay } from '../dates/index.ts';

/** The European Central Bank, and the exchange that quotes BTC and ETH. */
export const rateSources = ['ecb', 'kraken'] as const;
export type RateSource = (typeof rateSources)[number];
export const ratePeriods = ['day', '90_days', 'history'] as const;
export type RatePeriod = (typeof ratePeriods)[number];

/** An instant, as clocks in Paris and in UTC show it. */
export interface FetchTime {
  /** In Paris. */
  readonly day: IsoDay;
  /** In Paris: `16:15`. */
  readonly time: string;
  readonly utcDay: IsoDay;
}

/** The ECB publishes at about 16:00. */
const FIRST_ECB_TIME = '16:15';
/** Retries end. */
const LAST_TIME = '20:00';
/** A day of an exchange ends at midnight UTC, between 01:00 and 02:00 in Paris. */
const FIRST_CLOSE_TIME = '02:15';
/** The file of 90 days holds these at least. */
const DAYS_OF_90 = 85;

/** The last day whose rates the source has published by then, when it is on time. */
export function dueRateDay(source: RateSource, { day, time, utcDay }: FetchTime): IsoDay {
  if (source === 'kraken') return addDays(utcDay, -1);
  let last = time >= FIRST_ECB_TIME ? day : addDays(day, -1);
  while (!isTargetDay(last)) last = addDays(last, -1);
  return last;
}

/** The last day that should be there: the retries of its publication day are over. Manual imports have as long. */
export function settledRateDay(source: RateSource, at: FetchTime): IsoDay {
  if (at.time >= LAST_TIME) return dueRateDay(source, at);
  return dueRateDay(source, { day: addDays(at.day, -1), time: LAST_TIME, utcDay: addDays(at.utcDay, -1) });
}

/**
 * Whether the schedule fetches now: `received` is the last day that the source has given so far. The ECB from 16:15 to 20:00 on the days it
 * publishes, the exchange from the end of its day to 20:00.
 */
export function isFetchDue(source: RateSource, at: FetchTime, received: IsoDay | null): boolean {
  if (at.time >= LAST_TIME || at.time < (source === 'ecb' ? FIRST_ECB_TIME : FIRST_CLOSE_TIME)) return false;
  if (source === 'ecb' && !isTargetDay(at.day)) return false;
  return received === null || received < dueRateDay(source, at);
}

/** The shortest period that leaves no day out after `published`, the last day stored; 90 days when there is none. */
export function choosePeriod(source: RateSource, due: IsoDay, published: IsoDay | null): RatePeriod {
  if (published === null) return '90_days';
  if (published >= dayBefore(source, due)) return 'day';
  return daysBetween(published, due) <= DAYS_OF_90 ? '90_days' : 'history';
}

function dayBefore(source: RateSource, day: IsoDay): IsoDay {
  const before = addDays(day, -1);
  return source === 'kraken' || isTargetDay(before) ? before : dayBefore(source, before);
}
