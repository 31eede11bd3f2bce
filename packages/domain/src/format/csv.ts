import { decimal, toText } from '../money/index.ts';

/**
 * One value of a CSV file. A decimal of the wire (`15000.50`) is given as `{ decimal }`, so that it is written with
 * a comma and read as a number; a text stays a text.
 */
export type CsvValue = string | number | null | { readonly decimal: string };

/** One column of a CSV file. */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => CsvValue;
}

const separator = ';';
/** French Excel takes a file without it for Windows-1252 and breaks the accents. */
const byteOrderMark = '\uFEFF';
/** RFC 4180. */
const lineEnd = '\r\n';

const plainNumber = /^-?\d+(?:[.,]\d+)?$/;
/** What a spreadsheet may run instead of show (OWASP, CSV injection); the wide forms are read as the narrow ones. */
const formulaStart = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
const needsQuotes = /[";\r\n\t]|^\s|\s$/;

/**
 * A list as a CSV file that French spreadsheets open as it is: UTF-8 with a byte order mark, `;` between cells,
 * decimal comma, quotes doubled. A text that a spreadsheet would run as a formula is preceded by an apostrophe;
 * a number, even negative, is left as it is.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => textCell(header)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ];
  return byteOrderMark + lines.map((line) => line.join(separator) + lineEnd).join('');
}

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return textCell(value);
  if (typeof value === 'number') return Number.isFinite(value) ? comma(toText(decimal(value))) : '';
  return plainNumber.test(value.decimal) ? comma(value.decimal) : textCell(value.decimal);
}

const comma = (text: string) => text.replace('.', ',');

function textCell(text: string): string {
  const isFormula = formulaStart.test(text) && !plainNumber.test(text);
  const safe = isFormula ? `'${text}` : text;
  return isFormula || needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
