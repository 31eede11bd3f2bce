import { describe, expect, it, test } from 'vitest';
import { type IsoDay, parisDay } from '../dates/index.ts';
import { cancelGrant, type GrantPlans, grantPosition, sumByToken } from './grant.ts';
import { tgeText } from './kaskad.texts.ts';
import {
  acceleratePlan,
  type PlanChange,
  reached,
  resumePlan,
  revisePlan,
  suspendPlan,
  trancheTable,
} from './plan.ts';
import { type Plan, planOf, type Schedule, scheduleProblem } from './schedule.ts';

/** 60 000 from 12/01/2026 over 30 months, cliff of 6. */
const worked: Schedule = {
  shape: 'cliff_linear',
  start: '2026-01-12',
  startMonths: 0,
  months: 30,
  step: 1,
  cliffMonths: 6,
};
const workedPlan = planOf(worked, 60_000n);
const today: IsoDay = '2026-11-22';
const nothing = { claimed: 0n, pending: 0n };

const from = (start: IsoDay | null, startMonths = 0) => ({ start, startMonths });
const unitsOf = (plan: Plan) => trancheTable(plan, null).map(({ units }) => Number(units));
const daysOf = (plan: Plan, tgeDay: IsoDay | null = null) => trancheTable(plan, tgeDay).map(({ day }) => day);
const grant = (acquisition: Plan, unlock: Plan | null = null): GrantPlans => ({
  acquisition,
  unlock,
  canceledOn: null,
});

function allowed(change: PlanChange): Plan {
  if (!change.isAllowed) throw new Error(change.reason);
  return change.plan;
}

