import { decimal, toText } from '../money/index.ts';

/**
 * One value of a CSV file. A decimal text (`15000.50`) is passed as `{ decimal }`, so that it is written with a comma
 * and read as a number.
 */
export type CsvValue = string | number | null | { readonly decimal: string };

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
