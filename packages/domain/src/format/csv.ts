import type { IsoDay } from '../dates/index.ts';
import { decimal, toText } from '../money/index.ts';
import { formatNumericDate } from './date.ts';

/**
 * One value of a CSV file. A decimal text (`15000.50`) is passed as `{ decimal }`, so that it is written with a comma
 * and read as a number; a day as `{ day }`, so that it is written as `02/03/2026`.
 */
export type CsvValue = string | number | null | { readonly decimal: string } | { readonly day: IsoDay };

/** One column of a CSV file. */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => CsvValue;
}

const separator = ';';
/** Without it, French Excel reads the file as Windows-1252 and breaks accents. */
const byteOrderMark = '\uFEFF';
/** RFC 4180. */
const lineEnd = '\r\n';

const plainNumber = /^-?\d+(?:[.,]\d+)?$/;
/** The start of a text that a spreadsheet may run as a formula (OWASP, CSV injection), full-width forms included. */
const formulaStart = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
const needsQuotes = /[";\r\n\t]|^\s|\s$/;

/**
 * A list as a CSV file for French spreadsheets: UTF-8 with a byte order mark, `;` between cells,
 * decimal comma, quotes doubled. A text that a spreadsheet would run as a formula is preceded by an apostrophe;
 * a number, even negative, is unchanged.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const head = csvHead(columns.map(({ header }) => header));
  return head + rows.map((row) => csvLine(columns.map(({ value }) => value(row)))).join('');
}

/** The start of such a file, for one that is written part by part: the byte order mark and the headers. */
export function csvHead(headers: readonly string[]): string {
  return byteOrderMark + csvLine(headers);
}

/** What a line of such a file begins with that is no row. */
export const csvCommentMark = '# ';

/** One line of such a file, its end included. */
export function csvLine(values: readonly CsvValue[]): string {
  return values.map(cell).join(separator) + lineEnd;
}

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return textCell(value);
  if (typeof value === 'number') return Number.isFinite(value) ? comma(toText(decimal(value))) : '';
  if ('day' in value) return formatNumericDate(value.day);
  return plainNumber.test(value.decimal) ? comma(value.decimal) : textCell(value.decimal);
}

const comma = (text: string) => text.replace('.', ',');

function textCell(text: string): string {
  const isFormula = formulaStart.test(text) && !plainNumber.test(text);
  const safe = isFormula ? `'${text}` : text;
  return isFormula || needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
