// The clock of the team: Monday to Friday, 9:00 to 18:00 in Paris, French public holidays left out. In whole milliseconds.
import { addDays, daysBetween, type IsoDay, isoDay, parisTime, weekdayOf } from '../dates/index.ts';
import { easterOf } from '../dates/working-days.ts';

const hourMs = 3_600_000;
const opensMs = 9 * hourMs;
const closesMs = 18 * hourMs;

/** Article L3133-1 of the labour code, those with a fixed date. */
const fixedHolidays = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension and Whit Monday, in days from Easter. */
const easterHolidays = [1, 39, 50];

/** Whether the team works on a day in Paris. */
export function isWorkingDay(day: IsoDay): boolean {
  if (weekdayOf(day) > 5 || fixedHolidays.includes(day.slice(5))) return false;
  return !easterHolidays.includes(daysBetween(easterOf(day.slice(0, 4)), day));
}

/** An instant as people in Paris read it: the day, and the milliseconds since its midnight on the clock. */
interface Wall {
  readonly day: IsoDay;
  readonly ms: number;
}

function wallOf(instant: Date): Wall {
  const text = parisTime(instant);
  const ms = Date.parse(`1970-01-01T${text.slice(11)}Z`);
  return { day: isoDay(text.slice(0, 10)), ms };
}

/** The instant at which clocks in Paris show this time: of the hour that occurs twice in October, the first. */
export function parisInstant(day: IsoDay, ms: number): Date {
  const utc = Date.parse(day) + ms;
  const shown = new Date(utc).toISOString().slice(0, -1);
  const summer = new Date(utc - 2 * hourMs);
  return parisTime(summer) === shown ? summer : new Date(utc - hourMs);
}

/** The first instant of the next day in Paris. */
export const endOfParisDay = (day: IsoDay): Date => parisInstant(addDays(day, 1), 0);

/** The same time on the clock in Paris, `days` calendar days later: a legal period that runs « to the instant ». */
export function addParisDays(from: Date, days: number): Date {
  const { day, ms } = wallOf(from);
  return parisInstant(addDays(day, days), ms);
}

function workingDayFrom(day: IsoDay, step: 1 | -1): IsoDay {
  let found = day;
  while (!isWorkingDay(found)) found = addDays(found, step);
  return found;
}

/** The instant at which `hours` of work have passed since `from`: what comes outside of working hours counts from the next opening. */
export function addWorkingHours(from: Date, hours: number): Date {
  let { day, ms } = wallOf(from);
  if (!isWorkingDay(day) || ms >= closesMs) {
    day = workingDayFrom(addDays(day, isWorkingDay(day) ? 1 : 0), 1);
    ms = opensMs;
  }
  ms = Math.max(ms, opensMs);
  let left = hours * hourMs;
  while (left > closesMs - ms) {
    left -= closesMs - ms;
    day = workingDayFrom(addDays(day, 1), 1);
    ms = opensMs;
  }
  return parisInstant(day, ms + left);
}

/** The last instant from which `hours` of work have passed at `now`: what was opened at it or before is due. */
export function lastOpening(now: Date, hours: number): Date {
  let { day, ms } = wallOf(now);
  if (!isWorkingDay(day) || ms < opensMs) {
    day = workingDayFrom(addDays(day, isWorkingDay(day) ? -1 : 0), -1);
    ms = closesMs;
  }
  ms = Math.min(ms, closesMs);
  let left = hours * hourMs;
  while (left > ms - opensMs) {
    left -= ms - opensMs;
    day = workingDayFrom(addDays(day, -1), -1);
    ms = closesMs;
  }
  return parisInstant(day, ms - left);
}
