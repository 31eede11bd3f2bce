import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order } from '../books/index.ts';
import { addDays, daysBetween, type IsoDay } from '../dates/index.ts';
import { explainClient, investedDays, moneyWeightedReturn, prepareMarket, type Strategy } from './index.ts';
import { book, EXAMPLE, NO_FEES, payment, USDFY, withdrawal } from './testing.ts';
import { type CashFlow, xirr } from './xirr.ts';

test.each<[string, CashFlow[], number | undefined]>([
  [
    '10 % after 365 days',
    [
      { day: '2025-01-01', amount: -100 },
      { day: '2026-01-01', amount: 110 },
    ],
    0.1,
  ],
  [
    'a loss of half in half a year',
    [
      { day: '2025-01-01', amount: -100 },
      { day: '2025-07-02', amount: 50 },
    ],
    0.5 ** (365 / 182) - 1,
  ],
  ['nothing', [], undefined],
  [
    'money in one direction',
    [
      { day: '2025-01-01', amount: -100 },
      { day: '2026-01-01', amount: -1 },
    ],
    undefined,
  ],
  [
    'a single day',
    [
      { day: '2025-01-01', amount: -100 },
      { day: '2025-01-01', amount: 110 },
    ],
    undefined,
  ],
])('the money-weighted return of %s', (_, flows, expected) => {
  const rate = xirr(flows);
  if (expected === undefined) expect(rate).toBeUndefined();
  else expect(rate).toBeCloseTo(expected, 10);
});

test('the flows discounted at the result sum to zero', () => {
  const payments = fc.array(
    fc.record({ after: fc.integer({ min: 0, max: 3_000 }), amount: fc.integer({ min: 1, max: 100_000 }) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(payments, fc.double({ min: 0.3, max: 3, noNaN: true }), (paid, ratio) => {
      const first = '2015-01-01';
      const flows: CashFlow[] = paid.map(({ after, amount }) => ({
        day: addDays(first, after),
        amount: -amount,
      }));
      const total = paid.reduce((sum, { amount }) => sum + amount, 0);
      flows.push({ day: addDays(first, 3_650), amount: total * ratio });
      const rate = xirr(flows);
      expect(rate).toBeDefined();
      const present = flows.reduce(
        (sum, flow) => sum + flow.amount / (1 + (rate ?? 0)) ** (daysBetween(first, flow.day) / 365),
        0,
      );
      expect(Math.abs(present)).toBeLessThan(1e-6 * total * Math.max(1, ratio));
    }),
  );
});

test('D4: nothing is returned under 90 days', () => {
  const orders = [payment('2026-01-02', '10000', 'EURC')];
  const returnOn = (until: IsoDay) => {
    const market = prepareMarket({ ...EXAMPLE, until });
    const explained = explainClient(market, { ...book(orders, EXAMPLE), currency: 'EUR' });
    return [investedDays(explained, until), moneyWeightedReturn(explained, until) === undefined];
  };
  expect(returnOn('2026-04-01')).toEqual([89, true]);
  expect(returnOn('2026-04-02')).toEqual([90, false]);
});

test('the return of a client counts each payment in and out, then the value held, but no money that awaits a first NAV', () => {
  const eurfy: Strategy = { key: 'EURFY', referenceCurrency: 'EUR' };
  const input = { ...EXAMPLE, strategies: [USDFY, eurfy], until: '2026-12-31' } as const;
  const market = prepareMarket(input);
  const returnOf = (orders: readonly Order[]) =>
    moneyWeightedReturn(explainClient(market, { ...book(orders, input), currency: 'EUR' }), market.until);
  const fees = NO_FEES;
  const paid = payment('2026-01-02', '10000', 'EURO', { fees });
  const taken = withdrawal('2026-01-03', '920', 'EUR', { fees });
  const waiting = payment('2026-01-03', '5000', 'EURO', { contractId: 'c2', strategy: eurfy, fees });
  // The dollar is at 0.90 € then 0.92 €, the NAV at 101, 100.495 and 102 USD.
  const held = (10_000 / 0.9 / 101 - 920 / 0.92 / 100.495) * 102 * 0.92;
  const expected = xirr([
    { day: '2026-01-02', amount: -10_000 },
    { day: '2026-01-03', amount: 920 },
    { day: '2026-12-31', amount: held },
  ]);
  expect(returnOf([paid, taken])).toBeCloseTo(expected ?? 0, 6);
  expect(returnOf([waiting, paid, taken])).toBeCloseTo(expected ?? 0, 6);
  expect(returnOf([waiting])).toBeUndefined();
});
