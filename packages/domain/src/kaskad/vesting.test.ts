import { describe, expect, it, test } from 'vitest';
import type { IsoDay } from '../dates/index.ts';
import { cancelGrant, type GrantPlans, grantPosition, sumByToken } from './grant.ts';
import {
  acceleratePlan,
  type PlanChange,
  resumePlan,
  revisePlan,
  suspendPlan,
  trancheTable,
} from './plan.ts';
import { trancheDateText } from './schedule.texts.ts';
import { type Plan, planOf, type Schedule } from './schedule.ts';

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

describe('before the TGE', () => {
  const plan = planOf({ shape: 'monthly', ...from(null, 2), months: 3 }, 30n);

  it('[B9] has no date and nothing to claim, and all dates once its day is known', () => {
    const [first] = trancheTable(plan, null);
    expect(first).toMatchObject({ at: { from: null, months: 3, days: 0 }, day: null });
    expect(first && trancheDateText(first.at, null)).toBe('TGE + 3\u00a0mois');
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

  it('is never negative', () => {
    const claimed = { claimed: 30_000n, pending: 0n };
    expect(grantPosition(grant(workedPlan), claimed, { day: today, tgeDay: null }).claimable).toBe(0n);
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

const canceledWith = (claimed: bigint, pending: bigint) =>
  cancelGrant(grant(workedPlan), { claimed, pending }, { day: '2026-09-15', tgeDay: null });

const statusOf = (plan: Plan, day: IsoDay) =>
  grantPosition(grant(plan), nothing, { day, tgeDay: null }).status;

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

  it('[B10] is cancelled from its day on, and not where nothing would return', () => {
    const canceled = cancelGrant(grant(workedPlan), nothing, { day: '2026-09-15', tgeDay: null });
    if (!canceled.isAllowed) throw new Error(canceled.reason);
    const statusOn = (day: IsoDay) => grantPosition(canceled.grant, nothing, { day, tgeDay: null }).status;
    expect([statusOn('2026-09-11'), statusOn('2026-09-15')]).toEqual(['running', 'canceled']);
    expect(cancelGrant(grant(workedPlan), nothing, { day: '2028-07-12', tgeDay: null })).toEqual({
      isAllowed: false,
      reason: 'nothingReturned',
    });
  });

  it('[B10] refuses to cancel from a day on which less was acquired than is claimed', () => {
    expect(canceledWith(18_000n, 0n)).toEqual({ isAllowed: false, reason: 'claimedMore' });
    expect(canceledWith(15_000n, 1001n)).toEqual({ isAllowed: false, reason: 'claimedMore' });
    expect(canceledWith(15_000n, 1000n)).toMatchObject({ isAllowed: true });
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

  it('stops the tranche of the first day of a suspension, and moves it too', () => {
    const suspended = allowed(suspendPlan(workedPlan, on('2026-12-12')));
    const statusOn = (day: IsoDay) => grantPosition(grant(suspended), nothing, { day, tgeDay: null });
    expect(statusOn('2026-12-11')).toMatchObject({ acquired: 20_000n, status: 'running' });
    expect(statusOn('2026-12-12')).toMatchObject({ acquired: 20_000n, status: 'suspended' });
    const resumed = resumePlan(suspended, { from: '2027-01-12', today, tgeDay: null });
    expect(daysOf(allowed(resumed))[5]).toBe('2027-01-12');
  });

  it('shows a lock-up that is suspended, whatever the acquisition', () => {
    const unlock = { ...planOf({ ...worked, months: 40 }, 60_000n), suspendedFrom: '2026-10-01' } as const;
    expect(grantPosition(grant(workedPlan, unlock), nothing, { day: today, tgeDay: null }).status).toBe(
      'suspended',
    );
  });

  it('moves the start and the cliff that had not come', () => {
    const inCliff = allowed(
      suspendPlan(workedPlan, { from: '2026-03-01', today: '2026-02-01', tgeDay: null }),
    );
    const cliff = allowed(resumePlan(inCliff, { from: '2026-06-01', today: '2026-06-01', tgeDay: null }));
    expect([statusOf(cliff, '2026-10-11'), statusOf(cliff, '2026-10-12')]).toEqual(['cliff', 'running']);
    const future = planOf({ shape: 'monthly', ...from('2027-01-10'), months: 2 }, 2n);
    const paused = allowed(suspendPlan(future, on('2026-12-01')));
    const moved = allowed(resumePlan(paused, { from: '2027-02-10', today: '2027-02-10', tgeDay: null }));
    expect(daysOf(moved)).toEqual(['2027-03-10', '2027-04-10']);
    expect([statusOf(moved, '2027-02-09'), statusOf(moved, '2027-02-10')]).toEqual(['upcoming', 'running']);
  });

  it('unlocks nothing before the clock starts again, also where months have fewer days', () => {
    // 31 January and 29 days is 1 March; 28 February and 29 days would be 29 March.
    const tranches = [{ at: { from: '2027-01-31', months: 0, days: 29 }, units: 1n }] as const;
    const start = { from: '2026-01-31', months: 0, days: 0 } as const;
    const plan: Plan = { start, cliff: null, tranches, suspendedFrom: '2027-03-01' };
    expect(daysOf(allowed(resumePlan(plan, { from: '2027-04-01', today, tgeDay: null })))).toEqual([
      '2027-04-01',
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

  it('replaces the tranche of the first day of a new schedule, and the clock of what had no tranche yet', () => {
    const schedule: Schedule = { shape: 'single', ...from('2026-12-12'), months: 0 };
    expect(daysOf(allowed(revisePlan(workedPlan, schedule, on('2026-12-12')))).slice(4)).toEqual([
      '2026-11-12',
      '2026-12-12',
    ]);
    const young = planOf({ shape: 'monthly', ...from('2026-11-10'), months: 2 }, 2n);
    const later: Schedule = { shape: 'monthly', ...from('2027-06-01'), months: 2 };
    const revised = allowed(revisePlan(young, later, on('2026-11-25')));
    const suspended = allowed(suspendPlan(revised, on('2026-12-01')));
    expect(daysOf(allowed(resumePlan(suspended, { from: '2027-02-01', today, tgeDay: null })))).toEqual([
      '2027-07-01',
      '2027-08-01',
    ]);
  });

  it('has no cliff any more once it is accelerated, also under a lock-up', () => {
    const early = { from: '2026-03-01', today: '2026-03-01', tgeDay: null } as const;
    const accelerated = allowed(acceleratePlan(workedPlan, early));
    const position = grantPosition(grant(accelerated, workedPlan), nothing, {
      day: '2026-04-01',
      tgeDay: null,
    });
    expect(position).toMatchObject({ acquired: 60_000n, claimable: 0n, status: 'running' });
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
