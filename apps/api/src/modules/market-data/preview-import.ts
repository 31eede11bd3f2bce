import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { parisDay } from '../../paris-time.ts';
import { countAffected } from './affected.repository.ts';
import { type CheckedFile, checkNavFile } from './check-nav-file.ts';
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
import { type DayRange, readStoredValues } from './market-values.repository.ts';
import { type ChangeLine, describeNavEffects } from './nav-effects.ts';
import { decodeFile } from './parse/csv-records.ts';
import { cryptoPairs, ecbCurrencies, type ImportKind, parseMarketFile } from './parse/parse-market-file.ts';
import type { LineError, ParsedFile } from './parse/parsed-file.ts';
import { listStrategyNames, type StrategyName } from './strategy-names.repository.ts';

export interface ImportPreview {
  id: string;
  kind: ImportKind;
  fileName: string;
  counts: { created: number; changed: number; unchanged: number; skipped: number };
  errors: LineError[];
  /** What is unusual of NAVs: accepted with a reason. */
  warnings: LineError[];
  /** The first rows that would be written, then unchanged ones. Series named as in the file. */
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
  input: { kind: ImportKind; file: UploadedFile | null },
): Promise<ImportPreview> {
  const { kind, file } = input;
  if (file === null) throw new AppError(marketDataErrors.fileMissing);
  if (!isSafeName(file.claimedName)) throw new AppError(marketDataErrors.unsafeName);
  const names = await listStrategyNames(deps.db);
  const text = readText(file.bytes);
  const today = parisDay(deps.clock.now());
  const parsed = await parseMarketFile(kind, text, { strategies: names.map((name) => name.title), today });

  const isWrong = parsed.errorCount > 0;
  const range = isWrong ? null : rangeOf(parsed.values);
  const series = storedSeriesOf(kind, names);
  const stored = range === null ? [] : await readStoredValues(deps.db, kind, series, range);
  const difference = compareWithStored(isWrong ? [] : toStoredSeries(parsed, kind, names), stored);
  const { created, changed, unchanged } = difference;
  const { errors, warnings } = await checkFile(deps, kind, { parsed, rows: difference.rows });
  const counts = { created, changed, unchanged, skipped: parsed.skipped };

  const written = new Set(seriesOf(difference.values));
  const id = deps.ids.uuid();
  await insertPlan(deps.db, {
    id,
    authorId: actor.userId,
    kind,
    fileName: file.claimedName,
    counts,
    errorCount: Math.max(parsed.errorCount, errors.length),
    values: difference.values,
    notes: warnings.map(({ message }) => message),
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
  return { id, kind, fileName, counts, errors, warnings, sample, range, affected, effects };
}

/** The lines that can't be read; of a file that can, what the checks of NAVs say. */
async function checkFile(
  { db, clock }: Deps,
  kind: ImportKind,
  { parsed, rows }: { parsed: ParsedFile; rows: readonly PlannedRow[] },
): Promise<CheckedFile> {
  if (kind !== 'nav' || parsed.errorCount > 0) return { errors: parsed.errors, warnings: [] };
  const now = clock.now();
  return checkNavFile(db, rows, { now, today: parisDay(now) });
}

const unreadable = {
  too_large: httpErrors.tooLarge,
  not_text: marketDataErrors.notText,
  broken_zip: marketDataErrors.brokenZip,
  spreadsheet: marketDataErrors.spreadsheet,
  several_files: marketDataErrors.severalFiles,
} as const;

/** The series a kind of import may touch. */
function storedSeriesOf(kind: ImportKind, names: readonly StrategyName[]): string[] {
  const series: Record<ImportKind, string[]> = {
    nav: names.map((name) => name.id),
    fx_ecb: ecbCurrencies.map((currency) => `EUR/${currency}`),
    fx_crypto: [...cryptoPairs],
  };
  return series[kind];
}

function readText(bytes: Uint8Array): string {
  const decoded = decodeFile(bytes);
  if (decoded.ok) return decoded.text;
  throw new AppError(unreadable[decoded.reason]);
}

/** A name is only shown; one that looks like a path, or hides characters, is still no name of a file. */
export function isSafeName(name: string): boolean {
  return (
    name.trim() !== '' &&
    name.length <= importLimits.maxFileNameLength &&
    !name.includes('..') &&
    !/[/\\:\p{Cc}\p{Cf}]/u.test(name)
  );
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
  const order = { changed: 0, created: 1, unchanged: 2 } as const;
  return difference.rows
    .toSorted((a, b) => order[a.action] - order[b.action])
    .slice(0, importLimits.maxSampleRows);
}
