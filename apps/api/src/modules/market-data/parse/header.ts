import { foldText } from '@repo/domain/format';
import { importTexts } from '../market-data.texts.ts';
import { type CsvRecord, UnreadableCsv } from './csv-records.ts';

/** Where the wanted columns are, by name: published files gain and lose columns over the years. */
export interface Header {
  columnCount: number;
  /** -1 of an optional column that the file has not. */
  indexOf: (column: string) => number;
}

export function readHeader(
  record: CsvRecord,
  wanted: readonly string[],
  optional: readonly string[] = [],
): Header {
  const names = record.cells.map(foldText);
  const missing = wanted.filter((column) => !names.includes(foldText(column)));
  if (missing.length > 0) {
    throw new UnreadableCsv({ line: record.line, message: importTexts.missingColumns(wanted.join(', ')) });
  }
  const twice = [...wanted, ...optional].find(
    (column) => names.filter((name) => name === foldText(column)).length > 1,
  );
  if (twice !== undefined) {
    throw new UnreadableCsv({ line: record.line, message: importTexts.columnTwice(twice) });
  }
  return { columnCount: record.cells.length, indexOf: (column) => names.indexOf(foldText(column)) };
}