describe('tranches', () => {
  it('[B1] makes one tranche of the cliff, then equal ones to the last day', () => {
    const table = trancheTable(workedPlan, null);
    expect(table).toHaveLength(25);
    expect(table[0]).toMatchObject({ number: 1, day: '2026-07-12', units: 12_000n, cumulative: 12_000n });
    expect(table.slice(1).every(({ units }) => units === 2000n)).toBe(true);
    expect(table.at(-1)).toMatchObject({ number: 25, day: '2028-07-12', cumulative: 60_000n });
  });

  test.each([
    ['[B1] on 22 November', '2026-11-22T12:00:00Z', 20_000n],
    ['[B1] in the last second before a tranche in Paris', '2026-12-11T22:59:59.999Z', 20_000n],
    ['[B1] at its first instant', '2026-12-11T23:00:00Z', 22_000n],
    ['[B5] before a tranche in summer time', '2026-09-11T21:59:59.999Z', 14_000n],
    ['[B5] at its first instant in summer time', '2026-09-11T22:00:00Z', 16_000n],
    ['[B13] simulated in the future', '2027-07-12T00:00:00Z', 36_000n],
  ])('counts a tranche from 00:00 in Paris: %s', (_, instant, units) => {
    expect(reached(workedPlan, parisDay(new Date(instant)), null)).toBe(units);
  });

  it('[B2] shares 100 in 3 by cumulative floors', () => {
    const plan = planOf({ shape: 'monthly', ...from('2026-01-01'), months: 3 }, 100n);
    expect(unitsOf(plan)).toEqual([33, 33, 34]);
  });

  it('[B3] shares 1 003 by 10/20/30/40', () => {
    const weights = [10, 20, 30, 40];
    const plan = planOf({ shape: 'progressive', ...from('2026-01-01'), step: 12, weights }, 1003n);
    expect(unitsOf(plan)).toEqual([100, 200, 301, 402]);
    expect(daysOf(plan)).toEqual(['2027-01-01', '2028-01-01', '2029-01-01', '2030-01-01']);
  });

  it('[B4] shares 10 000 over 36 months with a cliff of 12', () => {
    const units = unitsOf(planOf({ ...worked, months: 36, cliffMonths: 12 }, 10_000n));
    expect(units.slice(0, 4)).toEqual([3333, 278, 277, 278]);
    expect(units.at(-1)).toBe(278);
    expect(units).toHaveLength(25);
    expect(units.reduce((sum, one) => sum + one, 0)).toBe(10_000);
  });

  it('[B5] keeps the day of the month, or takes the last one', () => {
    const monthly = (start: IsoDay) => daysOf(planOf({ shape: 'monthly', ...from(start), months: 4 }, 400n));
    expect(monthly('2026-01-31')).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
    expect(monthly('2028-01-31')[0]).toBe('2028-02-29');
  });

  it('[B6] unlocks a part at the start, and shares the rest with a cliff of its own', () => {
    const plan = planOf(
      {
        shape: 'initial_linear',
        ...from(null),
        months: 12,
        step: 1,
        cliffMonths: 3,
        initialBasisPoints: 1000,
      },
      120_000n,
    );
    const tge = '2026-03-01';
    const at = (day: IsoDay) => reached(plan, day, tge);
    expect(at('2026-02-28')).toBe(0n);
    expect(at('2026-03-01')).toBe(12_000n);
    expect(at('2026-05-31')).toBe(12_000n);
    expect(at('2026-06-01')).toBe(39_000n);
    expect(at('2026-07-01')).toBe(48_000n);
    expect(at('2027-02-28')).toBe(111_000n);
    expect(at('2027-03-01')).toBe(120_000n);
  });

  it('ends a quarter that falls within the cliff on the day of the cliff, and shortens the last one', () => {
    const plan = planOf({ ...worked, months: 10, step: 3, cliffMonths: 4 }, 1000n);
    expect(unitsOf(plan)).toEqual([300, 300, 300, 100]);
    expect(daysOf(plan)).toEqual(['2026-05-12', '2026-07-12', '2026-10-12', '2026-11-12']);
  });

  it('has no tranche before the first quarter where the cliff ends earlier', () => {
    const plan = planOf({ ...worked, months: 6, step: 3, cliffMonths: 2 }, 10n);
    expect(daysOf(plan)).toEqual(['2026-04-12', '2026-07-12']);
  });

  it('gives the whole on a single day, and typed tranches on theirs', () => {
    expect(daysOf(planOf({ shape: 'single', ...from('2026-01-12'), months: 0 }, 5n))).toEqual(['2026-01-12']);
    const tranches = [
      { at: '2026-02-10', units: 1n },
      { at: '2026-05-20', units: 4n },
    ] as const;
    const plan = planOf({ shape: 'tranches', ...from('2026-01-12'), tranches }, 5n);
    expect(unitsOf(plan)).toEqual([1, 4]);
    expect(daysOf(plan)).toEqual(['2026-02-10', '2026-05-20']);
  });

  test.each<[string, Schedule]>([
    ['months', { ...worked, months: 0 }],
    ['months', { ...worked, startMonths: 0.5 }],
    ['months', { shape: 'linear', ...from('2026-01-01'), months: 601, step: 1 }],
    ['months', { shape: 'monthly', ...from('2026-01-01'), months: Number.NaN }],
    ['months', { shape: 'single', ...from('2026-01-01'), months: -1 }],
    ['cliff', { ...worked, cliffMonths: 31 }],
    ['cliff', { ...worked, cliffMonths: 0 }],
    ['initial', { ...worked, shape: 'initial_linear', initialBasisPoints: 10_000 }],
    ['weights', { shape: 'progressive', ...from('2026-01-01'), step: 1, weights: [10, 0] }],
    ['weights', { shape: 'progressive', ...from('2026-01-01'), step: 1, weights: [] }],
    ['noTranche', { shape: 'tranches', ...from('2026-01-01'), tranches: [] }],
    [
      'trancheUnits',
      { shape: 'tranches', ...from('2026-01-01'), tranches: [{ at: '2026-02-01', units: 0n }] },
    ],
    [
      'trancheBeforeStart',
      { shape: 'tranches', ...from('2026-01-02'), tranches: [{ at: '2026-01-01', units: 10n }] },
    ],
    ['trancheDates', { shape: 'tranches', ...from(null), tranches: [{ at: '2026-01-01', units: 10n }] }],
    [
      'tranchesOutOfOrder',
      {
        shape: 'tranches',
        ...from(null),
        tranches: [
          { at: { months: 10 }, units: 5n },
          { at: { months: 9 }, units: 5n },
        ],
      },
    ],
    ['sumDiffers', { shape: 'tranches', ...from(null), tranches: [{ at: { months: 1 }, units: 9n }] }],
  ])('refuses a schedule: %s', (problem, schedule) => {
    expect(scheduleProblem(schedule, 10n)).toBe(problem);
    expect(() => planOf(schedule, 10n)).toThrow(RangeError);
  });
});

