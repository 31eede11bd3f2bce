// One line of a bank's CSV file, by the column mapping of that bank.
import { type IsoDay, isIsoDay, parseFrenchDate } from '@repo/domain/dates';
import { foldText } from '@repo/domain/format';
import { type Decimal, decimal } from '@repo/domain/money';
import type { CsvRecord } from '../modules/market-data/parse/csv-records.ts';
import { type ExpectedAccount, StatementProblem } from './account-statement.ts';
import { statementTexts as texts } from './bank-statements.texts.ts';
import type { CsvMapping } from './csv-mapping.schema.ts';
import type { UnnamedLine } from './line-ids.ts';

export interface CsvLine {
  readonly unnamed: UnnamedLine;
  /** The balance after it; null without such a column. */
  readonly balance: Decimal | null;
}

/** Where each mapped column is. */
export interface CsvColumns {
  readonly count: number;
  readonly indexOf: (name: string) => number;
}

const fold = (name: string) => foldText(name).trim();

/**
 * Reads the header.
 * @throws StatementProblem when a mapped column is missing, or is there twice.
 */
export function columnsOf({ line, cells }: CsvRecord, { columns }: CsvMapping): CsvColumns {
  const names = cells.map(fold);
  const { amount, wording, ...single } = columns;
  for (const column of [...Object.values(amount), ...wording, ...Object.values(single)]) {
    if (column === undefined) continue;
    const count = names.filter((name) => name === fold(column)).length;
    if (count === 0) throw new StatementProblem(line, texts.missingColumn(column));
    if (count > 1) throw new StatementProblem(line, texts.columnTwice(column));
  }
  return { count: cells.length, indexOf: (name) => names.indexOf(fold(name)) };
}

export interface LineContext {
  readonly mapping: CsvMapping;
  readonly account: ExpectedAccount;
}

/** @throws StatementProblem */
export function readLine(record: CsvRecord, columns: CsvColumns, { mapping, account }: LineContext): CsvLine {
  const { line, cells } = record;
  if (cells.length !== columns.count) {
    throw new StatementProblem(line, texts.cellCount(cells.length, columns.count));
  }
  const cell = (column: string | undefined) =>
    column === undefined ? '' : (cells[columns.indexOf(column)] ?? '').trim();
  const { columns: names } = mapping;
  refuseOtherAccount(cell(names.account), account, line);
  const bookingDay = readDay(cell(names.bookingDay), mapping, line);
  const valued = cell(names.valueDay);
  const unnamed = {
    bookingDay,
    valueDay: valued === '' ? bookingDay : readDay(valued, mapping, line),
    amount: amountOf(mapping, cell, line),
    partyName: cell(names.partyName),
    partyAccount: cell(names.partyAccount).replaceAll(/\s/g, '').toUpperCase(),
    wording: names.wording.map(cell).join(' ').replaceAll(/\s+/g, ' ').trim(),
    isReversal: false,
    returnReason: null,
    bankReference: cell(names.reference),
    payerReference: '',
    at: line,
  };
  const balance = names.balance === undefined ? null : readNumber(cell(names.balance), mapping, line);
  return { unnamed, balance };
}

/** The column may hold the IBAN, or the account number inside it. */
function refuseOtherAccount(written: string, { iban }: ExpectedAccount, line: number): void {
  const number = written.replaceAll(/\s/g, '').toUpperCase();
  if (number === '' || iban === number || (number.length >= 8 && iban.slice(4).includes(number))) return;
  throw new StatementProblem(line, texts.otherAccountLine(written, iban));
}

function readDay(written: string, { dateFormat }: CsvMapping, line: number): IsoDay {
  const french = () => parseFrenchDate(written.replaceAll(/(?<!\d)\d(?!\d)/g, '0$&'));
  const day = dateFormat === 'yyyy-mm-dd' ? written : french();
  if (isIsoDay(day)) return day;
  throw new StatementProblem(line, texts.badDay(written, texts.formats[dateFormat]));
}

function amountOf(
  { columns, ...mapping }: CsvMapping,
  cell: (column: string) => string,
  line: number,
): Decimal {
  const { amount } = columns;
  const read = (column: string) => readNumber(cell(column), mapping, line);
  if ('signed' in amount) return nonZero(read(amount.signed), line);
  // Banks fill the other column with nothing, or with zero.
  const [credit, debit] = [amount.credit, amount.debit].map((column) =>
    cell(column) === '' ? undefined : read(column).abs(),
  );
  const isCredit = credit?.gt(0) ?? false;
  if (isCredit && debit?.gt(0)) throw new StatementProblem(line, texts.oneDirection);
  const signed = isCredit ? credit : debit?.neg();
  if (signed === undefined) throw new StatementProblem(line, texts.zeroAmount);
  return nonZero(signed, line);
}

function nonZero(amount: Decimal, line: number): Decimal {
  if (amount.eq(0)) throw new StatementProblem(line, texts.zeroAmount);
  return amount;
}

/** Thousands are separated by spaces, or by the sign that is not the decimal one; they come in threes or not at all. */
const NUMBERS = {
  ',': /^[+-]?(\d{1,3}(?:[ .]\d{3})+|\d{1,15})(?:,\d{1,8})?$/,
  '.': /^[+-]?(\d{1,3}(?:[ ,]\d{3})+|\d{1,15})(?:\.\d{1,8})?$/,
} as const;

function readNumber(
  written: string,
  { decimalSeparator }: Pick<CsvMapping, 'decimalSeparator'>,
  line: number,
): Decimal {
  const text = written
    .replaceAll(/\s/g, ' ')
    .replace('−', '-')
    .replace(/^([+-]) /, '$1');
  if (!NUMBERS[decimalSeparator].test(text)) throw new StatementProblem(line, texts.badNumber(written));
  const [whole = '', fraction = ''] = text.replace('+', '').split(decimalSeparator);
  const digits = whole.replaceAll(/[ .,]/g, '');
  return decimal(fraction === '' ? digits : `${digits}.${fraction}`);
}
