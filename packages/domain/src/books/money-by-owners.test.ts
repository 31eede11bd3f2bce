import { describe, expect, it } from 'vitest';
import { isoDay } from '../dates/index.ts';
import { decimal, fxBook, sumOf, toText } from '../money/index.ts';
import { type BookAsset, moneyByOwners, type OwnedMoney, unitsDifference } from './index.ts';

const money = (asset: BookAsset, amount: string, ...owners: string[]): OwnedMoney => ({
  asset,
  amount: decimal(amount),
  owners,
});

describe('moneyByOwners', () => {
  it.each([
    ['an account of one product', [money('EUR', '5', 'a'), money('USDC', '2', 'a')], { a: '7' }],
    ['accounts of two products', [money('EUR', '5', 'a'), money('EUR', '2', 'b')], { a: '5', b: '2' }],
    [
      'a shared account, apart from those of its products',
      [money('EUR', '5', 'a', 'b'), money('EUR', '2', 'b'), money('EUR', '-1', 'b', 'a')],
      { 'a b': '4', b: '2' },
    ],
    ['an account of no product', [money('EUR', '5')], { '': '5' }],
    ['no money', [], {}],
  ])('sums %s', (_, all, expected) => {
    const lines = moneyByOwners(all);
    expect(
      Object.fromEntries(
        lines.map((line) => [line.owners.join(' '), toText(sumOf(line.money.map(({ amount }) => amount)))]),
      ),
    ).toEqual(expected);
    expect(lines.flatMap((line) => line.money)).toHaveLength(all.length);
  });
});

describe('unitsDifference', () => {
  const days = [isoDay('2026-01-02'), isoDay('2026-01-04')];
  const fx = fxBook([
    { base: 'EUR', quote: 'USD', days, values: ['1.25', '1.6'] },
    { base: 'BTC', quote: 'EUR', days: days.slice(0, 1), values: ['50000'] },
  ]);
  const difference = (value: string, ...held: OwnedMoney[]) => {
    const found = unitsDifference({ currency: 'USD', value: decimal(value) }, held, {
      fx,
      day: isoDay('2026-01-05'),
    });
    return found === null ? null : [toText(found.amount), found.quoteDay];
  };

  it.each([
    ['coins at par need no quote', '990', [money('USDC', '1000')], ['10', null]],
    ['other debts are taken off', '900', [money('USDC', '1000'), money('USDC', '-100')], ['0', null]],
    ['what lacks is negative', '1100', [money('USDC', '1000')], ['-100', null]],
    ['the last quote converts', '1500', [money('EUR', '1000')], ['100', '2026-01-04']],
    [
      'the oldest day of the quotes is named',
      '0',
      [money('EURC', '1000'), money('WBTC', '0.01')],
      ['2400', '2026-01-02'],
    ],
    ['a missing quote gives none', '0', [money('USD', '1'), money('ETH', '1')], null],
    ['nothing in an asset needs no quote of it', '0', [money('USD', '1'), money('ETH', '0')], ['1', null]],
    ['units without money', '5', [], ['-5', null]],
  ] as const)('%s', (_, value, held, expected) => {
    expect(difference(value, ...held)).toEqual(expected);
  });
});
