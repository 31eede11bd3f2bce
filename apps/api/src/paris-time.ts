// Days and times in Paris, from the time-zone data of Node (Intl): the server decides value dates and legal deadlines
// with them. The browser computes the same day by the rule of `@repo/domain/dates`, which loads no Intl; a property
// test holds the two equal.
import { type IsoDay, isoDay } from '@repo/domain/dates';

const timeZone = 'Europe/Paris';
const dayFormat = new Intl.DateTimeFormat('en', {
  calendar: 'iso8601',
  numberingSystem: 'latn',
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const hourFormat = new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone });
const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', hourCycle: 'h23', timeZone });
const longFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'long', timeZone });

/**
 * The calendar day in Paris at an instant: the value date of a payment recorded then (docs/money.md).
 * @throws RangeError when the date is not valid.
 */
export function parisDay(instant: Date): IsoDay {
  const parts = dayFormat.formatToParts(instant);
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? '';
  return isoDay(`${part('year')}-${part('month')}-${part('day')}`);
}

/** The calendar day in UTC, which exchanges count in. @throws RangeError when the date is not valid. */
export function utcDay(instant: Date): IsoDay {
  return isoDay(instant.toISOString().slice(0, 10));
}

/** The hour in Paris at an instant, 0 to 23. @throws RangeError when the date is not valid. */
export function parisHour(instant: Date): number {
  return Number(hourFormat.format(instant));
}

/** The time in Paris at an instant, `16:15`. @throws RangeError when the date is not valid. */
export function parisTimeOfDay(instant: Date): string {
  return timeFormat.format(instant);
}

/** « 20 novembre 2026 à 10:00:00 UTC+1 ». @throws RangeError when the date is not valid. */
export function formatParisTime(instant: Date): string {
  return longFormat.format(instant);
}
