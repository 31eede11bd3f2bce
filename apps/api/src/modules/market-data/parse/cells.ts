import { isIsoDay, parseFrenchDate } from '@repo/domain/dates';
import { importTexts } from '../market-data.texts.ts';

export type Cell = { ok: true; value: string } | { ok: false; message: string };

const PLAIN_DECIMAL = /^\d{1,15}(?:[.,]\d+)?$/;
const NEGATIVE_DECIMAL = /^[-−]\d{1,15}(?:[.,]\d+)?$/;

const ENGLISH_DAY = /^(\d{1,2}) (\w+) (\d{4})$/;
const ENGLISH_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `20 November 2026`, as the ECB writes the date of its file of one day. */
function readEnglishDay(cell: string): string | undefined {
  const [, day = '', name = '', year = ''] = ENGLISH_DAY.exec(cell) ?? [];
  const month = ENGLISH_MONTHS.indexOf(name) + 1;
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDay(iso) ? iso : undefined;
}

/** Reads `dd/mm/yyyy`, ISO or the ECB’s `20 November 2026`; a day that is not in the calendar or comes after `today` is refused. */
export function readDay(cell: string, today: string): Cell {
  const iso = isIsoDay(cell) ? cell : (parseFrenchDate(padded(cell)) ?? readEnglishDay(cell));
  if (iso === undefined) return refused(importTexts.badDate(excerpt(cell)));
  if (iso > today) return refused(importTexts.futureDate(excerpt(cell)));
  return { ok: true, value: iso };
}

export interface DecimalRule {
  column: string;
  maxDecimals: number;
  /** Otherwise refused. */
  mayBeZero?: boolean;
}

// What a French spreadsheet shows: groups of three digits, each after a space of one kind or another.
const GROUPED_BY_SPACES = /^[-−]?\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:,\d+)?$/;

/**
 * Reads a positive number with a decimal comma or point, and keeps its digits as a string: it
 * never goes through a float. Groups of thousands are read where spaces separate them; points, commas and exponents are ambiguous.
 */
export function readPositiveDecimal(written: string, rule: DecimalRule): Cell {
  const cell = GROUPED_BY_SPACES.test(written) ? written.replaceAll(/[ \u00A0\u202F]/g, '') : written;
  if (NEGATIVE_DECIMAL.test(cell)) return refused(importTexts.notPositive(rule.column, excerpt(cell)));
  if (!PLAIN_DECIMAL.test(cell)) return refused(importTexts.badNumber(rule.column, excerpt(cell)));
  const [integerDigits = '', fraction = ''] = cell.replace(',', '.').split('.');
  if (fraction.length > rule.maxDecimals) {
    return refused(importTexts.tooManyDecimals(rule.column, excerpt(cell), rule.maxDecimals));
  }
  const whole = integerDigits.replace(/^0+(?=\d)/, '');
  const value = fraction === '' ? whole : `${whole}.${fraction}`;
  if (rule.mayBeZero !== true && !/[1-9]/.test(value))
    return refused(importTexts.notPositive(rule.column, excerpt(cell)));
  return { ok: true, value };
}

/** A cell quoted back in a sentence: short, on one line. */
export function excerpt(cell: string): string {
  const flat = cell.replaceAll(/\s+/g, ' ');
  return flat.length > 40 ? `${flat.slice(0, 39)}…` : flat;
}

/** Spreadsheets drop the leading zeros: 2/1/2026 is 02/01/2026. */
export function padded(cell: string): string {
  return cell
    .split('/')
    .map((part) => part.padStart(2, '0'))
    .join('/');
}

function refused(message: string): Cell {
  return { ok: false, message };
}
