import { expect, it } from 'vitest';
import { isoDay } from '../dates/index.ts';
import { decimal, fxBook, type PaymentAsset, toText } from '../money/index.ts';
import { type Bought, houseEntry, houseResult } from './index.ts';

const day = isoDay('2026-01-02');
const fx = fxBook([{ base: 'EUR', quote: 'USD', days: [day], values: ['1.25'] }]);
const strategy = { key: 'usdfy', referenceCurrency: 'USD' } as const;
const bought = (units: string, net: string, netReference: string): Bought => ({
  units: decimal(units),
  net: decimal(net),
  netReference: decimal(netReference),
});
const rectified = (
  asset: PaymentAsset,
  { before, after, nav }: { before: Bought | null; after: Bought | null; nav: string },
) => {
  const result = houseResult({ strategy, asset }, { before, after }, { day, nav: decimal(nav), fx });
  return houseEntry({ strategy, asset }, result).map(
    ({ account, asset: of, amount }) => `${account} ${toText(amount)} ${of}`,
  );
};

// 1 000 EUR bought 12.5 units at 100, instead of 100 EUR: the house sells 11.25 units that cost 900 EUR.
const tenTimes = { before: bought('12.5', '1000', '1250'), after: bought('1.25', '100', '125') };

it('gains what the units bought by mistake earned since', () => {
  expect(rectified('EURC', { ...tenTimes, nav: '102' })).toEqual([
    'performance:usdfy 22.5 USD',
    'exchange 18 EURC',
    'exchange -22.5 USD',
    'house -18 EURC',
  ]);
});

it('costs what they lost, and nothing at the NAV that they were bought at', () => {
  expect(rectified('EURC', { ...tenTimes, nav: '98' })).toContain('house 18 EURC');
  expect(rectified('EURC', { ...tenTimes, nav: '100' })).toEqual([]);
});

it('costs what the units that are missing earned since', () => {
  const { before: after, after: before } = tenTimes;
  expect(rectified('EURC', { before, after, nav: '102' })).toContain('house 18 EURC');
});

it('counts only the units that were bought, where the new order or the first one waits', () => {
  expect(rectified('EURC', { ...tenTimes, after: null, nav: '102' })).toContain('house -20 EURC');
  expect(rectified('EURC', { ...tenTimes, before: null, nav: '102' })).toContain('house 2 EURC');
});

it('needs no exchange for a coin of the strategy’s own asset', () => {
  const euros = { key: 'eurfy', referenceCurrency: 'EUR' } as const;
  const change = { before: bought('10', '1000', '1000'), after: bought('1', '100', '100') };
  const prices = { day, nav: decimal('101'), fx };
  const result = houseResult({ strategy: euros, asset: 'EURO' }, change, prices);
  expect(
    houseEntry({ strategy: euros, asset: 'EURO' }, result).map(({ account, amount }) => [
      account,
      toText(amount),
    ]),
  ).toEqual([
    ['performance:eurfy', '9'],
    ['house', '-9'],
  ]);
});
