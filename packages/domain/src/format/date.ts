import { type IsoDay, isIsoDay, isoDay, MalformedDay, parisTime, weekdayOf } from '../dates/index.ts';
import { formatTexts } from './format.texts.ts';
import { NBSP } from './spaces.ts';

/**
 * The input of the date functions: a calendar day `2026-03-03`, shown unchanged, or an instant `2026-03-03T13:05:00Z`,
 * shown in Paris time in any browser time zone.
 */
export type DateText = string;

/** The day and the time of a date text, in numbers. */
function partsOf(text: DateText) {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new MalformedDay(text);
  const [date = '', time = ''] = (isIsoDay(text) ? `${text}T00:00` : parisTime(new Date(instant))).split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day, time: time.slice(0, 5) };
}

const nameOf = (names: readonly string[], month: string) => names[Number(month) - 1] ?? '';

/** The first of a month is « 1er »; other days are numbers. */
function dayInWords(day: string): string {
  return day === '01' ? formatTexts.firstOfMonth : String(Number(day));
}

/** « 3 mars 2026 », « 1er mars 2026 ». @throws MalformedDay */
export function formatLongDate(date: DateText): string {
  const { year, month, day } = partsOf(date);
  return `${dayInWords(day)} ${nameOf(formatTexts.months, month)} ${year}`;
}

/** « mardi 3 mars 2026 ». */
export function formatWeekdayDate(day: IsoDay): string {
  return `${formatTexts.weekdays[weekdayOf(day) - 1] ?? ''} ${formatLongDate(day)}`;
}

/** « 03/03/2026 ». @throws MalformedDay */
export function formatNumericDate(date: DateText): string {
  const { year, month, day } = partsOf(date);
  return `${day}/${month}/${year}`;
}

/** « 14:05 », Paris time. @throws MalformedDay */
export function formatTime(instant: DateText): string {
  return partsOf(instant).time;
}

/** « 03/03/2026 14:05 », Paris time. @throws MalformedDay */
export function formatNumericDateTime(instant: DateText): string {
  return `${formatNumericDate(instant)} ${partsOf(instant).time}`;
}

/** « 3 mars 2026 à 14:05 », Paris time. @throws MalformedDay */
export function formatLongDateTime(instant: DateText): string {
  return `${formatLongDate(instant)} ${formatTexts.at} ${partsOf(instant).time}`;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Relative time: « à l’instant », « il y a 5 minutes », « il y a 3 heures »; the date and time after a day:
 * « le 3 mars 2026 à 14:05 ». A future instant, from clock skew, counts as now. @throws MalformedDay
 */
export function formatElapsed(instant: DateText, now: Date): string {
  const elapsedMs = now.getTime() - Date.parse(instant);
  if (elapsedMs >= 24 * hourMs || Number.isNaN(elapsedMs))
    return `${formatTexts.on} ${formatLongDateTime(instant)}`;
  const ago = new Intl.RelativeTimeFormat('fr-FR');
  if (elapsedMs >= hourMs) return ago.format(-Math.floor(elapsedMs / hourMs), 'hour');
  return elapsedMs < minuteMs ? formatTexts.justNow : ago.format(-Math.floor(elapsedMs / minuteMs), 'minute');
}

/** The label of a day on a chart: « 3 févr. », « 1er mars ». @throws MalformedDay */
export function formatDayLabel(date: DateText): string {
  const { month, day } = partsOf(date);
  return `${dayInWords(day)}${NBSP}${nameOf(formatTexts.shortMonths, month)}`;
}

const monthOf = (month: string) => partsOf(isoDay(`${month.slice(0, 7)}-01`));

/** A month in words, from its key `2026-02` or any of its days: « février 2026 ». @throws MalformedDay */
export function formatLongMonth(month: string): string {
  const parts = monthOf(month);
  return `${nameOf(formatTexts.months, parts.month)} ${parts.year}`;
}

/** The label of a month on a chart, from its key `2026-02` or any of its days: « févr. 26 ». @throws MalformedDay */
export function formatMonthLabel(month: string): string {
  const parts = monthOf(month);
  return `${nameOf(formatTexts.shortMonths, parts.month)}${NBSP}${parts.year.slice(2)}`;
}

/** The label of an ISO week on a chart, from its key `2026-W09`: « sem. 9 ». @throws MalformedDay */
export function formatWeekLabel(weekKey: string): string {
  const week = /^\d{4}-W(\d{2})$/.exec(weekKey)?.[1];
  if (week === undefined) throw new MalformedDay(weekKey);
  return `${formatTexts.week}${NBSP}${Number(week)}`;
}
