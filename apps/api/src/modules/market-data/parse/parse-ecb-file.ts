import { importTexts } from '../market-data.texts.ts';
import { readDay, readPositiveDecimal } from './cells.ts';
import { type CsvRecord, readCsvRecords } from './csv-records.ts';
import { type Header, readHeader } from './header.ts';
import { type ParsedFile, ParsedFileBuilder } from './parsed-file.ts';

export interface EcbContext {
  /** Quoted currencies to keep; one EUR is worth the published number of each. */
  currencies: readonly string[];
  maxDecimals: number;
  today: string;
}

const DAY_COLUMN = 'Date';
const NOT_PUBLISHED = new Set(['N/A', '']);

/**
 * `eurofxref-hist.csv` of the European Central Bank, as published: one column a currency (some forty, which
 * come and go over the years), newest day first, `N/A` for a missing rate, a comma at the end of each line.
 */
export async function parseEcbFile(text: string, context: EcbContext): Promise<ParsedFile> {
  const builder = new ParsedFileBuilder();
  let header: Header | undefined;
  let lastLine = 1;
  for await (const record of readCsvRecords(text)) {
    lastLine = record.line;
    if (header === undefined) header = readHeader(record, [DAY_COLUMN, ...context.currencies]);
    else readDayOfRates(record, header, context, builder);
  }
  return builder.build(lastLine);
}

function readDayOfRates(
  record: CsvRecord,
  header: Header,
  context: EcbContext,
  builder: ParsedFileBuilder,
): void {
  const { line, cells } = record;
  if (cells.length !== header.columnCount) {
    builder.addError(line, importTexts.columnCount(cells.length, header.columnCount));
    return;
  }
  const day = readDay(cells[header.indexOf(DAY_COLUMN)] ?? '', context.today);
  if (!day.ok) return builder.addError(line, day.message);
  const followed = new Set(context.currencies.map((currency) => header.indexOf(currency)));
  const ignored = cells.filter((cell, index) => index > 0 && cell !== '' && !followed.has(index)).length;
  builder.skip(ignored);
  for (const currency of context.currencies) {
    const cell = cells[header.indexOf(currency)] ?? '';
    if (NOT_PUBLISHED.has(cell)) {
      builder.ignore(line, importTexts.noValue(`EUR/${currency}`));
      continue;
    }
    const rate = readPositiveDecimal(cell, { column: currency, maxDecimals: context.maxDecimals });
    if (rate.ok) builder.addValue({ line, series: `EUR/${currency}`, day: day.value, value: rate.value });
    else builder.addError(line, rate.message);
  }
}
