import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decimal,
  decimalsOf,
  type FxQuotes,
  fxBook,
  isDisplayCurrency,
  isPaymentAsset,
  MalformedAmount,
  parCurrency,
  roundFor,
  roundTo,
  sumOf,
  toText,
  UnknownCurrency,
} from './index.ts';

describe('decimals', () => {
  test.each([
    ['10000.50', '10000.5'],
    ['-0.000000000000000001', '-0.000000000000000001'],
    ['0', '0'],
    ['-0', '0'],
    ['00012.10', '12.1'],
    [0.1, '0.1'],
    [1e-7, '0.0000001'],
    [1e21, '1000000000000000000000'],
  ])('%s is parsed as %s', (value, text) => {
    expect(toText(decimal(value))).toBe(text);
  });

  test.each([
    '',
    ' ',
    '1 000',
    '1,5',
    '+1',
    '1e3',
    '.5',
    '5.',
    'abc',
    '0x10',
    'Infinity',
    '1'.repeat(201),
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('%s is malformed, never zero', (value) => {
    expect(() => decimal(value)).toThrow(MalformedAmount);
  });

  test('a value of another type is malformed', () => {
    const body: { amount: string }[] = JSON.parse('[{"amount":null},{},{"amount":[]},{"amount":true}]');
    for (const { amount } of body) expect(() => decimal(amount)).toThrow(MalformedAmount);
  });

  test.each([
    ['0.125', 2, '0.12'],
    ['0.135', 2, '0.14'],
    ['-0.125', 2, '-0.12'],
    ['2.5', 0, '2'],
    ['0.1251', 2, '0.13'],
  ])('%s to %i decimals is %s: half to even', (value, decimals, text) => {
    expect(toText(roundTo(decimal(value), decimals))).toBe(text);
  });

  test('sums are exact and texts are padded on demand', () => {
    expect(sumOf([decimal('0.1'), decimal('0.2')]).eq(decimal('0.3'))).toBe(true);
    expect(toText(sumOf([]))).toBe('0');
    expect(toText(decimal('1.005'), 2)).toBe('1.00');
    expect(toText(decimal('-0.001'), 2)).toBe('0.00');
  });

  test('a text is unchanged by parsing and formatting', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 0, max: 18 }), (digits, decimals) => {
        const value = decimal(digits.toString()).div(decimal(`1${'0'.repeat(decimals)}`));
        expect(decimal(toText(value)).eq(value)).toBe(true);
      }),
    );
  });
});

describe('currencies', () => {
  test.each([
    ['euro', 'EUR', 2],
    ['EURO', 'EUR', 2],
    ['eur', 'EUR', 2],
    ['EURC', 'EUR', 2],
    ['usdc', 'USD', 2],
    ['USD', 'USD', 2],
    ['chf', 'CHF', 2],
    ['WBTC', 'BTC', 8],
    ['btc', 'BTC', 8],
    ['eth', 'ETH', 18],
  ])('%s is worth a %s, kept with %i decimals', (asset, currency, decimals) => {
    expect(parCurrency(asset)).toBe(currency);
    expect(decimalsOf(asset)).toBe(decimals);
  });

  test('an unknown currency is an error', () => {
    expect(() => parCurrency('DOGE')).toThrow(UnknownCurrency);
    expect([
      isPaymentAsset('EURO'),
      isPaymentAsset('EUR'),
      isDisplayCurrency('CHF'),
      isDisplayCurrency('EURO'),
    ]).toEqual([true, false, true, false]);
  });

  test('an amount is rounded to its currency', () => {
    expect(toText(roundFor('EURO', decimal('10261.5437')))).toBe('10261.54');
    expect(toText(roundFor('BTC', decimal('0.123456785')))).toBe('0.12345678');
  });
});

