import { describe, expect, it } from 'vitest';
import { isoDay } from '../dates/index.ts';
import { decimal, toText } from '../money/index.ts';
import { type CostContract, type CostInput, type Costs, costStatement } from './index.ts';

const day = isoDay;
const move = (on: string, kind: 'payment' | 'withdrawal' | 'closing', units: string, fee: string) => ({
  day: day(on),
  kind,
  units: decimal(units),
  feeEuros: decimal(fee),
});
const nav = (on: string, accruals: string | null) => ({
  day: day(on),
  accruals: accruals === null ? null : decimal(accruals),
});
const year = { from: day('2026-01-01'), to: day('2026-12-31') };
const rates: CostInput['euros'] = (currency) => (currency === 'EUR' ? decimal('1') : decimal('0.8'));

const contract: CostContract = {
  contractId: 'a',
  referenceCurrency: 'USD',
  movements: [
    move('2026-01-10', 'payment', '100', '60.005'),
    move('2026-06-30', 'withdrawal', '-40', '5.29'),
  ],
  navs: [
    nav('2026-01-10', '9'),
    nav('2026-03-31', '0.5'),
    nav('2026-06-30', '0.25'),
    nav('2026-12-31', '0.1'),
  ],
};
const shown = ({ entry, exit, insideNav, total, navs, navsWithAccruals }: Costs) => [
  ...[entry, exit, insideNav, total].map((amount) => amount && toText(amount, 2)),
  navs,
  navsWithAccruals,
];
const costsOf = (contracts: readonly CostContract[], euros = rates) =>
  costStatement({ contracts, euros, ...year });

describe('the cost of a year', () => {
  it('is the fees booked, and what accrued of each NAV on the units held before it, to the cent', () => {
    // 100 × 0.5 × 0.8 + 100 × 0.25 × 0.8 + 60 × 0.1 × 0.8 = 40 + 20 + 4.8
    expect(shown(costsOf([contract]).total)).toEqual(['60.00', '5.29', '64.80', '130.09', 3, 3]);
  });

  it('is a sum of lines that add up exactly', () => {
    const euro = { ...contract, contractId: 'b', referenceCurrency: 'EUR' } as const;
    const { contracts, total } = costsOf([contract, euro]);
    expect(contracts.map(({ total: one }) => one && toText(one, 2))).toEqual(['130.09', '146.29']);
    expect(shown(total)).toEqual(['120.00', '10.58', '145.80', '276.38', 6, 6]);
  });

  it('counts the NAVs that do not give what accrued, and never takes them for nothing', () => {
    const navs = [nav('2026-03-31', null), nav('2026-12-31', '0.1')];
    expect(shown(costsOf([{ ...contract, navs }]).total)).toEqual(['60.00', '5.29', '4.80', '70.09', 2, 1]);
  });

  it('is not computable where a rate is missing, and its other lines are', () => {
    expect(shown(costsOf([contract], () => undefined).total)).toEqual([
      '60.00',
      '5.29',
      undefined,
      undefined,
      3,
      3,
    ]);
  });

  it('leaves out other years, and contracts that held nothing', () => {
    const before = { ...contract, movements: [move('2025-01-10', 'payment', '100', '60')] };
    expect(shown(costsOf([before]).total)).toEqual(['0.00', '0.00', '788.00', '788.00', 4, 4]);
    const left = {
      ...before,
      movements: [...before.movements, move('2025-12-01', 'closing', '-100', '5')],
    };
    expect(costsOf([left]).contracts).toEqual([]);
  });
});
