// Which fetched values are published at once, and which wait for a person. Pure.
import { isJump, ratePairs } from '@repo/domain/rates';
import type { PlannedRow } from '../market-data/import-plan.ts';
import type { StoredValue } from '../market-data/market-values.repository.ts';

export interface SortedRows {
  plausible: PlannedRow[];
  /** They replace a published value, or are too far from the one before. */
  doubtful: PlannedRow[];
}

/** `before`: the last published value of each pair before the first day of `rows`. */
export function sortRates(rows: readonly PlannedRow[], before: readonly StoredValue[]): SortedRows {
  const sorted: SortedRows = { plausible: [], doubtful: [] };
  for (const pair of ratePairs) {
    let last = before.find(({ series }) => series === pair)?.value;
    const ofPair = rows.filter(({ series }) => series === pair).toSorted((a, b) => (a.day < b.day ? -1 : 1));
    for (const row of ofPair) {
      const isDoubtful = row.action === 'changed' || (last !== undefined && isJump(pair, last, row.value));
      if (row.action !== 'unchanged') sorted[isDoubtful ? 'doubtful' : 'plausible'].push(row);
      last = row.value;
    }
  }
  return sorted;
}
