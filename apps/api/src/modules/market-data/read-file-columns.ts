import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { findSavedMapping } from './find-mapped.ts';
import { marketDataErrors } from './market-data.errors.ts';
import { toWireMapping } from './market-data.mapper.ts';
import { UnreadableCsv } from './parse/csv-records.ts';
import { type FileHeader, findHeader, readData } from './parse/file-header.ts';
import { proposeMapping } from './parse/known-layouts.ts';
import { isTemplate, seriesOfKind } from './parse/parse-market-file.ts';
import { isSafeName, readText } from './read-text.ts';
import { seriesOfFileName } from './series-names.ts';
import { listStrategyNames } from './strategy-names.repository.ts';

type Schemas = components['schemas'];

const SAMPLE_ROWS = 3;
const MAX_CELL = 100;

interface ColumnsInput {
  kind: Schemas['ColumnsForm']['kind'];
  file: UploadedFile | null;
}

/** The columns of a file before it is imported, and what they mean as far as that is remembered or known. Writes nothing. */
export async function readFileColumns(
  deps: Deps,
  { kind, file }: ColumnsInput,
): Promise<Schemas['FileColumns']> {
  if (file === null) throw new AppError(marketDataErrors.fileMissing);
  if (!isSafeName(file.claimedName)) throw new AppError(marketDataErrors.unsafeName);
  const text = readText(file.bytes);
  const { header, rows } = await readTop(text);
  const shown = { headers: header?.names ?? [], rows };
  const unknown = { source: null, mapping: null, saved_by: null, saved_at: null };
  if (kind === 'statement') {
    return { ...shown, ...unknown, fingerprint: null, is_template: false, series: null, choices: [] };
  }
  const strategies = (await listStrategyNames(deps.db)).map(({ title }) => title);
  const choices = [...seriesOfKind(kind, strategies)];
  const series = seriesOfFileName(file.claimedName, choices) ?? null;
  // A file that can't be read is previewed as it is: its first wrong line is named there.
  if (header === undefined || isTemplate(kind, text, header)) {
    return { ...shown, ...unknown, fingerprint: null, is_template: true, series, choices };
  }
  const proposal = proposeMapping(header, rows);
  const { fingerprint, saved, mapping: remembered } = await findSavedMapping(deps.db, { kind, header });
  const mapping = remembered ?? proposal.mapping;
  return {
    ...shown,
    fingerprint,
    is_template: false,
    source: proposal.source,
    mapping: mapping === null ? null : toWireMapping(mapping),
    saved_by: saved?.savedBy ?? null,
    saved_at: saved?.updatedAt.toISOString() ?? null,
    series,
    choices,
  };
}

/** The header, and the first lines below it. */
async function readTop(text: string): Promise<{ header: FileHeader | undefined; rows: string[][] }> {
  const header = await findHeader(text);
  const rows: string[][] = [];
  if (header === undefined) return { header, rows };
  try {
    for await (const { cells } of readData(text)) {
      rows.push(cells.map((cell) => cell.slice(0, MAX_CELL)));
      if (rows.length === SAMPLE_ROWS) break;
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
  }
  return { header, rows };
}
