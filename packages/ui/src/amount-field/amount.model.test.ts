import { describe, expect, it } from 'vitest';
import { readAmount, showAmount, stepAmount, stripToAmount } from './amount.model.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe('an amount field', () => {
  it.each([
    ['15 000,50', '15000.50'],
    ['15000.5', '15000.5'],
    ['0,1', '0.1'],
    ['', ''],
    ['12,3,4', '12,3,4'],
  ])('reads « %s » as %s', (typed, value) => {
    expect(readAmount(typed)).toBe(value);
  });

  it.each([
    ['15000.5', '15 000,5'],
    ['0.123456789012345678', '0,123456789012345678'],
    ['', ''],
    ['12,3,4', '12,3,4'],
  ])('shows %s as « %s »', (value, shown) => {
    expect(plain(showAmount(value))).toBe(shown);
  });

  it('drops what cannot be part of an amount', () => {
    expect(stripToAmount('1 000,5 abc€-')).toBe('1 000,5 ');
  });

  it('steps in decimals, never under the minimum', () => {
    expect(stepAmount('0.1', { by: '0.2', minimum: '0.05' })).toBe('0.3');
    expect(stepAmount('10000', { by: '-500', minimum: '10000' })).toBe('10000');
    expect(stepAmount('', { by: '500', minimum: '10000' })).toBe('10000');
  });
});
