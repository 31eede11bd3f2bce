import { describe, expect, it } from 'vitest';
import { sampleGrant, waitingGrant, wirePlan } from './grants.fixture.ts';
import { readGrant } from './grants.model.ts';
import { unlockLine } from './unlock-line.model.ts';

const today = '2026-11-22';

describe('the staircase of a grant', () => {
  it('is solid up to today and dashed from then on, and both meet today [B46]', () => {
    const { days, series } = unlockLine(readGrant(sampleGrant()), today, today);
    const [past, future, ...others] = series;
    const at = days.indexOf(today);
    expect(others).toEqual([]);
    expect([past?.stroke, future?.stroke]).toEqual([undefined, 'dashed']);
    expect([past?.values[0], past?.values[at], past?.values[at + 1]]).toEqual([0, 20_000, null]);
    expect([future?.values[at - 1], future?.values[at], future?.values.at(-1)]).toEqual([
      null,
      20_000,
      60_000,
    ]);
    expect(future?.texts?.[at]).toBeNull();
  });

  it('has a point on the chosen day', () => {
    expect(unlockLine(readGrant(sampleGrant()), today, '2027-07-20').days).toContain('2027-07-20');
  });

  it('has the line of the right beside that of a lock-up', () => {
    const schedule = { shape: 'single', start: '2027-01-01', startMonths: 0, months: 0 } as const;
    const grant = readGrant(sampleGrant({ unlock: wirePlan(schedule, '60000') }));
    const { series } = unlockLine(grant, today, today);
    expect(series.map(({ label }) => label)).toEqual(['Débloqué', 'À venir', 'Acquis']);
    expect(series[0]?.values.every((value) => value === 0 || value === null)).toBe(true);
  });

  it('keeps every unit of a token of 18 decimals in its texts [B7]', () => {
    const unitClass = { ...sampleGrant().class, decimals: 18 };
    const schedule = { shape: 'monthly', start: '2026-01-12', startMonths: 0, months: 3 } as const;
    const acquisition = wirePlan(schedule, '1000000000', 18);
    const grant = readGrant(sampleGrant({ class: unitClass, acquisition, claimed: '0' }));
    const { series, days } = unlockLine(grant, today, today);
    expect(series[0]?.texts?.[days.indexOf('2026-02-12')]?.replaceAll(/\s/gu, ' ')).toBe(
      '333 333 333,333333333333333333 KSK',
    );
  });

  it('has no day before that of the TGE is known [B9]', () => {
    expect(unlockLine(readGrant(waitingGrant()), today, today).days).toEqual([]);
  });
});