describe('before the TGE', () => {
  const plan = planOf({ shape: 'monthly', ...from(null, 2), months: 3 }, 30n);

  it('[B9] has no date and nothing to claim, and all dates once its day is known', () => {
    const [first] = trancheTable(plan, null);
    expect(first).toMatchObject({ at: { from: null, months: 3, days: 0 }, day: null });
    expect([tgeText(0), tgeText(first?.at.months ?? 0)]).toEqual(['TGE', 'TGE + 3 mois']);
    expect(grantPosition(grant(plan), nothing, { day: '2099-01-01', tgeDay: null })).toMatchObject({
      acquired: 0n,
      claimable: 0n,
      next: null,
      status: 'upcoming',
    });
    expect(daysOf(plan, '2026-01-31')).toEqual(['2026-04-30', '2026-05-31', '2026-06-30']);
  });
});

describe('grantPosition', () => {
  it('[B8] takes the lesser of acquired and unlocked, less what is claimed or being claimed', () => {
    const monthly: Schedule = { shape: 'monthly', ...from('2026-01-01'), months: 6 };
    const acquisition = planOf(monthly, 60_000n);
    const unlock = planOf({ ...monthly, start: '2026-02-01' }, 60_000n);
    const position = grantPosition(
      grant(acquisition, unlock),
      { claimed: 18_000n, pending: 500n },
      { day: '2026-04-15', tgeDay: null },
    );
    expect(position).toEqual({
      total: 60_000n,
      acquired: 30_000n,
      unlocked: 20_000n,
      claimed: 18_000n,
      pending: 500n,
      claimable: 1500n,
      remaining: 40_000n,
      next: { day: '2026-05-01', units: 10_000n },
      status: 'running',
    });
  });

  it('reads the figures of the demonstration on 22 November 2026', () => {
    const position = grantPosition(
      grant(workedPlan),
      { claimed: 18_000n, pending: 0n },
      { day: today, tgeDay: null },
    );
    expect(position).toMatchObject({ unlocked: 20_000n, claimable: 2000n, status: 'running' });
    expect(position.next).toEqual({ day: '2026-12-12', units: 2000n });
  });

  it('skips the days on which the other schedule holds everything back', () => {
    const unlock = planOf({ shape: 'single', ...from('2027-01-01'), months: 0 }, 60_000n);
    const { next } = grantPosition(grant(workedPlan, unlock), nothing, { day: today, tgeDay: null });
    expect(next).toEqual({ day: '2027-01-01', units: 22_000n });
  });

  test.each([
    ['2026-01-11', 0n, 'upcoming'],
    ['2026-01-12', 0n, 'cliff'],
    ['2026-07-11', 0n, 'cliff'],
    ['2026-07-12', 0n, 'running'],
    ['2028-07-12', 59_999n, 'acquired'],
    ['2028-07-12', 60_000n, 'done'],
  ] as const)('on %s with %s claimed it is %s', (day, claimed, status) => {
    expect(grantPosition(grant(workedPlan), { claimed, pending: 0n }, { day, tgeDay: null }).status).toBe(
      status,
    );
  });

  it('adds up by token, never across tokens', () => {
    const position = grantPosition(grant(workedPlan), nothing, { day: today, tgeDay: null });
    const sums = sumByToken(['KSK', 'ABC', 'KSK'].map((token) => ({ token, position })));
    expect([...sums.keys()]).toEqual(['KSK', 'ABC']);
    expect(sums.get('KSK')).toMatchObject({ total: 120_000n, acquired: 40_000n, remaining: 80_000n });
    expect(sums.get('ABC')).toMatchObject({ total: 60_000n, claimable: 20_000n });
  });
});

