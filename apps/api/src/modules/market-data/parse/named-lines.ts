// The lines of a CSV file of our own template, by the names of its columns, in any order and with others beside them.
import { foldText, formatDecimal } from '@repo/domain/format';
import { importTexts as texts } from '../market-data.texts.ts';
import { type CsvRecord, readCsvRecords, UnreadableCsv } from './csv-records.ts';
import type { LineError } from './parsed-file.ts';

/** A line by the names of its columns, which are folded; empty for one that the file has not. */
export interface NamedLine {
  line: number;
  cell: (column: string) => string;
}

interface Wanted {
  /** The columns that the file has to have. */
  required: readonly string[];
  maxLines: number;
}

/** The lines below the header; one that can't be read ends the file, and is returned apart. */
export async function readNamedLines(
  text: string,
  { required, maxLines }: Wanted,
): Promise<{ lines: NamedLine[]; problem: LineError | null }> {
  const lines: NamedLine[] = [];
  let places: ReadonlyMap<string, number> | undefined;
  try {
    for await (const record of readCsvRecords(text)) {
      if (places === undefined) places = readPlaces(record, required);
      else lines.push(toLine(record, places));
      if (lines.length > maxLines) {
        const message = texts.tooManyLines(formatDecimal(String(maxLines)));
        return { lines: [], problem: { line: record.line, message } };
      }
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    return { lines, problem: error.at };
  }
  return { lines, problem: lines.length === 0 ? { line: 1, message: texts.noData } : null };
}

/** Whatever blanks it is typed with. */
const foldName = (name: string): string => foldText(name).replaceAll(/\s+/g, ' ').trim();

function readPlaces({ line, cells }: CsvRecord, required: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map(cells.map((name, place) => [foldName(name), place]));
  const missing = required.filter((name) => !places.has(foldName(name)));
  if (missing.length > 0) {
    throw new UnreadableCsv({ line, message: texts.missingColumns(missing.join(', ')) });
  }
  return places;
}

const toLine = ({ line, cells }: CsvRecord, places: ReadonlyMap<string, number>): NamedLine => ({
  line,
  cell: (column) => {
    const place = places.get(foldName(column));
    return place === undefined ? '' : (cells[place]?.trim() ?? '');
  },
});
