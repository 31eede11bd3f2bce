import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../dates/index.ts';
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
