import { sampleStrategy } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { annualYield, cardFacts } from './product-card.model.ts';

const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? null;

const facts = (change: Parameters<typeof sampleStrategy>[0]) =>
  cardFacts(sampleStrategy(change)).map(({ term, value }) => `${term} ${plain(value)}`);

describe('a product', () => {
  it.each([
    [9.5, '9,5 %'],
    [0, '0,0 %'],
    [null, null],
  ])('with an annual yield of %j percent shows %j', (apy, expected) => {
    expect(plain(annualYield({ apy }))).toBe(expected);
  });

  it('is compared by its minimum, its risk and its horizon, where they are stated', () => {
    expect(facts({ risk_level: 4, horizon_months: 36 })).toEqual([
      'Minimum 10 000,00 €',
      'Risque 4 sur 7',
      'Horizon conseillé 3 ans',
    ]);
    // A host that has none of our fields.
    expect(facts({ rib: null, crypto: null })).toEqual([]);
  });
});
