import { describe, expect, it } from 'vitest';
import { isoDay } from '../dates/index.ts';
import { decimal, toText } from '../money/index.ts';
import { blanksAfterDeclared, taxFile } from './index.ts';

const buy = (day: string, euros: string) => ({ day: isoDay(day), euros: decimal(euros) });
const sell = (id: string, day: string, [price, fees, portfolioHere]: readonly [string, string, string]) => ({
  id,
  day: isoDay(day),
  price: decimal(price),
  fees: decimal(fees),
  portfolioHere: decimal(portfolioHere),
});

interface Example {
  readonly name: string;
  readonly year: number;
  readonly acquisitions: readonly ReturnType<typeof buy>[];
  readonly disposals: readonly ReturnType<typeof sell>[];
  readonly elsewhere?: readonly (readonly [string, string, string])[];
  /** Of each disposal of the year: cost, taken, gain. */
  readonly expected: readonly (readonly [string, string, string])[];
  readonly gain: string;
  readonly isExempt?: boolean;
  readonly isCostNegative?: boolean;
}

const examples: readonly Example[] = [
  {
    name: 'a part sold at a gain',
    year: 2026,
    acquisitions: [buy('2026-01-05', '1000')],
    disposals: [sell('a', '2026-06-01', ['450', '0', '1200'])],
    // 1000 × 450 ÷ 1200 = 375
    expected: [['1000.00', '375.00', '75.00']],
    gain: '75.00',
  },
  {
    name: 'a second one, after what the first took',
    year: 2026,
    acquisitions: [buy('2026-01-05', '1000')],
    disposals: [
      sell('a', '2026-06-01', ['450', '0', '1200']),
      sell('b', '2026-09-01', ['1300', '13', '1300']),
    ],
    expected: [
      ['1000.00', '375.00', '75.00'],
      ['625.00', '625.00', '662.00'],
    ],
    gain: '737.00',
  },
  {
    name: 'one of an earlier year counts for its part only',
    year: 2026,
    acquisitions: [buy('2025-01-05', '1000'), buy('2026-02-01', '500')],
    disposals: [sell('a', '2025-06-01', ['450', '0', '1200']), sell('b', '2026-09-01', ['500', '1', '2000'])],
    // 1500 − 375 = 1125, × 500 ÷ 2000 = 281.25
    expected: [['1125.00', '281.25', '217.75']],
    gain: '217.75',
  },
  {
    name: 'what is held elsewhere counts in the value and in the cost',
    year: 2026,
    acquisitions: [buy('2026-01-05', '1000')],
    disposals: [sell('a', '2026-06-01', ['450', '0', '1200'])],
    elsewhere: [['a', '1800', '2000']],
    // 3000 × 450 ÷ 3000
    expected: [['3000.00', '450.00', '0.00']],
    gain: '0.00',
  },
  {
    name: 'a second one, whose holdings elsewhere are declared again',
    year: 2026,
    acquisitions: [buy('2026-01-05', '10000')],
    disposals: [
      sell('a', '2026-06-01', ['50000', '0', '60000']),
      sell('b', '2026-09-01', ['5000', '0', '10000']),
    ],
    elsewhere: [
      ['a', '40000', '90000'],
      ['b', '40000', '90000'],
    ],
    expected: [
      ['100000.00', '50000.00', '0.00'],
      ['50000.00', '5000.00', '0.00'],
    ],
    gain: '0.00',
  },
  {
    name: 'a second one, left blank after holdings elsewhere: 10 000 less the 50 000 taken means nothing',
    year: 2026,
    acquisitions: [buy('2026-01-05', '10000')],
    disposals: [
      sell('a', '2026-06-01', ['50000', '0', '60000']),
      sell('b', '2026-09-01', ['5000', '0', '10000']),
    ],
    elsewhere: [['a', '40000', '90000']],
    expected: [
      ['100000.00', '50000.00', '0.00'],
      ['-40000.00', '-20000.00', '25000.00'],
    ],
    gain: '25000.00',
    isCostNegative: true,
  },
  {
    name: 'a loss',
    year: 2026,
    acquisitions: [buy('2026-01-05', '1000')],
    disposals: [sell('a', '2026-06-01', ['800', '1.6', '800'])],
    expected: [['1000.00', '1000.00', '-201.60']],
    gain: '-201.60',
  },
  {
    name: 'a small year is exempt',
    year: 2026,
    acquisitions: [buy('2026-01-05', '1000')],
    disposals: [sell('a', '2026-06-01', ['305', '0', '1220'])],
    expected: [['1000.00', '250.00', '55.00']],
    gain: '55.00',
    isExempt: true,
  },
  {
    name: 'a year without any',
    year: 2025,
    acquisitions: [buy('2025-01-05', '1000')],
    disposals: [sell('a', '2026-06-01', ['450', '0', '1200'])],
    expected: [],
    gain: '0.00',
    isExempt: true,
  },
];

describe('the figures of a year of disposals', () => {
  it.each(examples)(
    '$name',
    ({ elsewhere = [], expected, gain, isExempt = false, isCostNegative = false, ...input }) => {
      const held = elsewhere.map(
        ([id, value, cost]) => [id, { value: decimal(value), cost: decimal(cost) }] as const,
      );
      const file = taxFile({ ...input, elsewhere: new Map(held) });
      expect(
        file.disposals.map(({ cost, taken, gain: one }) =>
          [cost, taken, one].map((amount) => toText(amount, 2)),
        ),
      ).toEqual(expected);
      expect([toText(file.gain, 2), file.isExempt, file.isCostNegative]).toEqual([
        gain,
        isExempt,
        isCostNegative,
      ]);
    },
  );

  it.each([
    [[], []],
    [['a', 'b', 'c'], []],
    [['c'], []],
    [['a'], ['b', 'c']],
    [['a', 'c'], ['b']],
  ])('declared for %j lack %j', (declared, blanks) => {
    expect(blanksAfterDeclared(['a', 'b', 'c'], new Set(declared))).toEqual(blanks);
  });
});
