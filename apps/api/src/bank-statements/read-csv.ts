// A bank's CSV file, read with the column mapping of that bank.
import { type CsvRecord, readCsvRecords, UnreadableCsv } from '../modules/market-data/parse/csv-records.ts';
import { decodeText } from '../modules/market-data/parse/decode-text.ts';
import {
  type AccountStatement,
  type ExpectedAccount,
  type FileError,
  maxStatementBytes,
  readWhole,
  type StatementFile,
  StatementProblem,
} from './account-statement.ts';
import { statementTexts as texts } from './bank-statements.texts.ts';
import { balancesOf } from './csv-balances.ts';
import { type CsvColumns, type CsvLine, columnsOf, readLine } from './csv-line.ts';
import type { CsvMapping } from './csv-mapping.schema.ts';
import { createLineNamer } from './line-ids.ts';

/** A longer list is of no use. */
const MAX_ERRORS = 200;

/** Reads the lines of one account, newest or oldest first; with a balance column each line must follow the one before. */
export async function readCsv(
  bytes: Uint8Array,
  mapping: CsvMapping,
  account: ExpectedAccount,
): Promise<StatementFile> {
  const errors: FileError[] = [];
  const read = await readWhole(async () => [
    await readStatement(decode(bytes, mapping), { mapping, account, errors }),
  ]);
  return errors.length > 0 ? { isRead: false, errors: errors.slice(0, MAX_ERRORS) } : read;
}

interface CsvContext {
  readonly mapping: CsvMapping;
  readonly account: ExpectedAccount;
  /** Wrong lines are collected, so that all are corrected at once. */
  readonly errors: FileError[];
}

async function readStatement(text: string, context: CsvContext): Promise<AccountStatement> {
  const { account, errors } = context;
  const lines = await readLines(text, context);
  if (errors.length > 0) throw new StatementProblem(1, texts.wrongLines);
  const { opening, closing } = balancesOf(lines);
  return {
    iban: account.iban,
    statementId: null,
    currency: account.currency,
    opening,
    closing,
    lines: lines.map(({ unnamed }) => unnamed).map(createLineNamer()),
    pendingCount: 0,
  };
}

async function readLines(text: string, { mapping, account, errors }: CsvContext): Promise<CsvLine[]> {
  const lines: CsvLine[] = [];
  let columns: CsvColumns | undefined;
  for await (const record of recordsOf(text, mapping)) {
    if (columns === undefined) {
      columns = columnsOf(record, mapping);
      continue;
    }
    try {
      lines.push(readLine(record, columns, { mapping, account }));
    } catch (error) {
      if (!(error instanceof StatementProblem)) throw error;
      errors.push({ line: error.line, message: error.message });
    }
  }
  if (columns === undefined) throw new StatementProblem(1, texts.emptyFile);
  return lines;
}

/** The records below the lines to skip; a file that csv-parse cannot read is a problem of the file. */
async function* recordsOf(text: string, { delimiter, skippedLines }: CsvMapping): AsyncGenerator<CsvRecord> {
  try {
    for await (const record of readCsvRecords(text, delimiter)) {
      if (record.line > skippedLines) yield record;
    }
  } catch (error) {
    throw error instanceof UnreadableCsv ? new StatementProblem(error.at.line, error.message) : error;
  }
}

function decode(bytes: Uint8Array, { encoding }: CsvMapping): string {
  if (bytes.length > maxStatementBytes) throw new StatementProblem(1, texts.tooLarge);
  const text = decodeText(bytes, encoding);
  if (text === null) throw new StatementProblem(1, texts.notText);
  if (text.trim() === '') throw new StatementProblem(1, texts.emptyFile);
  return text;
}
