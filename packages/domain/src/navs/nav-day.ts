// What a strategy and a day show in the calendar of NAVs (finance.md: a missing day stays missing).
import { addDays, type IsoDay, weekdayOf } from '../dates/index.ts';

export type NavDayState =
  | 'published'
  | 'corrected'
  | 'pending'
  | 'draft'
  | 'refused'
  | 'missing'
  | 'expected'
  | 'unplanned'
  | 'upcoming';

export interface NavDay {
  readonly day: IsoDay;
  readonly today: IsoDay;
  /** Of its launch, else of the first NAV; null while it has neither. */
  readonly firstDay: IsoDay | null;
  /** Days of the week, from 1 for Monday to 7. */
  readonly publicationDays: readonly number[];
  /** Of the NAV of the day; null without one. */
  readonly version: number | null;
  /** A value of the day awaits a second person. */
  readonly isPending: boolean;
  /** What an administrator has typed for the day: not submitted, or refused. */
  readonly draft: 'draft' | 'refused' | null;
}

/** The state of a strategy on a day: what is published or awaits approval or is typed first, then what should be there. */
export function navDayState({
  day,
  today,
  firstDay,
  publicationDays,
  version,
  isPending,
  draft,
}: NavDay): NavDayState {
  if (isPending) return 'pending';
  if (draft !== null) return draft;
  if (version !== null) return version > 1 ? 'corrected' : 'published';
  if (day > today) return 'upcoming';
  if (!publicationDays.includes(weekdayOf(day))) return 'unplanned';
  if (firstDay !== null && day < firstDay) return 'unplanned';
  if (day === today) return 'expected';
  return firstDay === null ? 'unplanned' : 'missing';
}

/** The first day of publication on or after a day, of the days of the week that have a NAV; null where none has. */
export function publicationDayFrom(day: IsoDay, publicationDays: readonly number[]): IsoDay | null {
  const week = Array.from({ length: 7 }, (_, index) => addDays(day, index));
  return week.find((one) => publicationDays.includes(weekdayOf(one))) ?? null;
}
