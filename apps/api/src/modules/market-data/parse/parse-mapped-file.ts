// A file of any source, read with the columns that a person named.
import { isIsoDay, parseFrenchDate } from '@repo/domain/dates';
import { foldText, formatNumericDate } from '@repo/domain/format';
import type { DateFormat, ImportMapping } from '../import-mapping.schema.ts';
import { importTexts } from '../market-data.texts.ts';
import { type Cell, excerpt, padded, readPositiveDecimal } from './cells.ts';
import { type CsvRecord, readCsvRecords, UnreadableCsv } from './csv-records.ts';
import { readFileHeader } from './file-header.ts';
import { type ParsedFile, ParsedFileBuilder } from './parsed-file.ts';

export interface MappedFormat {
  mapping: ImportMapping;
  /** Of the whole file, where no column names it. */
  series: string | null;
  /** The names accepted, as they are stored, and the one that a cell or a name of file stands for. */
  knownSeries: readonly string[];
  findSeries: (text: string) => string | undefined;
  unknownSeries: (cell: string, known: string) => string;
  maxDecimals: number;
  today: string;
  /** The first day that is not over: it has no close yet. Null of values that may be of today. */
  endOfClosedDays: string | null;
}

interface Columns {
  count: number;
  date: number;
  value: number;
  series: number | null;
}

export async function parseMappedFile(text: string, format: MappedFormat): Promise<ParsedFile> {
  const builder = new ParsedFileBuilder();
  let columns: Columns | undefined;
  let lastLine = 1;
  for await (const record of readCsvRecords(text)) {
    lastLine = record.line;
    if (columns === undefined) {
      const header = readFileHeader(record);
      if (header === undefined) continue;
      columns = columnsOf(header.names, record.line, format.mapping);
      if (header.isWritten) continue;
    }
    readLine(record, columns, format, builder);
  }
  return builder.build(lastLine);
}

function columnsOf(names: readonly string[], line: number, mapping: ImportMapping): Columns {
  const folded = names.map((name) => foldText(name).trim());
  const rankOf = (column: string) => {
    const rank = folded.indexOf(foldText(column).trim());
    if (rank === -1) throw new UnreadableCsv({ line, message: importTexts.mappedColumnMissing(column) });
    return rank;
  };
  return {
    count: names.length,
    date: rankOf(mapping.dateColumn),
    value: rankOf(mapping.valueColumn),
    series: mapping.seriesColumn === null ? null : rankOf(mapping.seriesColumn),
  };
}

/** What sources write where they have no value. */
const WITHOUT_VALUE = /^(|null|nan|n\/a|-)$/i;

function readLine(
  { line, cells }: CsvRecord,
  columns: Columns,
  format: MappedFormat,
  builder: ParsedFileBuilder,
): void {
  if (cells.length !== columns.count) {
    builder.addError(line, importTexts.columnCount(cells.length, columns.count));
    return;
  }
  const { mapping, knownSeries } = format;
  const day = readMappedDay(cells[columns.date] ?? '', mapping.dateFormat, format.today);
  if (!day.ok) return builder.addError(line, day.message);
  const named = columns.series === null ? (format.series ?? '') : (cells[columns.series] ?? '');
  const series = format.findSeries(named);
  if (series === undefined) {
    return builder.addError(line, format.unknownSeries(excerpt(named), knownSeries.join(', ')));
  }
  const written = cells[columns.value] ?? '';
  if (WITHOUT_VALUE.test(written)) return builder.ignore(line, importTexts.noValue(series));
  if (format.endOfClosedDays !== null && day.value >= format.endOfClosedDays) {
    return builder.ignore(line, importTexts.dayNotOver(formatNumericDate(day.value)));
  }
  const plain = plainNumber(written, mapping.decimalSeparator);
  if (plain === undefined) {
    return builder.addError(line, importTexts.otherSeparator(mapping.valueColumn, excerpt(written)));
  }
  const value = readPositiveDecimal(plain, { column: mapping.valueColumn, maxDecimals: format.maxDecimals });
  if (!value.ok) return builder.addError(line, value.message);
  builder.addValue({ line, series, day: day.value, value: value.value });
}

const GROUPED = {
  '.': /^-?\d{1,3}(,\d{3})+(\.\d+)?$/,
  ',': /^-?\d{1,3}(\.\d{3})+(,\d+)?$/,
} as const;

/** Without its groups of thousands; undefined of a number with the other decimal sign: a thousand times more, or less. */
function plainNumber(written: string, separator: ',' | '.'): string | undefined {
  const other = separator === '.' ? ',' : '.';
  if (GROUPED[separator].test(written)) return written.replaceAll(other, '');
  return written.includes(other) ? undefined : written;
}

const UNIX_DIGITS = { unix_seconds: 1e3, unix_ms: 1, unix_us: 1e-3 } as const;
/** Exchanges began in 2009: what comes before is of another unit. */
const FIRST_UNIX_DAY = '2009-01-01';

function readMappedDay(cell: string, format: DateFormat, today: string): Cell {
  const iso = dayOf(cell, format);
  if (iso === undefined || !isIsoDay(iso)) {
    return { ok: false, message: importTexts.badMappedDate(excerpt(cell), importTexts.dateExamples[format]) };
  }
  if (iso > today) return { ok: false, message: importTexts.futureDate(excerpt(cell)) };
  return { ok: true, value: iso };
}

function dayOf(cell: string, format: DateFormat): string | undefined {
  if (format === 'dd/mm/yyyy') return parseFrenchDate(padded(cell.split(' ')[0] ?? ''));
  // Also with a time: `2026-01-05 00:00:00`, `2026-01-05T00:00:00Z`.
  if (format === 'yyyy-mm-dd')
    return /^\d{4}-\d{2}-\d{2}(?:$|[ T])/.test(cell) ? cell.slice(0, 10) : undefined;
  if (!/^\d{9,16}(?:\.0+)?$/.test(cell)) return undefined;
  const instant = new Date(Number(cell) * UNIX_DIGITS[format]);
  const day = Number.isNaN(instant.getTime()) ? '' : instant.toISOString().slice(0, 10);
  return day >= FIRST_UNIX_DAY && day < '2100-01-01' ? day : undefined;
}