describe('changes', () => {
  const on = (day: IsoDay) => ({ from: day, today, tgeDay: null });

  it('[B10] cancels from a day: what was acquired stays, the rest returns', () => {
    const canceled = cancelGrant(grant(workedPlan), nothing, { day: '2026-09-15', tgeDay: null });
    expect(canceled).toMatchObject({ isAllowed: true, acquired: 16_000n, returned: 44_000n });
    if (!canceled.isAllowed) return;
    expect(daysOf(canceled.grant.acquisition)).toEqual(['2026-07-12', '2026-08-12', '2026-09-12']);
    const position = grantPosition(canceled.grant, nothing, { day: '2030-01-01', tgeDay: null });
    expect(position).toMatchObject({ total: 16_000n, claimable: 16_000n, next: null, status: 'canceled' });
    expect(cancelGrant(canceled.grant, nothing, { day: today, tgeDay: null })).toEqual({
      isAllowed: false,
      reason: 'alreadyCanceled',
    });
  });

  it('[B10] refuses to cancel from a day on which less was acquired than is claimed', () => {
    const at = (claimed: bigint, pending: bigint) =>
      cancelGrant(grant(workedPlan), { claimed, pending }, { day: '2026-09-15', tgeDay: null });
    expect(at(18_000n, 0n)).toEqual({ isAllowed: false, reason: 'claimedMore' });
    expect(at(15_000n, 1001n)).toEqual({ isAllowed: false, reason: 'claimedMore' });
    expect(at(15_000n, 1000n)).toMatchObject({ isAllowed: true });
  });

  it('keeps the lock-up of what was acquired when the rest is cancelled', () => {
    const unlock = planOf({ shape: 'monthly', ...from('2027-01-01'), months: 6 }, 60_000n);
    const canceled = cancelGrant(grant(workedPlan, unlock), nothing, { day: '2026-09-15', tgeDay: null });
    if (!canceled.isAllowed) throw new Error(canceled.reason);
    const at = (day: IsoDay) => grantPosition(canceled.grant, nothing, { day, tgeDay: null }).claimable;
    expect([at('2027-01-31'), at('2027-02-01'), at('2027-03-01')]).toEqual([0n, 10_000n, 16_000n]);
  });

  it('[B11] moves every later date by the months of a suspension, and no other', () => {
    const suspended = allowed(suspendPlan(workedPlan, on('2026-12-01')));
    const stopped = grantPosition(grant(suspended), nothing, { day: '2027-02-01', tgeDay: null });
    expect(stopped).toMatchObject({ acquired: 20_000n, next: null, status: 'suspended' });
    const resumed = allowed(resumePlan(suspended, { from: '2027-03-01', today: '2027-03-01', tgeDay: null }));
    const before = daysOf(workedPlan);
    const after = daysOf(resumed);
    expect(after.slice(0, 5)).toEqual(before.slice(0, 5));
    expect(after.slice(5, 7)).toEqual(['2027-03-12', '2027-04-12']);
    expect(after.at(-1)).toBe('2028-10-12');
    expect(unitsOf(resumed)).toEqual(unitsOf(workedPlan));
  });

  it('moves dates by days where the suspension has no whole months, and none before the clock started', () => {
    const suspended = allowed(suspendPlan(workedPlan, on('2026-12-01')));
    const tenDays = resumePlan(suspended, { from: '2026-12-11', today, tgeDay: null });
    expect(daysOf(allowed(tenDays))[5]).toBe('2026-12-22');
    const future = planOf({ shape: 'monthly', ...from('2027-06-01'), months: 2 }, 2n);
    const paused = allowed(suspendPlan(future, on('2026-12-01')));
    expect(daysOf(allowed(resumePlan(paused, { from: '2027-03-01', today, tgeDay: null })))).toEqual([
      '2027-07-01',
      '2027-08-01',
    ]);
  });

  it('replaces the schedule of what is left, and keeps each tranche of the past', () => {
    const schedule: Schedule = { shape: 'monthly', ...from('2027-01-01'), months: 4 };
    const revised = allowed(revisePlan(workedPlan, schedule, on('2027-01-01')));
    expect(daysOf(revised).slice(5)).toEqual([
      '2026-12-12',
      '2027-02-01',
      '2027-03-01',
      '2027-04-01',
      '2027-05-01',
    ]);
    expect(unitsOf(revised).slice(5)).toEqual([2000, 9500, 9500, 9500, 9500]);
  });

  it('accelerates what is left to a day, a tranche of that day aside', () => {
    const accelerated = allowed(acceleratePlan(workedPlan, on('2026-12-12')));
    expect(trancheTable(accelerated, null).slice(-2)).toMatchObject([
      { day: '2026-12-12', units: 2000n },
      { day: '2026-12-12', units: 38_000n, cumulative: 60_000n },
    ]);
  });

  it('unlocks nothing within a suspension, whatever the clock that a tranche was dated by', () => {
    const resumed = (plan: Plan) => {
      const suspended = allowed(suspendPlan(plan, on('2026-11-25')));
      return daysOf(
        allowed(resumePlan(suspended, { from: '2027-01-01', today: '2027-01-01', tgeDay: null })),
      );
    };
    const waiting = planOf({ shape: 'monthly', ...from(null), months: 3 }, 30n);
    expect(resumed(allowed(acceleratePlan(waiting, on('2026-11-30'))))).toEqual(['2027-01-06']);
    const schedule: Schedule = { shape: 'single', ...from('2027-06-01'), months: 0 };
    const revised = allowed(revisePlan(workedPlan, schedule, on('2027-02-01')));
    expect(resumed(revised).slice(5)).toEqual(['2027-01-19', '2027-02-19', '2027-07-08']);
  });

  const single: Schedule = { shape: 'single', start: '2026-12-01', startMonths: 0, months: 0 };
  const suspended: Plan = { ...workedPlan, suspendedFrom: '2026-12-01' };
  test.each<[string, string, PlanChange]>([
    ['[B12] revises from today', 'inThePast', revisePlan(workedPlan, single, on(today))],
    ['[B12] dates a tranche before its day', 'altersPast', revisePlan(workedPlan, single, on('2026-12-02'))],
    ['revises a suspended plan', 'suspended', revisePlan(suspended, single, on('2026-12-01'))],
    ['revises after the end', 'nothingLeft', revisePlan(workedPlan, single, on('2028-07-13'))],
    [
      'revises with a bad schedule',
      'months',
      revisePlan(workedPlan, { ...single, months: -1 }, on('2027-01-01')),
    ],
    ['[B12] accelerates from yesterday', 'inThePast', acceleratePlan(workedPlan, on('2026-11-21'))],
    ['accelerates after the end', 'nothingLeft', acceleratePlan(workedPlan, on('2028-07-12'))],
    ['accelerates a suspended plan', 'suspended', acceleratePlan(suspended, on(today))],
    ['[B12] suspends from today', 'inThePast', suspendPlan(workedPlan, on(today))],
    ['suspends twice', 'suspended', suspendPlan(suspended, on('2026-12-24'))],
    ['suspends after the end', 'nothingLeft', suspendPlan(workedPlan, on('2028-07-13'))],
    ['resumes what runs', 'notSuspended', resumePlan(workedPlan, on('2027-01-01'))],
    ['resumes before it stops', 'inThePast', resumePlan(suspended, on('2026-11-30'))],
    [
      '[B12] resumes from yesterday',
      'inThePast',
      resumePlan({ ...workedPlan, suspendedFrom: '2026-11-01' }, on('2026-11-21')),
    ],
  ])('refuses a change that %s: %s', (_, reason, change) => {
    expect(change).toEqual({ isAllowed: false, reason });
  });
});
