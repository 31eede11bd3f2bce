import { sampleStrategy } from '@repo/api-sdk/testing';
import { expect, it } from 'vitest';
import { destinationsOf } from './where-to-pay.model.ts';

const strategy = sampleStrategy({
  rib: { bank: 'Banque A', iban: 'FR1420041010050500013M02606', bic: null },
  crypto: {
    symbol: null,
    blockchain: null,
    address: null,
    inputs: [{ symbol: 'USDC', blockchain: 'Ethereum', address: '0x1' }],
  },
});

it('a transfer goes to the account, without the lines that it lacks', () => {
  const lines = destinationsOf(strategy, { payment_method: 'rib', currency: 'EURO' });
  expect(lines.map(({ value, kind }) => [value, kind])).toEqual([
    ['Banque A', 'name'],
    ['FR1420041010050500013M02606', 'iban'],
  ]);
});

it.each([
  ['USDC', ['0x1']],
  ['BTC', []],
] as const)('crypto in %s goes to %j', (currency, expected) => {
  const lines = destinationsOf(strategy, { payment_method: 'crypto', currency });
  expect(lines.map(({ value }) => value)).toEqual(expected);
});
