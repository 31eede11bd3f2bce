import { describe, expect, it, test } from 'vitest';
import { type IsoDay, parisDay } from '../dates/index.ts';
import { reached, trancheTable } from './plan.ts';
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

const from = (start: IsoDay | null, startMonths = 0) => ({ start, startMonths });
const unitsOf = (plan: Plan) => trancheTable(plan, null).map(({ units }) => Number(units));
const daysOf = (plan: Plan) => trancheTable(plan, null).map(({ day }) => day);

const monthly = (start: IsoDay) => daysOf(planOf({ shape: 'monthly', ...from(start), months: 4 }, 400n));

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

  it('has the end of its cliff, or none', () => {
    expect(workedPlan.cliff).toEqual({ from: '2026-01-12', months: 6, days: 0 });
    expect(planOf({ ...worked, shape: 'linear' }, 1n).cliff).toBe(null);
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
      { at: '2026-01-12', units: 1n },
      { at: '2026-05-20', units: 4n },
    ] as const;
    const plan = planOf({ shape: 'tranches', ...from('2026-01-12'), tranches }, 5n);
    expect(unitsOf(plan)).toEqual([1, 4]);
    expect(daysOf(plan)).toEqual(['2026-01-12', '2026-05-20']);
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
      'trancheDates',
      {
        shape: 'tranches',
        ...from('2026-01-01'),
        tranches: [
          { at: { months: 1 }, units: 5n },
          { at: '2026-03-01', units: 5n },
        ],
      },
    ],
    ['months', { shape: 'tranches', ...from(null), tranches: [{ at: { months: -1 }, units: 10n }] }],
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
