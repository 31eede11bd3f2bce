import type { StoredDetail } from '../../../db/schema/market-data.ts';
import { importTexts } from '../market-data.texts.ts';
import { excerpt, readDay, readPositiveDecimal } from './cells.ts';
import { type CsvRecord, readCsvRecords } from './csv-records.ts';
import { type Header, readHeader } from './header.ts';
import { type ParsedFile, ParsedFileBuilder } from './parsed-file.ts';

/** A file with one value a line: a date, the name of a series, its value. */
export interface SeriesFileFormat {
  columns: { day: string; series: string; value: string };
  /** Columns that a file may have beside, and the name of each as it is stored. */
  optional?: Readonly<Record<string, keyof StoredDetail>>;
  /** The names accepted, as they are stored. */
  knownSeries: readonly string[];
  unknownSeries: (cell: string, known: string) => string;
  maxDecimals: number;
  today: string;
}

/** What a NAV is made of, beside it. */
const navDetailColumns = { vl_brute: 'gross', provisions: 'accruals', plus_haut: 'mark' } as const;

/** Net asset values: `date;strategie;vl`, and for those that have it `vl_brute;provisions;plus_haut`. */
export function parseNavFile(
  text: string,
  context: { strategies: readonly string[]; maxDecimals: number; today: string },
): Promise<ParsedFile> {
  return parseSeriesFile(text, {
    columns: { day: 'date', series: 'strategie', value: 'vl' },
    optional: navDetailColumns,
    knownSeries: context.strategies,
    unknownSeries: importTexts.unknownStrategy,
    maxDecimals: context.maxDecimals,
    today: context.today,
  });
}

/** Crypto closes: `date;paire;cours`, the pair written `BTC/EUR`. */
export function parseCryptoFile(
  text: string,
  context: { pairs: readonly string[]; maxDecimals: number; today: string },
): Promise<ParsedFile> {
  return parseSeriesFile(text, {
    columns: { day: 'date', series: 'paire', value: 'cours' },
    knownSeries: context.pairs,
    unknownSeries: importTexts.unknownPair,
    maxDecimals: context.maxDecimals,
    today: context.today,
  });
}

async function parseSeriesFile(text: string, format: SeriesFileFormat): Promise<ParsedFile> {
  const builder = new ParsedFileBuilder();
  let header: Header | undefined;
  let lastLine = 1;
  for await (const record of readCsvRecords(text)) {
    lastLine = record.line;
    if (header === undefined)
      header = readHeader(record, Object.values(format.columns), Object.keys(format.optional ?? {}));
    else readLine(record, header, format, builder);
  }
  return builder.build(lastLine);
}

function readLine(
  record: CsvRecord,
  header: Header,
  format: SeriesFileFormat,
  builder: ParsedFileBuilder,
): void {
  const { line, cells } = record;
  if (cells.length !== header.columnCount) {
    builder.addError(line, importTexts.columnCount(cells.length, header.columnCount));
    return;
  }
  const cell = (column: string) => cells[header.indexOf(column)] ?? '';
  const day = readDay(cell(format.columns.day), format.today);
  if (!day.ok) return builder.addError(line, day.message);
  const series = cell(format.columns.series).toUpperCase();
  if (!format.knownSeries.includes(series)) {
    return builder.addError(line, format.unknownSeries(excerpt(series), format.knownSeries.join(', ')));
  }
  const value = readPositiveDecimal(cell(format.columns.value), {
    column: format.columns.value,
    maxDecimals: format.maxDecimals,
  });
  if (!value.ok) return builder.addError(line, value.message);
  const detail = readDetail(cell, format);
  if (!detail.ok) return builder.addError(line, detail.message);
  builder.addValue({ line, series, day: day.value, value: value.value, ...detail.found });
}

/** The optional cells that are filled in. */
function readDetail(
  cell: (column: string) => string,
  { optional = {}, maxDecimals }: SeriesFileFormat,
): { ok: true; found: { detail?: StoredDetail } } | { ok: false; message: string } {
  const detail: StoredDetail = {};
  for (const [column, name] of Object.entries(optional)) {
    if (cell(column) === '') continue;
    const read = readPositiveDecimal(cell(column), { column, maxDecimals, mayBeZero: name === 'accruals' });
    if (!read.ok) return read;
    detail[name] = read.value;
  }
  return { ok: true, found: Object.keys(detail).length === 0 ? {} : { detail } };
}
