import { type IsoDay, isoDay } from './iso-day.ts';

const PARIS = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Paris',
  calendar: 'iso8601',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The calendar day it is in Paris at an instant: the value date of a payment recorded then (docs/money.md).
 * @throws RangeError when the date is not valid.
 */
export function parisDay(instant: Date): IsoDay {
  const parts = new Map(PARIS.formatToParts(instant).map((part) => [part.type, part.value]));
  const year = (parts.get('year') ?? '').padStart(4, '0');
  return isoDay(`${year}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`);
}