describe('FX', () => {
  const quotes: FxQuotes[] = [
    { base: 'EUR', quote: 'USD', days: ['2026-01-02'], values: ['1.25'] },
    { base: 'EUR', quote: 'USD', days: ['2026-01-05'], values: ['1.6'] },
    { base: 'EUR', quote: 'CHF', days: ['2026-01-02'], values: ['0.8'] },
    { base: 'BTC', quote: 'EUR', days: ['2026-01-02'], values: ['50000'] },
  ];
  const book = fxBook(quotes.toReversed());

  test.each([
    ['2026-01-01', undefined],
    ['2026-01-02', { value: '0.8', quoteDay: '2026-01-02', isFallback: false }],
    ['2026-01-04', { value: '0.8', quoteDay: '2026-01-02', isFallback: true }],
    ['2026-01-05', { value: '0.625', quoteDay: '2026-01-05', isFallback: false }],
    ['2027-01-01', { value: '0.625', quoteDay: '2026-01-05', isFallback: true }],
  ] as const)('on %s a dollar has its last published value, never a later one', (day, expected) => {
    const worth = book.eurValue('USD', day);
    expect(worth && { ...worth, value: toText(worth.value) }).toEqual(expected);
  });

  test('EUR is always 1', () => {
    expect(book.eurValue('EUR', '1999-01-01')).toMatchObject({ quoteDay: '1999-01-01', isFallback: false });
  });

  test('a conversion goes through EUR and returns the oldest day of the quotes used', () => {
    const converted = book.convert(decimal('2'), 'BTC', 'USD', '2026-01-06');
    expect(converted && [toText(converted.amount), converted.quoteDay, converted.isFallback]).toEqual([
      '160000',
      '2026-01-02',
      true,
    ]);
    expect(book.convert(decimal('1'), 'USD', 'ETH', '2026-01-06')).toBeUndefined();
    expect(toText(book.convert(decimal('1'), 'ETH', 'ETH', '2026-01-06')?.amount ?? decimal(0))).toBe('1');
  });

  test.each([
    ['EUR', 'CHF', '2026-01-02', false],
    ['EUR', 'CHF', '2026-01-05', true],
    ['USD', 'CHF', '2026-01-05', true],
    ['CHF', 'USD', '2026-01-05', true],
    ['USD', 'EUR', '2026-01-05', false],
  ] as const)('a conversion from %s to %s on %s uses an earlier quote: %s', (from, to, day, isFallback) => {
    expect(book.convert(decimal('1'), from, to, day)).toMatchObject({ isFallback });
  });

  test.each([
    ['no side in EUR', { base: 'BTC', quote: 'USD', days: ['2026-01-02'], values: ['1'] }],
    ['EUR on both sides', { base: 'EUR', quote: 'EUR', days: ['2026-01-02'], values: ['1'] }],
    ['a rate of zero', { base: 'EUR', quote: 'USD', days: ['2026-01-09'], values: ['0'] }],
    ['another rate for a known day', { base: 'EUR', quote: 'USD', days: ['2026-01-02'], values: ['1.26'] }],
    ['the other way', { base: 'USD', quote: 'EUR', days: ['2026-01-09'], values: ['0.8'] }],
  ] as const)('a quote with %s is malformed', (_, quote) => {
    expect(() => fxBook([...quotes, quote])).toThrow(/^Quote /);
  });

  test('a missing or malformed rate is refused before its first use', () => {
    for (const values of [['1,5'], ['NaN'], []]) {
      expect(() => fxBook([{ base: 'EUR', quote: 'USD', days: ['2026-01-02'], values }])).toThrow(
        MalformedAmount,
      );
    }
  });

  test('one list of quotes equals its days given apart, in any order, and a repeated quote counts once', () => {
    const days = ['2026-01-02', '2026-01-05', '2026-01-09'] as const;
    const values = ['1.25', '1.6', '2'];
    const pair = { base: 'EUR', quote: 'USD' } as const;
    const apart = days.map(
      (day, index): FxQuotes => ({ ...pair, days: [day], values: [values[index] ?? ''] }),
    );
    const whole = fxBook([{ ...pair, days, values }]);
    for (const parts of [apart, apart.toReversed(), [...apart, ...apart]]) {
      const other = fxBook(parts);
      expect(other.eurDoubles('USD')).toEqual(whole.eurDoubles('USD'));
      for (const day of days) expect(other.eurValue('USD', day)).toEqual(whole.eurValue('USD', day));
    }
    expect([...(whole.eurDoubles('USD')?.values ?? [])]).toEqual([0.8, 0.625, 0.5]);
  });
});
