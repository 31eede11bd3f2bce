/** « Comment ce chiffre est calculé »: the tranches that passed, in runs of equal units. */

import type { IsoDay } from '@repo/domain/dates';
import { formatNumericDate, formatPercent } from '@repo/domain/format';
import { type ReadGrant, shareOf } from '../../shared/grants.model.ts';
import { type TrancheRow, trancheRows } from './tranches.model.ts';
import { vestingTexts } from './vesting.texts.ts';

const texts = vestingTexts.unlocks;

interface Writers {
  readonly write: (units: bigint) => string;
  readonly bare: (units: bigint) => string;
}

/** More runs than this are summed up: units that alternate by one would fill a page. */
const MAX_RUNS = 3;

/** The sentences, in order. Claims of a past day are not known: what was claimable then is not said. */
export function explain(grant: ReadGrant, day: IsoDay, today: IsoDay, { write, bare }: Writers): string[] {
  const position = grant.positionOn(day);
  const { total, acquired, unlocked, claimed, pending, claimable } = position;
  const free = acquired < unlocked ? acquired : unlocked;
  const rows = trancheRows(grant, [], day);
  const passed = rows.filter((row) => row.day !== null && row.day <= day);
  const date = formatNumericDate(day);
  const share = formatPercent(shareOf(free, total));
  const sum = texts.sum(write(free), share, bare(total));
  const first =
    passed.length === 0
      ? texts.none(date)
      : `${texts.passed(date, passed.length, rows.length, list(passed, bare))} ${sum}`;
  const lock = grant.plans.unlock === null ? [] : [texts.lock(bare(acquired), bare(unlocked), bare(free))];
  if (day < today) return [first, ...lock];
  const rule = texts.claimable(bare(free), bare(claimed), bare(pending), write(claimable));
  return [first, ...lock, rule, ...(day > today ? [texts.ifNothing] : [])];
}

function list(passed: readonly TrancheRow[], bare: Writers['bare']): string {
  const runs = runsOf(passed);
  const kept = runs.length <= MAX_RUNS ? runs : runs.slice(0, 1);
  const others = passed.slice(kept.flat().length);
  const written = kept.map((run) => {
    const [units, from, to] = endsOf(run);
    return run.length === 1 ? texts.one(bare(units), from) : texts.same(run.length, bare(units), from, to);
  });
  if (others.length > 0) {
    const [, from, to] = endsOf(others);
    const sum = others.reduce((all, { units }) => all + units, 0n);
    written.push(texts.others(others.length, bare(sum), from, to));
  }
  return written.join(texts.separator);
}

const dateOf = (row: TrancheRow | undefined) => (row?.day ? formatNumericDate(row.day) : '');

/** The units of the first one, and the first and last dates. */
function endsOf(rows: readonly TrancheRow[]): [units: bigint, from: string, to: string] {
  return [rows[0]?.units ?? 0n, dateOf(rows[0]), dateOf(rows.at(-1))];
}

function runsOf(rows: readonly TrancheRow[]): TrancheRow[][] {
  const runs: TrancheRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.[0]?.units === row.units) run.push(row);
    else runs.push([row]);
  }
  return runs;
}
