import { dayNumber, daysBetween, type IsoDay } from '@repo/domain/dates';
import { formatDayLabel, formatMonthLabel } from '@repo/domain/format';

/** A label of a time axis, at its day number. */
export interface DateTick {
  readonly at: number;
  readonly label: string;
}

/** Up to this many days the labels are days, above they are months. */
const LONGEST_DAY_AXIS = 62;

/** Above this many days they are years. */
const LONGEST_MONTH_AXIS = 4 * 366;

/** The most labels a phone shows without overlap. */
const MARKS = 5;

/** About five labels over a period: months (« févr. 26 »), over a short one days (« 3 mars »), over a long one years. */
export function dateTicks(days: readonly IsoDay[]): DateTick[] {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const length = daysBetween(first, last);
  if (length > LONGEST_MONTH_AXIS) {
    return spread(yearStarts(days)).map((day) => ({ at: dayNumber(day), label: day.slice(0, 4) }));
  }
  const isShort = length <= LONGEST_DAY_AXIS;
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

/** The first day of each whole year: that of the first year is not where it starts. */
function yearStarts(days: readonly IsoDay[]): IsoDay[] {
  return days.filter((day, index) => index > 0 && day.slice(0, 4) !== days[index - 1]?.slice(0, 4));
}

/** Evenly spaced values, the first always among them. */
function spread<T>(items: readonly T[]): T[] {
  const step = Math.max(1, Math.ceil(items.length / MARKS));
  return items.filter((_item, index) => index % step === 0);
}
