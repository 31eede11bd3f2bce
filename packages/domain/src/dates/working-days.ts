import { easter } from 'date-easter';
import { addDays, daysBetween, type IsoDay, isoDay } from './iso-day.ts';

/** The closing days of TARGET with a fixed date. */
const FIXED_HOLIDAYS = ['01-01', '05-01', '12-25', '12-26'];

/** Good Friday and Easter Monday, in days from Easter. */
const EASTER_HOLIDAYS = [-2, 1];

/** Easter Sunday of a year, `2026`. */
export function easterOf(year: string): IsoDay {
  const { month, day } = easter(Number(year));
  return isoDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

/** Whether TARGET is open: the days on which euros are paid between banks, and the ECB publishes its rates. */
export function isTargetDay(day: IsoDay): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6 || FIXED_HOLIDAYS.includes(day.slice(5))) return false;
  return !EASTER_HOLIDAYS.includes(daysBetween(easterOf(day.slice(0, 4)), day));
}

/**
 * The working day `count` working days after `day`; with 0, `day` itself or the next working day. Working days are those
 * of TARGET, also in France: banks pay on 14 July, and a due date that counts it is the earlier one.
 */
export function addWorkingDays(day: IsoDay, count: number): IsoDay {
  let reached = day;
  for (let left = count; left > 0; left -= 1) reached = nextTargetDay(addDays(reached, 1));
  return nextTargetDay(reached);
}

function nextTargetDay(day: IsoDay): IsoDay {
  let next = day;
  while (!isTargetDay(next)) next = addDays(next, 1);
  return next;
}
