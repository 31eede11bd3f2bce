/**
 * A calendar day, `YYYY-MM-DD`, without time or zone. Days compare chronologically as strings (`<`, `>`).
 * `isIsoDay` and `isoDay` narrow a string to one.
 */
export type IsoDay = `${number}-${number}-${number}`;

/** A text that is not a day of the calendar (`2026-02-30` is not one). */
export class MalformedDay extends Error {
  override readonly name = 'MalformedDay';
  readonly received: string;

  constructor(received: unknown) {
    super(`Not a calendar day: ${String(received).slice(0, 40)}`);
    this.received = String(received);
  }
}

const DAY_MS = 86_400_000;
const SHAPE_LENGTH = 10;
const DASH = 45;
const ZERO = 48;

/** The number in `text[start..end)`; `NaN` unless all are digits. */
function digits(text: string, start: number, end: number): number {
  let number = 0;
  for (let index = start; index < end; index += 1) {
    const digit = text.charCodeAt(index) - ZERO;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  // Negated, so that NaN is refused too.
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1)) return false;
  if (day <= 28) return true;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return day === 29 && isLeap;
  return day <= (month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31);
}

/**
 * Whether `value` is a calendar day as `YYYY-MM-DD`. Without a regular expression, which allocates five objects a call:
 * a dashboard checks fifty thousand points.
 */
export function isIsoDay(value: unknown): value is IsoDay {
  if (typeof value !== 'string' || value.length !== SHAPE_LENGTH) return false;
  if (value.charCodeAt(4) !== DASH || value.charCodeAt(7) !== DASH) return false;
  return isCalendarDay(digits(value, 0, 4), digits(value, 5, 7), digits(value, 8, 10));
}

/**
 * Parses a day.
 * @throws MalformedDay
 */
export function isoDay(value: string): IsoDay {
  if (!isIsoDay(value)) throw new MalformedDay(value);
  return value;
}

/** Days since 1970-01-01, for arithmetic and array indexes. */
export function dayNumber(day: IsoDay): number {
  return Date.parse(day) / DAY_MS;
}

/** The day of a day number, the inverse of `dayNumber`. */
export function isoDayOf(number: number): IsoDay {
  return isoDay(new Date(number * DAY_MS).toISOString().slice(0, 10));
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: IsoDay, count: number): IsoDay {
  return isoDayOf(dayNumber(day) + count);
}

/** Days from `from` to `to`: 1 from a day to the next, negative backwards. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return dayNumber(to) - dayNumber(from);
}

// Day 0, 1970-01-01, was a Thursday, three days after its Monday.
function daysSinceMonday(number: number): number {
  return (((number + 3) % 7) + 7) % 7;
}

/** The day of the week, from 1 for Monday to 7. */
export function weekdayOf(day: IsoDay): number {
  return daysSinceMonday(dayNumber(day)) + 1;
}

/** The Monday of the ISO week `day` is in. */
export function weekStart(day: IsoDay): IsoDay {
  const number = dayNumber(day);
  return isoDayOf(number - daysSinceMonday(number));
}

/** The ISO 8601 week, `2026-W01`: Monday first, the year is that of its Thursday. Keys sort chronologically. */
export function isoWeekKey(day: IsoDay): string {
  const number = dayNumber(day);
  const thursday = number - daysSinceMonday(number) + 3;
  const year = isoDayOf(thursday).slice(0, 4);
  const week = Math.floor((thursday - dayNumber(isoDay(`${year}-01-01`))) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** The calendar month, `2026-01`. Keys sort chronologically. */
export function monthKey(day: IsoDay): string {
  return day.slice(0, 7);
}

/**
 * The same day of the month `count` months later (earlier when negative), or the last day of a month that has no such day:
 * 2026-01-31 and 1 → 2026-02-28. Count from the first day of a series, so that it returns to the 31st.
 */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const month = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
  for (let last = Number(day.slice(8)); last > 28; last -= 1) {
    const found = `${month}-${last}`;
    if (isIsoDay(found)) return found;
  }
  return isoDay(`${month}-${day.slice(8) > '28' ? '28' : day.slice(8)}`);
}

const FRENCH = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** Parses `dd/mm/yyyy`, from a form or a crypto price file; `undefined` when it is not a day. */
export function parseFrenchDate(text: string): IsoDay | undefined {
  const parts = FRENCH.exec(text.trim());
  if (parts === null) return undefined;
  const day = `${parts[3] ?? ''}-${parts[2] ?? ''}-${parts[1] ?? ''}`;
  return isIsoDay(day) ? day : undefined;
}
