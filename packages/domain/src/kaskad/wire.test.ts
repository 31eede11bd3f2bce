import { describe, expect, it } from 'vitest';
import { trancheDateText } from './schedule.texts.ts';
import { planOf, scheduleProblem } from './schedule.ts';
import { positionOn, readPlan, readSchedule, type WireSchedule, writePlan } from './wire.ts';

const months30 = {
  shape: 'cliff_linear',
  start: '2026-01-12',
  start_months: 0,
  months: 30,
  step: 1,
  cliff_months: 6,
} as const satisfies WireSchedule;

describe('grants as the API has them', () => {
  it('a plan is the same once it was written and read', () => {
    const plan = planOf(readSchedule(months30, 3), 60_000_500n);
    expect(readPlan(writePlan(plan, 3), 3)).toEqual(plan);
    expect(writePlan(plan, 3).tranches[0]).toEqual({
      at: { from: '2026-01-12', months: 6, days: 0 },
      units: '12000.1',
    });
  });

  it('the figures of a day are those of its plans, in smallest units', () => {
    const acquisition = writePlan(planOf(readSchedule(months30, 0), 60_000n), 0);
    const grant = { class: { decimals: 0 }, acquisition, unlock: null, canceled_on: null, tge_day: null };
    expect(positionOn({ ...grant, claimed: '18000', pending: '0' }, '2026-11-22')).toMatchObject({
      unlocked: 20_000n,
      claimable: 2_000n,
      next: { day: '2026-12-12', units: 2_000n },
      status: 'running',
    });
  });

  it.each<[string, WireSchedule, string]>([
    ['no months', { shape: 'linear', start: null, start_months: 0 }, 'months'],
    ['no weights', { shape: 'progressive', start: null, start_months: 0 }, 'weights'],
    ['no tranche', { shape: 'tranches', start: null, start_months: 0 }, 'noTranche'],
    [
      'units with more decimals than the token has',
      { shape: 'tranches', start: null, start_months: 0, tranches: [{ months: 1, units: '1.5' }] },
      'trancheUnits',
    ],
  ])('a schedule with %s is read, and refused by its rules', (_what, wire, problem) => {
    expect(scheduleProblem(readSchedule(wire, 0), 100n)).toBe(problem);
  });

  it.each([
    [{ from: '2026-01-31', months: 1, days: 0 }, null, '28/02/2026'],
    [{ from: null, months: 3, days: 0 }, null, 'TGE + 3 mois'],
    [{ from: null, months: 3, days: 2 }, null, 'TGE + 3 mois + 2 jours'],
    [{ from: null, months: 0, days: 0 }, null, 'TGE'],
    [{ from: null, months: 3, days: 0 }, '2026-06-01', '01/09/2026'],
  ])('%j with a TGE on %s is written « %s »', (at, tgeDay, text) => {
    expect(trancheDateText(at, tgeDay).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
