// Which fetched values are published at once, and which wait for a person. Pure.
import { isJump, ratePairs } from '@repo/domain/rates';
import type { PlannedRow } from '../market-data/import-plan.ts';
import type { StoredValue } from '../market-data/market-values.repository.ts';

export interface SortedRows {
  plausible: PlannedRow[];
  /** They replace a published value or one that was withdrawn, or are too far from the one before. */
  doubtful: PlannedRow[];
}

/** A pair and a day. */
type Point = Pick<PlannedRow, 'series' | 'day'>;

interface Published {
  /** The last published value of each pair before the first day of the rows. */
  before: readonly StoredValue[];
  withdrawn: readonly Point[];
}

export function sortRates(rows: readonly PlannedRow[], { before, withdrawn }: Published): SortedRows {
  const gone = new Set(withdrawn.map(keyOf));
  const sorted: SortedRows = { plausible: [], doubtful: [] };
  for (const pair of ratePairs) {
    let last = before.find(({ series }) => series === pair)?.value;
    const ofPair = rows.filter(({ series }) => series === pair).toSorted((a, b) => (a.day < b.day ? -1 : 1));
    for (const row of ofPair) {
      const isDecided = row.action === 'changed' || gone.has(keyOf(row));
      const isDoubtful = isDecided || (last !== undefined && isJump(pair, last, row.value));
      if (row.action !== 'unchanged') sorted[isDoubtful ? 'doubtful' : 'plausible'].push(row);
      last = row.value;
    }
  }
  return sorted;
}

const keyOf = ({ series, day }: Point): string => `${series} ${day}`;
