import { sampleStrategy } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { annualYield, offersOf } from './products.model.ts';

const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? null;

describe('a product', () => {
  it.each([
    [9.5, '9,5 %'],
    [0, '0,0 %'],
    [null, null],
  ])('with an annual yield of %j percent shows %j', (apy, expected) => {
    expect(plain(annualYield(sampleStrategy({ apy })))).toBe(expected);
  });

  it('is offered in each currency it can be paid in, with its minimum', () => {
    const offers = offersOf(sampleStrategy({ min_euro: '25000' }));
    expect(offers.map(({ asset, minimum }) => [asset, plain(minimum)])).toEqual([
      ['EURO', '25 000,00 €'],
      ['USDC', '10 000,00 USDC'],
      ['EURC', '10 000,00 EURC'],
    ]);
    expect(offersOf(sampleStrategy({ rib: null, crypto: null }))).toEqual([]);
  });
});
