import { importTexts } from '../market-data.texts.ts';

export type Cell = { ok: true; value: string } | { ok: false; message: string };

const FRENCH_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const PLAIN_DECIMAL = /^\d{1,15}(?:[.,]\d+)?$/;
const NEGATIVE_DECIMAL = /^[-−]\d{1,15}(?:[.,]\d+)?$/;

/** Reads `dd/mm/yyyy` or ISO; a day that is not in the calendar or comes after `today` is refused. */
export function readDay(cell: string, today: string): Cell {
  const iso = toIsoDay(cell);
  if (iso === undefined || !isCalendarDay(iso)) return refused(importTexts.badDate(excerpt(cell)));
  if (iso > today) return refused(importTexts.futureDate(excerpt(cell)));
  return { ok: true, value: iso };
}

export interface DecimalRule {
  column: string;
  maxDecimals: number;
}

/**
 * Reads a strictly positive number with a decimal comma or point, and keeps its digits as a string: it
 * never goes through a float. Thousands separators and exponents are refused because they are ambiguous.
 */
export function readPositiveDecimal(cell: string, rule: DecimalRule): Cell {
  if (NEGATIVE_DECIMAL.test(cell)) return refused(importTexts.notPositive(rule.column, excerpt(cell)));
  if (!PLAIN_DECIMAL.test(cell)) return refused(importTexts.badNumber(rule.column, excerpt(cell)));
  const [integerDigits = '', fraction = ''] = cell.replace(',', '.').split('.');
  if (fraction.length > rule.maxDecimals) {
    return refused(importTexts.tooManyDecimals(rule.column, excerpt(cell), rule.maxDecimals));
  }
  const whole = integerDigits.replace(/^0+(?=\d)/, '');
  const value = fraction === '' ? whole : `${whole}.${fraction}`;
  if (!/[1-9]/.test(value)) return refused(importTexts.notPositive(rule.column, excerpt(cell)));
  return { ok: true, value };
}

/** A cell quoted back in a sentence: short, on one line. */
export function excerpt(cell: string): string {
  const flat = cell.replaceAll(/\s+/g, ' ');
  return flat.length > 40 ? `${flat.slice(0, 39)}…` : flat;
}

function toIsoDay(cell: string): string | undefined {
  if (ISO_DAY.test(cell)) return cell;
  const french = FRENCH_DAY.exec(cell);
  if (!french) return undefined;
  const [, day = '', month = '', year = ''] = french;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function isCalendarDay(iso: string): boolean {
  const instant = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === iso;
}

function refused(message: string): Cell {
  return { ok: false, message };
}
