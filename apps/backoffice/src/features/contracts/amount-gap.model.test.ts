import { currencyLabel } from '@repo/domain/format';
import { describe, expect, it } from 'vitest';
import { amountHelp } from './amount-gap.model.ts';

const contract = { amount: '15000', currency: 'EURO' } as const;

describe('the help text under the received amount', () => {
  it.each([
    ['', 'Attendu : 15 000,00 €'],
    ['abc', 'Attendu : 15 000,00 €'],
    ['15000', 'Égal au montant attendu'],
    ['15000.00', 'Égal au montant attendu'],
    ['15000.5', 'Écart avec le montant attendu : 0,50 €'],
    ['14000', 'Écart avec le montant attendu : −1 000,00 €'],
  ])('for %j is « %s »', (typed, expected) => {
    expect(amountHelp(contract, typed).replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(expected);
  });

  it.each([
    ['EURO', '€'],
    ['USDC', 'USDC'],
    ['BTC', 'BTC'],
  ] as const)('in %s shows « %s » at the end of the field', (currency, expected) => {
    expect(currencyLabel(currency)).toBe(expected);
  });
});
