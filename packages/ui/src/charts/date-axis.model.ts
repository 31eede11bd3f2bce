import { dayNumber, daysBetween, type IsoDay } from '@repo/domain/dates';
import { formatDayLabel, formatMonthLabel } from '@repo/domain/format';

/** A label of a time axis, at its day number. */
export interface DateTick {
  readonly at: number;
  readonly label: string;
}

/** Up to this many days the labels are days, above they are months. */
const LONGEST_DAY_AXIS = 62;

/** The most labels a phone shows without overlap. */
const MARKS = 5;

/** About five labels over a period: months (« févr. 26 ») or, over a short one, days (« 3 mars »). */
export function dateTicks(days: readonly IsoDay[]): DateTick[] {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const isShort = daysBetween(first, last) <= LONGEST_DAY_AXIS;
  const format = isShort ? formatDayLabel : formatMonthLabel;
  return spread(isShort ? days : monthStarts(days)).map((day) => ({
    at: dayNumber(day),
    label: format(day),
  }));
}

/** The first day of each month that has one. */
function monthStarts(days: readonly IsoDay[]): IsoDay[] {
  return days.filter((day, index) => day.slice(0, 7) !== days[index - 1]?.slice(0, 7));
}

/** Evenly spaced values, the first always among them. */
function spread<T>(items: readonly T[]): T[] {
  const step = Math.max(1, Math.ceil(items.length / MARKS));
  return items.filter((_item, index) => index % step === 0);
}
