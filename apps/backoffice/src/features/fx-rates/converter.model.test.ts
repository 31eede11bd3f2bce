import { expect, it } from 'vitest';
import { copiedAmount, parsOf } from './converter.model.ts';

it.each([
  ['11111.11', '11111,11'],
  ['11111', '11111'],
])('%s is copied as %s', (result, expected) => {
  expect(copiedAmount(result)).toBe(expected);
});

it('each coin is named once, with its currency', () => {
  expect(parsOf(['EURC', 'EUR', 'WBTC', 'EURC', 'USD'], [])).toEqual([
    { asset: 'EURC', currency: 'EUR' },
    { asset: 'WBTC', currency: 'BTC' },
  ]);
});

it('names no par of a coin that was converted at its own rate', () => {
  expect(parsOf(['USDC', 'EURC'], [{ base: 'USDC' }])).toEqual([{ asset: 'EURC', currency: 'EUR' }]);
});
