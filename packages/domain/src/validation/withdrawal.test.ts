import { expect, test } from 'vitest';
import { validateWithdrawal } from './index.ts';

const amount = (typed: string) => ({ request: 'amount', amount: typed, currency: 'EUR' }) as const;
const positive = 'Le montant doit être supérieur à 0.';
const tooPrecise = 'Ce montant a trop de décimales pour sa devise.';

test.each([
  ['an amount', amount('1000.50'), null],
  ['all the yield', { request: 'yield' }, null],
  ['eight decimals of a bitcoin', { request: 'amount', amount: '0.00000001', currency: 'BTC' }, null],
  ['no amount', { request: 'amount', currency: 'EUR' }, positive],
  ['an amount without a currency', { request: 'amount', amount: '1' }, positive],
  ['nothing', amount('0'), positive],
  ['a negative amount', amount('-1'), positive],
  ['words', amount('mille'), positive],
  ['a fraction of a cent', amount('1.001'), tooPrecise],
] as const)('the form of a withdrawal for %s', (_what, values, message) => {
  expect(validateWithdrawal(values).first?.message ?? null).toBe(message);
});
