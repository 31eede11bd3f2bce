import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { parisDay } from '../../paris-time.ts';
import { countAffected } from './affected.repository.ts';
import { type CheckedFile, checkNavFile, limited } from './check-nav-file.ts';
import { checkRateFile } from './check-rate-file.ts';
import { findMapped } from './find-mapped.ts';
import { importLimits } from './import-limits.ts';
import {
  compareWithStored,
  type Difference,
  fingerprintOf,
  isCorrected,
  type PlannedRow,
  rangeOf,
  seriesOf,
} from './import-plan.ts';
import { insertPlan } from './import-plans.repository.ts';
import { marketDataErrors } from './market-data.errors.ts';
import { importTexts } from './market-data.texts.ts';
import { type DayRange, readStoredValues } from './market-values.repository.ts';
import { type ChangeLine, describeNavEffects } from './nav-effects.ts';
import { type ImportKind, parseMarketFile, seriesOfKind } from './parse/parse-market-file.ts';
import type { LineError, ParsedFile } from './parse/parsed-file.ts';
import { isSafeName, readText } from './read-text.ts';
import { collectRefused } from './refused-lines.ts';
import { listStrategyNames, type StrategyName } from './strategy-names.repository.ts';

/** Lines one after the other, both included. */
export interface LineRange {
  from: number;
  to: number;
}

export interface ImportPreview {
  id: string;
  kind: ImportKind;
  fileName: string;
  counts: { created: number; changed: number; unchanged: number; skipped: number };
  errors: LineError[];
  /** What is unusual of NAVs: accepted with a reason. */
  warnings: LineError[];
  /** Lines that have nothing to import. */
  ignored: LineError[];
  /** Where each effect is in the file. */
  lines: Record<PlannedRow['action'] | 'ignored', LineRange[]>;
  /** Whether the refused lines can be downloaded. */
  hasRefused: boolean;
  /** The first rows of each effect. Series named as in the file. */
  sample: PlannedRow[];
  range: DayRange | null;
  /** By the values that it would correct: deals executed at them, and statements that were downloaded. */
  affected: { deals: number; statements: number };
  /** Of NAVs, what they would change in euros. */
  effects: ChangeLine[];
}

/**
 * Previews a file without writing values. A commit applies the stored plan, unless the published values of its
 * series have changed.
 */
export async function previewImport(
  deps: Deps,
  actor: Actor,
  input: { kind: ImportKind; file: UploadedFile | null; series: string | null },
): Promise<ImportPreview> {
  const { kind, file } = input;
  if (file === null) throw new AppError(marketDataErrors.fileMissing);
  if (!isSafeName(file.claimedName)) throw new AppError(marketDataErrors.unsafeName);
  const names = await listStrategyNames(deps.db);
  const text = readText(file.bytes);
  const now = deps.clock.now();
  const mapped = await findMapped(deps, text, input);
  const parsed = await parseMarketFile(kind, text, {
    strategies: names.map((name) => name.title),
    today: parisDay(now),
    mapped,
  });

  const isWrong = parsed.errorCount > 0;
  const range = isWrong ? null : rangeOf(parsed.values);
  const series = storedSeriesOf(kind, names);
  const stored = range === null ? [] : await readStoredValues(deps.db, kind, series, range);
  const difference = compareWithStored(isWrong ? [] : toStoredSeries(parsed, kind, names), stored);
  const { created, changed, unchanged } = difference;
  const { errors, warnings, refused } = await checkFile(deps, kind, { parsed, rows: difference.rows });
  const refusedLines = await collectRefused(text, refused);
  const counts = { created, changed, unchanged, skipped: parsed.skipped };

  const written = new Set(seriesOf(difference.values));
  const id = deps.ids.uuid();
  await insertPlan(deps.db, {
    id,
    authorId: actor.userId,
    // What a mapping read is of any source: not the central bank’s, nor an exchange’s.
    kind: mapped === null || kind === 'nav' ? kind : 'fx_import',
    fileName: file.claimedName,
    counts,
    errorCount: Math.max(parsed.errorCount, errors.length),
    values: difference.values,
    notes: warnings.map(({ message }) => message),
    refused: refusedLines,
    firstDay: range?.first ?? null,
    lastDay: range?.last ?? null,
    fingerprint: fingerprintOf(stored.filter((row) => written.has(row.series))),
    createdAt: deps.clock.now(),
  });
  const sample = sampleOf(difference).map((row) => ({ ...row, series: titleOf(row.series, names) }));
  const affected = await countAffected(
    deps.db,
    difference.rows
      .filter(isCorrected)
      .map(({ series: of, day }) => ({ kind: kind === 'nav' ? 'nav' : 'fx', series: of, day })),
  );
  const effects = kind === 'nav' ? await describeNavEffects(deps.db, difference.values) : [];
  const fileName = file.claimedName;
  return {
    id,
    kind,
    fileName,
    counts,
    errors,
    warnings,
    ignored: limited(parsed.ignored, importLimits.maxWarnings, importTexts.otherIgnored),
    lines: linesOf(difference.rows, parsed.ignored),
    hasRefused: refusedLines !== null,
    sample,
    range,
    affected,
    effects,
  };
}

/** The lines that can't be read; of a file that can, what the checks of its values find. */
async function checkFile(
  { db, clock }: Deps,
  kind: ImportKind,
  { parsed, rows }: { parsed: ParsedFile; rows: readonly PlannedRow[] },
): Promise<CheckedFile> {
  if (parsed.errorCount > 0) return { errors: parsed.errors, warnings: [], refused: parsed.refused };
  if (kind !== 'nav') return { errors: [], warnings: await checkRateFile(db, rows), refused: [] };
  const now = clock.now();
  return checkNavFile(db, rows, { now, today: parisDay(now) });
}

/** The series a kind of import may touch. */
function storedSeriesOf(kind: ImportKind, names: readonly StrategyName[]): string[] {
  const ids = names.map((name) => name.id);
  return kind === 'nav' ? ids : [...seriesOfKind(kind, ids)];
}

function toStoredSeries(parsed: ParsedFile, kind: ImportKind, names: readonly StrategyName[]) {
  if (kind !== 'nav') return parsed.values;
  const idByTitle = new Map(names.map((name) => [name.title, name.id]));
  return parsed.values.map((value) => ({ ...value, series: idByTitle.get(value.series) ?? value.series }));
}

function titleOf(series: string, names: readonly StrategyName[]): string {
  return names.find((name) => name.id === series)?.title ?? series;
}

function sampleOf(difference: Difference): PlannedRow[] {
  return (['changed', 'created', 'unchanged'] as const).flatMap((action) =>
    difference.rows.filter((row) => row.action === action).slice(0, importLimits.maxSampleRows),
  );
}

function linesOf(rows: readonly PlannedRow[], ignored: readonly LineError[]): ImportPreview['lines'] {
  const of = (action: PlannedRow['action']) =>
    rangesOf(rows.filter((row) => row.action === action).map(({ line }) => line));
  return {
    created: of('created'),
    changed: of('changed'),
    unchanged: of('unchanged'),
    ignored: rangesOf(ignored.map(({ line }) => line)),
  };
}

/** `2, 3, 4, 7` is 2 to 4, then 7. */
function rangesOf(lines: readonly number[]): LineRange[] {
  const ranges: LineRange[] = [];
  for (const line of new Set(lines.toSorted((a, b) => a - b))) {
    const last = ranges.at(-1);
    if (last !== undefined && line === last.to + 1) last.to = line;
    else ranges.push({ from: line, to: line });
  }
  return ranges.slice(0, importLimits.maxRanges);
}
