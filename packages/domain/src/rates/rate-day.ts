// What a pair and a day show in the calendar of rates.
import { hasQuoteDay } from '../books/quote-calendar.ts';
import type { IsoDay } from '../dates/index.ts';
import { quotedPairs, type RatePair } from './rate-checks.ts';
import { type FetchTime, settledRateDay } from './rate-schedule.ts';

export type RateDayState =
  | 'published'
  | 'corrected'
  | 'pending'
  | 'missing'
  | 'expected'
  | 'closed'
  | 'upcoming';

export interface RateDay {
  readonly pair: RatePair;
  readonly day: IsoDay;
  readonly now: FetchTime;
  /** Of the first rate of the pair; null while it has none. */
  readonly firstDay: IsoDay | null;
  /** Of the rate of the day; null without one. */
  readonly version: number | null;
  /** A value of the day awaits a person. */
  readonly isPending: boolean;
}

/** What is published or awaits a person first, then what should be there. */
export function rateDayState({ pair, day, now, firstDay, version, isPending }: RateDay): RateDayState {
  if (isPending) return 'pending';
  if (version !== null) return version > 1 ? 'corrected' : 'published';
  if (day > now.day) return 'upcoming';
  const { source, currency } = quotedPairs[pair];
  if (!hasQuoteDay(currency, day) || firstDay === null || day < firstDay) return 'closed';
  return day > settledRateDay(source, now) ? 'expected' : 'missing';
}

/**
 * Whether the last rate of a pair is older than the calendar of its source allows; null: it has none. `since`: the day from which the pair
 * of a coin is followed.
 */
export function isRateTooOld(
  pair: RatePair,
  { last, since = null }: { readonly last: IsoDay | null; readonly since?: IsoDay | null },
  now: FetchTime,
): boolean {
  const settled = settledRateDay(quotedPairs[pair].source, now);
  if (since !== null && settled < since) return false;
  return last === null || last < settled;
}
