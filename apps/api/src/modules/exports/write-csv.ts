import { isIsoDay } from '@repo/domain/dates';
import { type CsvColumn, type CsvValue, formatNumericDate, toCsv } from '@repo/domain/format';
import { AppError } from '../../http/app-error.ts';
import { journalErrors } from '../journal/journal.errors.ts';

const MAX_LINES = 50_000;
/** One more than allowed: a list that has it is too long. */
export const ALL = { page: 1, pageSize: MAX_LINES + 1 };

export const decimalOf = (value: string | null): CsvValue => (value === null ? null : { decimal: value });
export const dayOf = (day: string | null): CsvValue =>
  day !== null && isIsoDay(day) ? formatNumericDate(day) : null;

export function write<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  if (rows.length > MAX_LINES) throw new AppError(journalErrors.exportTooLarge);
  return toCsv(columns, rows);
}
