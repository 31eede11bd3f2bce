import { sampleStrategy } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { offersOf } from './products.model.ts';

const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? null;

describe('a product', () => {
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
