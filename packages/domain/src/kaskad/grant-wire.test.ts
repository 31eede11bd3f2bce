import { describe, expect, it } from 'vitest';
import { freeUnitsByDay, grantFromWire, grantPosition, planOf } from './index.ts';

const at = (from: string | null, months: number) => ({ from, months, days: 0 });
const wire = {
  class: { decimals: 2 },
  acquisition: {
    start: at('2026-01-12', 0),
    cliff: null,
    tranches: [
      { at: at('2026-01-12', 1), units: '10.50' },
      { at: at('2026-01-12', 2), units: '9.5' },
    ],
    suspended_from: null,
  },
  unlock: null,
  canceled_on: null,
  claimed: '0',
  pending: '0.01',
};

describe('a grant of the API', () => {
  it('is read into smallest units, which give the figures of any day', () => {
    const { plans, claims } = grantFromWire(wire);
    const position = grantPosition(plans, claims, { day: '2026-02-12', tgeDay: null });
    expect(position).toMatchObject({ total: 2000n, unlocked: 1050n, claimable: 1049n });
  });

  it('is refused with more decimals than its class has', () => {
    expect(() => grantFromWire({ ...wire, claimed: '0.001' })).toThrow();
  });
});

describe('the days on which units become free', () => {
  const monthly = planOf({ shape: 'monthly', start: '2026-01-31', startMonths: 0, months: 3 }, 90n);

  it('are those of the tranches without a lock-up', () => {
    expect(freeUnitsByDay({ acquisition: monthly, unlock: null, canceledOn: null }, null)).toEqual([
      { day: '2026-02-28', units: 30n },
      { day: '2026-03-31', units: 60n },
      { day: '2026-04-30', units: 90n },
    ]);
  });

  it('are those on which both the right and the lock-up allow more [B8]', () => {
    const unlock = planOf(
      {
        shape: 'tranches',
        start: '2026-01-31',
        startMonths: 0,
        tranches: [
          { at: '2026-02-01', units: 10n },
          { at: '2026-03-15', units: 80n },
        ],
      },
      90n,
    );
    expect(freeUnitsByDay({ acquisition: monthly, unlock, canceledOn: null }, null)).toEqual([
      { day: '2026-02-28', units: 10n },
      { day: '2026-03-15', units: 30n },
      { day: '2026-03-31', units: 60n },
      { day: '2026-04-30', units: 90n },
    ]);
  });

  it('are none before the day of the TGE is known [B9]', () => {
    const waiting = planOf({ shape: 'single', start: null, startMonths: 3, months: 0 }, 90n);
    const plans = { acquisition: waiting, unlock: null, canceledOn: null };
    expect(freeUnitsByDay(plans, null)).toEqual([]);
    expect(freeUnitsByDay(plans, '2026-03-01')).toEqual([{ day: '2026-06-01', units: 90n }]);
  });
});
