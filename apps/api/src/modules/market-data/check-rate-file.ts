// The values of a file of rates that would be written, under the check of those that are fetched.
import { formatNumericDate, formatSignedPercent } from '@repo/domain/format';
import { decimal } from '@repo/domain/money';
import { isJump, isRatePair } from '@repo/domain/rates';
import type { Database } from '../../db/client.ts';
import { limited } from './check-nav-file.ts';
import { importLimits } from './import-limits.ts';
import { type PlannedRow, rangeOf } from './import-plan.ts';
import { importTexts as texts } from './market-data.texts.ts';
import { readValuesBefore } from './market-values.repository.ts';
import type { LineError } from './parse/parsed-file.ts';

/** What is further from the rate before it than days usually are apart: another pair, or the pair the other way round. */
export async function checkRateFile(db: Database, rows: readonly PlannedRow[]): Promise<LineError[]> {
  const days = rangeOf(rows);
  if (days === null) return [];
  const ofPair = Map.groupBy(rows, ({ series }) => series);
  const before = await readValuesBefore(db, 'fx_import', { series: [...ofPair.keys()], day: days.first });
  const warnings = [...ofPair].flatMap(([pair, values]) =>
    jumpsOf(pair, values, before.find(({ series }) => series === pair)?.value),
  );
  return limited(warnings, importLimits.maxWarnings, texts.otherWarnings);
}

function jumpsOf(pair: string, rows: readonly PlannedRow[], before: string | undefined): LineError[] {
  if (!isRatePair(pair)) return [];
  const warnings: LineError[] = [];
  let last = before;
  for (const { line, day, value, action } of rows.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    if (last !== undefined && action !== 'unchanged' && isJump(pair, last, value)) {
      const change = formatSignedPercent(decimal(value).div(decimal(last)).minus(1).toNumber());
      warnings.push({ line, message: texts.rateJump(pair, formatNumericDate(day), change) });
    }
    last = value;
  }
  return warnings;
}
