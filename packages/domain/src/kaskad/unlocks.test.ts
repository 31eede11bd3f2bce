import { describe, expect, it } from 'vitest';
import { isoDay } from '../dates/index.ts';
import type { GrantPlans } from './grant.ts';
import { capPlan } from './plan.ts';
import { planOf, type Schedule } from './schedule.ts';
import { countsFromTge, freeSharesProblem, unlocksOf } from './unlocks.ts';

const day = isoDay;
const plans = (acquisition: Schedule, unlock: Schedule | null, total = 60_000n): GrantPlans => ({
  acquisition: planOf(acquisition, total),
  unlock: unlock && planOf(unlock, total),
  canceledOn: null,
});
const single = (start: string | null, months = 0): Schedule => ({
  shape: 'single',
  start: start === null ? null : day(start),
  startMonths: 0,
  months,
});
const cliff: Schedule = {
  shape: 'cliff_linear',
  start: day('2026-01-12'),
  startMonths: 0,
  months: 30,
  step: 1,
  cliffMonths: 6,
};

describe('unlocksOf', () => {
  it('is the tranches of a grant without a lock-up', () => {
    const unlocks = unlocksOf(plans(cliff, null), null);
    expect(unlocks.slice(0, 2)).toEqual([
      { day: '2026-07-12', units: 12_000n },
      { day: '2026-08-12', units: 2_000n },
    ]);
    expect(unlocks).toHaveLength(25);
    expect(unlocks.reduce((sum, { units }) => sum + units, 0n)).toBe(60_000n);
  });

  it('is the least of what is acquired and what the lock-up lets go', () => {
    expect(unlocksOf(plans(cliff, single('2026-09-01')), null).slice(0, 2)).toEqual([
      { day: '2026-09-01', units: 14_000n },
      { day: '2026-09-12', units: 2_000n },
    ]);
  });

  it('has no day of a lock-up that waits for its TGE, and all once it is known', () => {
    const waiting = plans(single('2026-01-01'), single(null, 3));
    expect(unlocksOf(waiting, null)).toEqual([]);
    expect(unlocksOf(waiting, day('2026-11-30'))).toEqual([{ day: '2027-02-28', units: 60_000n }]);
    expect([countsFromTge(waiting), countsFromTge(plans(cliff, null))]).toEqual([true, false]);
  });

  it('has no day after a suspension, and keeps what a cancellation leaves', () => {
    const { acquisition } = plans(cliff, null);
    const stopped = { acquisition: { ...acquisition, suspendedFrom: day('2026-08-01') }, unlock: null };
    expect(unlocksOf({ ...stopped, canceledOn: null }, null)).toEqual([
      { day: '2026-07-12', units: 12_000n },
    ]);
    const kept = { acquisition: capPlan(acquisition, 13_000n, null), unlock: null, canceledOn: null };
    expect(unlocksOf(kept, null).at(-1)).toEqual({ day: '2026-08-12', units: 1_000n });
  });
});

it.each<[string, Schedule, Schedule | null, ReturnType<typeof freeSharesProblem>]>([
  ['acquired before one year', single('2026-12-31'), null, 'acquisition'],
  ['acquired at one year, sold at once', single('2027-01-01'), null, 'conservation'],
  ['acquired at one year, kept for another', single('2027-01-01'), single('2028-01-01'), null],
  ['kept a day less', single('2027-01-01'), single('2027-12-31'), 'conservation'],
  ['acquired at two years', single('2028-01-01'), null, null],
  ['that waits for a TGE', single(null), null, 'undated'],
])('free shares %s', (_what, acquisition, unlock, problem) => {
  const facts = { grantedOn: day('2026-01-01'), tgeDay: day('2029-01-01') };
  expect(freeSharesProblem(plans(acquisition, unlock), facts)).toBe(problem);
});
