/** The rows of the table of tranches on a day: their states, references, and those that are folded. */
import type { IsoDay } from '@repo/domain/dates';
import { type Tranche, trancheTable, unitsOf } from '@repo/domain/kaskad';
import type { Claim, ReadGrant } from '../../shared/grants.model.ts';

export type TrancheState = 'claimed' | 'partly_claimed' | 'pending' | 'unlocked' | 'unacquired' | 'upcoming';

export interface TrancheRow extends Tranche {
  readonly state: TrancheState;
  /** The hash of the transaction that completed it. */
  readonly txid: string | null;
}

/** The tranches of the lock-up, or of the acquisition without one. Claims take the first units first. */
export function trancheRows(grant: ReadGrant, claims: readonly Claim[], day: IsoDay): TrancheRow[] {
  const { plans, tgeDay, unitClass } = grant;
  const position = grant.positionOn(day);
  const free = position.acquired < position.unlocked ? position.acquired : position.unlocked;
  const stateOf = ({ day: on, units, cumulative }: Tranche): TrancheState => {
    const before = cumulative - units;
    if (cumulative <= position.claimed) return 'claimed';
    if (on === null || on > day) return 'upcoming';
    if (before < position.claimed) return 'partly_claimed';
    if (cumulative <= position.claimed + position.pending) return 'pending';
    return before < free ? 'unlocked' : 'unacquired';
  };
  let passed = 0n;
  const executed = claims
    .filter(({ state }) => state === 'executed')
    .toSorted((a, b) => (a.requested_at < b.requested_at ? -1 : 1))
    .map(({ units, txid }) => {
      passed += unitsOf(units, unitClass.decimals);
      return { upTo: passed, txid };
    });
  return trancheTable(plans.unlock ?? plans.acquisition, tgeDay).map((tranche) => {
    const state = stateOf(tranche);
    const claim = state === 'claimed' ? executed.find(({ upTo }) => upTo >= tranche.cumulative) : undefined;
    return { ...tranche, state, txid: claim?.txid ?? null };
  });
}

export const passedOn = (rows: readonly TrancheRow[], day: IsoDay): number =>
  rows.filter((row) => row.day !== null && row.day <= day).length;

export interface FoldedRows {
  /** The number of the shown row above; null above the first one. */
  readonly after: number | null;
  readonly rows: readonly TrancheRow[];
}

const SHOWN_BEFORE = 5;
const SHOWN_AFTER = 2;
/** A line that replaces fewer rows would save none. */
const LEAST_FOLDED = 3;

/** Around today: the last passed tranches, the next ones and the last of all; the others are folded. */
export function foldRows(
  rows: readonly TrancheRow[],
  passed: number,
): { readonly shown: readonly TrancheRow[]; readonly folded: readonly FoldedRows[] } {
  const parts = [
    { isShown: false, rows: rows.slice(0, Math.max(0, passed - SHOWN_BEFORE)) },
    { isShown: true, rows: rows.slice(Math.max(0, passed - SHOWN_BEFORE), passed + SHOWN_AFTER) },
    { isShown: false, rows: rows.slice(passed + SHOWN_AFTER, -1) },
    { isShown: true, rows: rows.slice(Math.max(passed + SHOWN_AFTER, rows.length - 1)) },
  ];
  const shown: TrancheRow[] = [];
  const folded: FoldedRows[] = [];
  for (const part of parts) {
    if (part.isShown || part.rows.length < LEAST_FOLDED) shown.push(...part.rows);
    else folded.push({ after: shown.at(-1)?.number ?? null, rows: part.rows });
  }
  return { shown, folded };
}
