import { describe, expect, it } from 'vitest';
import { annualYield } from './product-card.model.ts';

const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? null;

describe('a product', () => {
  it.each([
    [9.5, '9,5 %'],
    [0, '0,0 %'],
    [null, null],
  ])('with an annual yield of %j percent shows %j', (apy, expected) => {
    expect(plain(annualYield({ apy }))).toBe(expected);
  });
});
