import { expect, test } from 'vitest';
import { decimal, fxBook, toText } from '../money/index.ts';
import { investPayment, navBook, type Prices, redeemAll, withdraw } from './index.ts';
import { EXAMPLE, FEES, USDFY } from './testing.ts';

const prices: Prices = { navs: navBook(EXAMPLE.navs), fx: fxBook(EXAMPLE.fx) };
const holding = { strategy: USDFY, units: decimal('10'), day: '2026-01-04' } as const;

test('a withdrawal converts at the FX of the day and removes units at its NAV', () => {
  const result = withdraw({ ...holding, amount: decimal('92'), currency: 'euro' }, prices, FEES);
  expect(result.ok).toBe(true);
  if (!result.ok) return;
  expect(result.unitsOut.times(102).round(20).eq(100)).toBe(true);
  expect(result.unitsLeft.plus(result.unitsOut).eq(10)).toBe(true);
  expect([result.currency, toText(result.exitFee), toText(result.paidOut)]).toEqual([
    'EUR',
    '0.184',
    '91.816',
  ]);
});

test('exactly the full holding can be withdrawn', () => {
  const result = withdraw({ ...holding, amount: decimal('1020'), currency: 'USDC' }, prices, FEES);
  expect(result.ok && toText(result.unitsLeft)).toBe('0');
});

test('a closing removes all units at the NAV of the day, in the reference currency', () => {
  const result = redeemAll(holding, prices, FEES);
  expect(result.ok).toBe(true);
  if (!result.ok) return;
  expect([toText(result.unitsLeft), toText(result.amount), toText(result.paidOut), result.currency]).toEqual([
    '0',
    '1020',
    '1017.96',
    'USD',
  ]);
});

test.each([
  ['nothing', { amount: decimal('0') }, 'amount_not_positive'],
  ['a negative amount', { amount: decimal('-1') }, 'amount_not_positive'],
  ['more than is held', { amount: decimal('1020.000000001') }, 'insufficient_units'],
  ['from a contract without units', { units: decimal('0') }, 'not_invested'],
  ['before the first NAV', { day: '2025-12-31' }, 'not_invested'],
  ['in a currency without a quote', { currency: 'CHF' }, 'no_fx'],
] as const)('withdrawing %s is refused, as a result', (_, change, reason) => {
  const request = { ...holding, amount: decimal('1'), currency: 'USD', ...change };
  expect(withdraw(request, prices, FEES)).toEqual({ ok: false, reason });
});

test('a contract without units cannot be closed', () => {
  expect(redeemAll({ ...holding, units: decimal('0') }, prices, FEES)).toEqual({
    ok: false,
    reason: 'not_invested',
  });
});

test('a payment in the reference currency bears no FX fee, whatever its spelling', () => {
  for (const asset of ['USDC', 'usdc', 'USD']) {
    const payment = { strategy: USDFY, asset, gross: decimal('1000'), valueDate: '2026-01-02' } as const;
    const result = investPayment(payment, prices, FEES);
    expect(result.status === 'invested' && toText(result.payment.netReference)).toBe('999');
  }
});

test('a payment of zero is refused', () => {
  const payment = { strategy: USDFY, asset: 'USDC', gross: decimal('0'), valueDate: '2026-01-02' } as const;
  expect(investPayment(payment, prices, FEES)).toEqual({ status: 'refused', reason: 'amount_not_positive' });
});
