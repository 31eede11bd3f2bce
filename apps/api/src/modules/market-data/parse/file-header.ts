// The header of a table of values, by which a column mapping is remembered.
import { createHash } from 'node:crypto';
import { foldText } from '@repo/domain/format';
import { importTexts } from '../market-data.texts.ts';
import { type CsvRecord, readCsvRecords, UnreadableCsv } from './csv-records.ts';

export interface FileHeader {
  /** Exports of some exchanges have none: their columns are « Colonne 1 », « Colonne 2 »… */
  isWritten: boolean;
  names: string[];
}

const HAS_LETTER = /\p{L}/u;
/** A line above the header: the address of who made the file, a title. */
const isTitle = ({ cells }: CsvRecord) => cells.filter((cell) => cell !== '').length < 2;

/** Undefined of a title above the header. A first line of numbers and dates alone is data already. */
export function readFileHeader(record: CsvRecord): FileHeader | undefined {
  if (isTitle(record)) return undefined;
  const isWritten = record.cells.some((cell) => HAS_LETTER.test(cell) && !/^(null|nan|n\/a)$/i.test(cell));
  const names = record.cells.map((cell, index) =>
    isWritten && cell !== '' ? cell : importTexts.unnamedColumn(index + 1),
  );
  return { isWritten, names };
}

/** The column that a file of refused lines adds. */
export const isReasonColumn = (name: string): boolean =>
  foldText(name) === foldText(importTexts.reasonColumn);

/** The same for every file that a source writes in this way, and for a file of its refused lines. */
export function fingerprintOfHeader({ names }: FileHeader): string {
  const folded = names.filter((name) => !isReasonColumn(name)).map((name) => foldText(name).trim());
  return createHash('sha256').update(JSON.stringify(folded)).digest('hex');
}

/** The header of a CSV text; undefined of any other. */
export async function findHeader(text: string): Promise<FileHeader | undefined> {
  if (text.trimStart().startsWith('<')) return undefined;
  try {
    for await (const record of readCsvRecords(text)) {
      const header = readFileHeader(record);
      if (header !== undefined) return header;
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
  }
  return undefined;
}

/** The lines of data, without the titles and the header above them. */
export async function* readData(text: string): AsyncGenerator<CsvRecord> {
  let header: FileHeader | undefined;
  for await (const record of readCsvRecords(text)) {
    const isBelow = header !== undefined;
    header ??= readFileHeader(record);
    if (isBelow || header?.isWritten === false) yield record;
  }
}
