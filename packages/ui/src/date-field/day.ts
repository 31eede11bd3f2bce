import { type CalendarDate, parseDate } from '@internationalized/date';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Parses an ISO day, « 2026-03-03 »; null for anything else, a day that does not exist included. */
export function toCalendarDate(day: string | null | undefined): CalendarDate | null {
  if (day === null || day === undefined || !dayPattern.test(day)) return null;
  try {
    return parseDate(day);
  } catch {
    // The 31st of February has the right shape but does not exist.
    return null;
  }
}
