import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { csvCommentMark, formatDecimal } from '@repo/domain/format';
import { CsvError, parse } from 'csv-parse';
import { importLimits } from '../import-limits.ts';
import { importTexts } from '../market-data.texts.ts';
import { decodeText } from './decode-text.ts';
import type { LineError } from './parsed-file.ts';
import { isZip, unzipFile } from './unzip-file.ts';

export interface CsvRecord {
  /** The line of the file the record ends on, counted from 1. */
  line: number;
  cells: string[];
}

const CHUNK_BYTES = 65_536;
const RECORDS_PER_TURN = 2_000;

/** A file that can't be read further: which line, and why. */
export class UnreadableCsv extends Error {
  readonly at: LineError;

  constructor(at: LineError) {
    super(at.message);
    this.name = 'UnreadableCsv';
    this.at = at;
  }
}

export type DecodedFile =
  | { ok: true; text: string }
  | { ok: false; reason: 'too_large' | 'not_text' | 'broken_zip' | 'several_files' | 'spreadsheet' };

/** Decodes a file, or the one that a zip archive holds, whatever its name or declared type says. */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  if (isZip(bytes)) {
    const unzipped = unzipFile(bytes);
    return unzipped.ok ? decode(unzipped.bytes) : unzipped;
  }
  return decode(bytes);
}

function decode(bytes: Uint8Array): DecodedFile {
  if (bytes.length > importLimits.maxBytes) return { ok: false, reason: 'too_large' };
  const text = decodeText(bytes);
  if (text === null) return { ok: false, reason: 'not_text' };
  return { ok: true, text };
}

/**
 * The records of a CSV text one after the other, header included, blank ones and a first line `sep=;` left out. Reads in
 * chunks and gives the event loop its turn, so that a large file does not hold other requests up.
 */
export async function* readCsvRecords(text: string, expected?: string): AsyncGenerator<CsvRecord> {
  const declared = DECLARED_DELIMITER.exec(text)?.[1];
  const delimiter = declared ?? expected ?? detectDelimiter(text);
  const parser = Readable.from(chunksOf(Buffer.from(text)), { objectMode: false }).pipe(
    parse({
      delimiter,
      // A first line `sep=;` may end otherwise than those below it.
      record_delimiter: ['\r\n', '\n', '\r'],
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // As the filters of a list exported here.
      comment: csvCommentMark,
      comment_no_infix: true,
      max_record_size: importLimits.maxLineCharacters,
      // The library's records are lists of texts: the line number is passed as the first of them.
      on_record: (cells, info) => [String(info.lines), ...cells],
    }),
  );
  const records: AsyncIterable<string[]> = parser;
  let count = 0;
  try {
    for await (const [lineText, ...cells] of records) {
      count += 1;
      if (count === 1 && declared !== undefined) continue;
      const line = Number(lineText);
      if (line > importLimits.maxLines) throw tooManyLines();
      if (count % RECORDS_PER_TURN === 0) await nextTurn();
      if (cells.some((cell) => cell !== '')) yield { line, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error) : error;
  }
}

/** The first line of a file for Excel names what separates its cells: `sep=;`. */
const DECLARED_DELIMITER = /^\s*"?sep=([;,\t|])"?[;,\t|]*\r?(?:\n|$)/i;

function detectDelimiter(text: string): string {
  // Below a title, which has none.
  const header = text.split(/\r?\n/, 50).find((line) => /[;\t,]/.test(line)) ?? '';
  if (header.includes(';')) return ';';
  return header.includes('\t') ? '\t' : ',';
}

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    yield bytes.subarray(start, start + CHUNK_BYTES);
  }
}

function tooManyLines(): UnreadableCsv {
  const max = formatDecimal(String(importLimits.maxLines));
  return new UnreadableCsv({ line: importLimits.maxLines, message: importTexts.tooManyLines(max) });
}

function unreadable(error: CsvError): UnreadableCsv {
  const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
  const message = error.code === 'CSV_MAX_RECORD_SIZE' ? importTexts.oversizeLine : importTexts.brokenQuotes;
  return new UnreadableCsv({ line, message });
}
