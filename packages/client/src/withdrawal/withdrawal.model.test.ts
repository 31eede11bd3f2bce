import { expect, it } from 'vitest';
import { executionNote, requestedAmount, withdrawalBody, withdrawalInitial } from './withdrawal.model.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

it.each([
  ['EURO', 'EUR'],
  ['EURC', 'EUR'],
  ['USDC', 'USD'],
  ['WBTC', 'BTC'],
] as const)('begins in the currency that %s is at par with', (currency, display) => {
  expect(withdrawalInitial({ currency })).toEqual({ request: 'amount', amount: '', currency: display });
});

it('sends an amount with its currency, and no amount with all the yield', () => {
  const form = { amount: '1000', currency: 'EUR' } as const;
  expect(withdrawalBody({ ...form, request: 'amount' })).toEqual({ request: 'amount', ...form });
  expect(withdrawalBody({ ...form, request: 'yield' })).toEqual({ request: 'yield' });
});

it('names what was requested, and from which day it is executed', () => {
  expect(plain(requestedAmount({ amount: '1000.00', currency: 'EUR' }))).toBe('1 000,00 €');
  expect(requestedAmount({ amount: null, currency: null })).toBe('Tout le rendement');
  expect(executionNote({ order_day: '2026-03-02' })).toBe(
    'à exécuter à la première VL datée du 02/03/2026 ou après',
  );
});
