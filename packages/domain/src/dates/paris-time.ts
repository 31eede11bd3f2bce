import { type IsoDay, isoDay } from './iso-day.ts';

const HOUR_MS = 3_600_000;

/** 01:00 UTC on the last Sunday of a month, from 0. */
function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay());
}

/**
 * Date and time in Paris, `2026-03-03T14:05:00.000`, for the browser, without Intl (see `writeNumber`): UTC+1, and
 * UTC+2 from the last Sunday of March to the last of October (directive 2000/84/CE), valid since 1996. The server uses
 * time-zone data instead (`apps/api/src/paris-time.ts`); a test checks that both agree.
 * @throws RangeError when the date is not valid.
 */
export function parisTime(instant: Date): string {
  const year = instant.getUTCFullYear();
  const isSummer = instant.getTime() >= lastSunday(year, 2) && instant.getTime() < lastSunday(year, 9);
  return new Date(instant.getTime() + (isSummer ? 2 : 1) * HOUR_MS).toISOString().slice(0, -1);
}

/**
 * The calendar day in Paris at an instant, by the rule of `parisTime`.
 * @throws RangeError when the date is not valid.
 */
export function parisDay(instant: Date): IsoDay {
  return isoDay(parisTime(instant).slice(0, 10));
}
