// The lines of a file that were refused, as they are in it: for a file of them alone, which can be corrected and imported.
import { toCsv } from '@repo/domain/format';
import type { RefusedLines } from '../../db/schema/market-data.ts';
import { importTexts } from './market-data.texts.ts';
import { UnreadableCsv } from './parse/csv-records.ts';
import { findHeader, isReasonColumn, readData } from './parse/file-header.ts';
import type { LineError } from './parse/parsed-file.ts';

/** Null of a file that has no lines to show: an XML file, or one that can't be read at all. */
export async function collectRefused(
  text: string,
  refused: readonly LineError[],
): Promise<RefusedLines | null> {
  if (refused.length === 0 || text.trimStart().startsWith('<')) return null;
  const header = await findHeader(text);
  if (header === undefined) return null;
  const reasons = Map.groupBy(refused, ({ line }) => line);
  const lines: RefusedLines['lines'] = [];
  try {
    for await (const { line, cells } of readData(text)) {
      const why = reasons.get(line)?.map(({ message }) => message);
      if (why !== undefined) lines.push({ cells, reason: why.join(' ') });
    }
  } catch (error) {
    // It stops where the reading of the file stopped.
    if (!(error instanceof UnreadableCsv)) throw error;
    return null;
  }
  return lines.length === 0 ? null : { header: header.names, lines };
}

/** The columns of the file, and why each line was refused: a file of refused lines that is refused again has one such column. */
export function refusedToCsv({ header, lines }: RefusedLines): string {
  const kept = header.flatMap((name, index) => (isReasonColumn(name) ? [] : [{ name, index }]));
  return toCsv(
    [
      ...kept.map(({ name, index }) => ({
        header: name,
        value: ({ cells }: RefusedLines['lines'][number]) => cells[index] ?? '',
      })),
      { header: importTexts.reasonColumn, value: ({ reason }) => reason },
    ],
    lines,
  );
}
