// A table for a spreadsheet, whatever its file: each column says what its cells are, so that a number is a number and
// a day a day.
import type { IsoDay } from '@repo/domain/dates';
import { type CsvColumn, type CsvValue, formatNumericDate, toCsv } from '@repo/domain/format';
import { type Decimal, toText } from '@repo/domain/money';
import type { ValuedBooks } from '../portfolio/client-books.ts';
import { statementsTexts, exportTexts as texts } from './statements.texts.ts';

export type TableCell =
  | { kind: 'text'; text: string }
  | { kind: 'amount'; amount: Decimal }
  | { kind: 'day'; day: IsoDay }
  | { kind: 'rate'; rate: number }
  | null;

export interface ExportColumn<Row> {
  header: string;
  cell: (row: Row) => TableCell;
}

export interface ExportTable {
  sheet: string;
  headers: readonly string[];
  rows: readonly (readonly TableCell[])[];
}

export const text = (value: string): TableCell => ({ kind: 'text', text: value });
export const amount = (value: Decimal | undefined): TableCell =>
  value === undefined ? null : { kind: 'amount', amount: value };
export const day = (value: IsoDay | undefined): TableCell =>
  value === undefined ? null : { kind: 'day', day: value };
export const rate = (value: number | undefined): TableCell =>
  value === undefined ? null : { kind: 'rate', rate: value };

/** An amount in the currency of the file; where it has no quote, « non calculable » and why. */
export function convertedAmount(value: Decimal | undefined, { notComputable }: ValuedBooks): TableCell {
  if (value !== undefined) return amount(value);
  if (notComputable === null) return text(statementsTexts.notComputable);
  const { currency, before } = notComputable;
  return text(
    before === null
      ? texts.noQuote(currency)
      : texts.notComputableBefore(currency, formatNumericDate(before)),
  );
}

export function toTable<Row>(
  sheet: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): ExportTable {
  return {
    sheet,
    headers: columns.map(({ header }) => header),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
  };
}

export function tableCsv({ headers, rows }: ExportTable): string {
  const columns = headers.map(
    (header, index): CsvColumn<readonly TableCell[]> => ({
      header,
      value: (cells) => csvValue(cells[index] ?? null),
    }),
  );
  return toCsv(columns, rows);
}

function csvValue(cell: TableCell): CsvValue {
  if (cell === null) return null;
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'amount') return { decimal: toText(cell.amount) };
  return cell.kind === 'day' ? formatNumericDate(cell.day) : cell.rate;
}
