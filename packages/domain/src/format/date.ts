import { isIsoDay, isoDay, MalformedDay } from '../dates/index.ts';
import { formatTexts } from './format.texts.ts';
import { NBSP } from './spaces.ts';

/**
 * What a date function reads: a calendar day `2026-03-03`, shown as it is, or an instant `2026-03-03T13:05:00Z`,
 * shown as it is in Paris whatever the zone of the browser.
 */
export type DateText = string;

type Zone = 'UTC' | 'Europe/Paris';

/** Making one costs as much as printing fifty dates, and a page of charts prints thousands. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(options: Intl.DateTimeFormatOptions, timeZone: Zone): Intl.DateTimeFormat {
  const key = `${timeZone} ${Object.entries(options).join(' ')}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('fr-FR', { ...options, timeZone });
  formatters.set(key, formatter);
  return formatter;
}

function print(text: DateText, options: Intl.DateTimeFormatOptions): Map<string, string> {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new MalformedDay(text);
  // A day without time is parsed as midnight UTC: printing it in UTC keeps it the same day everywhere.
  const parts = formatterOf(options, isIsoDay(text) ? 'UTC' : 'Europe/Paris').formatToParts(instant);
  return new Map(parts.map((part) => [part.type, part.value]));
}

const part = (parts: ReadonlyMap<string, string>, type: string): string => parts.get(type) ?? '';

/** « 1 » is written « 1er » in a date in words; Intl does not. */
function dayInWords(day: string): string {
  return day === '1' ? formatTexts.firstOfMonth : day;
}

/** « 3 mars 2026 », « 1er mars 2026 ». @throws MalformedDay */
export function formatLongDate(date: DateText): string {
  const parts = print(date, { day: 'numeric', month: 'long', year: 'numeric' });
  return `${dayInWords(part(parts, 'day'))} ${part(parts, 'month')} ${part(parts, 'year')}`;
}

/** « 03/03/2026 ». @throws MalformedDay */
export function formatNumericDate(date: DateText): string {
  const parts = print(date, { day: '2-digit', month: '2-digit', year: 'numeric' });
  return `${part(parts, 'day')}/${part(parts, 'month')}/${part(parts, 'year')}`;
}

function timeOf(instant: DateText): string {
  const parts = print(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${part(parts, 'hour')}:${part(parts, 'minute')}`;
}

/** « 03/03/2026 14:05 », Paris time. @throws MalformedDay */
export function formatNumericDateTime(instant: DateText): string {
  return `${formatNumericDate(instant)} ${timeOf(instant)}`;
}

/** « 3 mars 2026 à 14:05 », Paris time. @throws MalformedDay */
export function formatLongDateTime(instant: DateText): string {
  return `${formatLongDate(instant)} ${formatTexts.at} ${timeOf(instant)}`;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * How long ago an instant was: « à l’instant », « il y a 5 minutes », « il y a 3 heures »; from a day on, when it was:
 * « le 3 mars 2026 à 14:05 ». An instant to come, of a clock ahead of ours, is now. @throws MalformedDay
 */
export function formatElapsed(instant: DateText, now: Date): string {
  const elapsedMs = now.getTime() - Date.parse(instant);
  const ago = new Intl.RelativeTimeFormat('fr-FR');
  if (elapsedMs >= 24 * hourMs || Number.isNaN(elapsedMs))
    return `${formatTexts.on} ${formatLongDateTime(instant)}`;
  if (elapsedMs >= hourMs) return ago.format(-Math.floor(elapsedMs / hourMs), 'hour');
  return elapsedMs < minuteMs ? formatTexts.justNow : ago.format(-Math.floor(elapsedMs / minuteMs), 'minute');
}

/** The label of a day on a chart: « 3 févr. », « 1er mars ». @throws MalformedDay */
export function formatDayLabel(date: DateText): string {
  const parts = print(date, { day: 'numeric', month: 'short' });
  return `${dayInWords(part(parts, 'day'))}${NBSP}${part(parts, 'month')}`;
}

/** A month in words, from its key `2026-02` or any of its days: « février 2026 ». @throws MalformedDay */
export function formatLongMonth(month: string): string {
  const parts = print(isoDay(`${month.slice(0, 7)}-01`), { month: 'long', year: 'numeric' });
  return `${part(parts, 'month')} ${part(parts, 'year')}`;
}

/** The label of a month on a chart, from its key `2026-02` or any of its days: « févr. 26 ». @throws MalformedDay */
export function formatMonthLabel(month: string): string {
  const parts = print(isoDay(`${month.slice(0, 7)}-01`), { month: 'short', year: '2-digit' });
  return `${part(parts, 'month')}${NBSP}${part(parts, 'year')}`;
}

/** The label of an ISO week on a chart, from its key `2026-W09`: « sem. 9 ». @throws MalformedDay */
export function formatWeekLabel(weekKey: string): string {
  const week = /^\d{4}-W(\d{2})$/.exec(weekKey)?.[1];
  if (week === undefined) throw new MalformedDay(weekKey);
  return `${formatTexts.week}${NBSP}${Number(week)}`;
}
