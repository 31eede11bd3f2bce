import { describe, expect, test } from 'vitest';
import { addDays, type IsoDay } from '../dates/index.ts';
import { decimal, toText } from '../money/index.ts';
import {
  annualised,
  axisCeiling,
  buckets,
  compounded,
  dropInvalidRates,
  dropInvalidValues,
  estimatedDaily,
  movingAverage,
  overallAverage,
  periodStart,
  type RatePoint,
  runningCompounded,
  stackedBuckets,
  valuationCut,
  yieldGenerated,
} from './index.ts';

function daily(first: IsoDay, rates: readonly number[]): RatePoint[] {
  return rates.map((rate, index) => ({ date: addDays(first, index), performance_rate: rate }));
}

const YEAR = daily(
  '2025-01-01',
  Array.from({ length: 400 }, () => 0.001),
);

describe('rates', () => {
  test('compounding multiplies, and an empty list compounds to 0', () => {
    expect(compounded(daily('2026-01-01', [0.1, -0.1, 0.05]))).toBeCloseTo(1.1 * 0.9 * 1.05 - 1, 15);
    expect(compounded([])).toBe(0);
    expect(runningCompounded(daily('2026-01-01', [0.1, 0.1])).map((rate) => rate.toFixed(4))).toEqual([
      '0.1000',
      '0.2100',
    ]);
  });

  test.each([
    ['no rate', [], 0, undefined],
    ['89 days', YEAR.slice(0, 89), 89, undefined],
    ['90 days', YEAR.slice(0, 90), 90, 1.001 ** 365.25 - 1],
    ['fewer rates than days', daily('2026-01-01', [0.1, 0.1]), 120, 1.21 ** (365.25 / 120) - 1],
    ['a loss of everything', daily('2026-01-01', [-1, 0.1]), 100, -1],
    ['a power too large for a number', daily('2026-01-01', [1e90, 1e90]), 90, undefined],
  ])('D4: the annualised rate of %s', (_, points, days, expected) => {
    const rate = annualised(points, days);
    if (expected === undefined) expect(rate).toBeUndefined();
    else expect(rate).toBeCloseTo(expected, 12);
  });

  test('the moving average uses 30 points, or as many as there are', () => {
    const values = Array.from({ length: 40 }, (_, index) => index);
    const averages = movingAverage(values);
    expect([averages[0], averages[1], averages[29], averages[30], averages[39]]).toEqual([
      0, 0.5, 14.5, 15.5, 24.5,
    ]);
  });

  test('the overall average uses all points so far', () => {
    expect(overallAverage([1, 2, 6])).toEqual([1, 1.5, 3]);
  });
});

describe('periods', () => {
  test.each([
    ['daily', 7, '2026-01-29', '2026-02-04'],
    ['monthly_short', 30, '2026-01-06', '2026-02-04'],
    ['weekly', 10, '2025-W49', '2026-W06'],
    ['monthly', 12, '2025-03', '2026-02'],
  ] as const)('%s shows the newest %i buckets', (period, count, first, last) => {
    const shown = buckets(YEAR, period);
    expect([shown.length, shown[0]?.key, shown.at(-1)?.key]).toEqual([count, first, last]);
  });

  test('weeks start on Monday and months on the 1st, each compounded', () => {
    expect(buckets(YEAR, 'weekly').at(-2)).toEqual({
      key: '2026-W05',
      start: '2026-01-26',
      rate: compounded(YEAR.slice(0, 7)),
    });
    expect(buckets(YEAR, 'monthly').at(-2)?.start).toBe('2026-01-01');
    expect(buckets(YEAR, 'monthly').at(-2)?.rate).toBeCloseTo(1.001 ** 31 - 1, 12);
  });

  test('a bucket without a rate is omitted, and old ones too with a last day', () => {
    const gap = [...daily('2026-01-01', [0.1]), ...daily('2026-01-20', [0.2])];
    expect(buckets(gap, 'daily').map((bucket) => bucket.key)).toEqual(['2026-01-01', '2026-01-20']);
    expect(buckets(gap, 'daily', '2026-01-21').map((bucket) => bucket.key)).toEqual(['2026-01-20']);
    expect(buckets(gap, 'daily', '2026-03-01')).toEqual([]);
    expect(buckets(gap, 'monthly', '2026-12-31')).toHaveLength(1);
    expect(buckets(gap, 'monthly', '2027-01-01')).toHaveLength(0);
  });

  test('the parts of a stacked bucket add up to its compounded rate', () => {
    const aggregated = daily('2026-01-05', [0.1, -0.05, 0.2]);
    const parts = {
      USDFY: daily('2026-01-05', [0.06, -0.02, 0.2]),
      BTCFY: daily('2026-01-05', [0.04, -0.03]),
    };
    const [bucket] = stackedBuckets(aggregated, parts, 'weekly');
    expect(bucket?.rate).toBeCloseTo(compounded(aggregated), 15);
    expect(bucket?.contributions['USDFY']).toBeCloseTo(0.06 - 1.1 * 0.02 + 1.1 * 0.95 * 0.2, 15);
    expect(Object.values(bucket?.contributions ?? {}).reduce((sum, part) => sum + part, 0)).toBeCloseTo(
      bucket?.rate ?? 0,
      15,
    );
  });

  test.each([
    ['daily', 7],
    ['monthly_short', 30],
    ['weekly', 70],
    ['monthly', 365],
  ] as const)('the valuation of %s is cut to the last %i days', (period, days) => {
    const cut = valuationCut(YEAR, period);
    expect([cut.length, cut.at(-1)?.date, cut[0]?.date]).toEqual([
      days,
      '2026-02-04',
      addDays('2026-02-04', 1 - days),
    ]);
    expect(valuationCut([], period)).toEqual([]);
  });

  test.each([
    ['daily', '2026-11-13'],
    ['monthly_short', '2026-10-21'],
    ['weekly', '2026-09-13'],
    ['monthly', '2025-11-30'],
  ] as const)('A3: %s is measured from the close before its first bar, %s', (period, day) => {
    expect(periodStart(period, '2026-11-20')).toBe(day);
  });
});

describe('amounts and axes', () => {
  test('the yield generated is value plus money out minus money in, exactly', () => {
    const sums = { valueNow: decimal('10261.54'), moneyOut: decimal('0.1'), moneyIn: decimal('10000.2') };
    expect(toText(yieldGenerated(sums))).toBe('261.44');
  });

  test('D5: the estimated daily yield is one day of the last rate, on the value before it', () => {
    const valueBefore = decimal('1000');
    expect(toText(estimatedDaily({ rate: -0.005, days: 1, valueBefore }), 6)).toBe('-5.000000');
    expect(toText(estimatedDaily({ rate: 1.01 ** 3 - 1, days: 3, valueBefore }), 6)).toBe('10.000000');
  });

  test.each([
    [0, 0],
    [1, 1],
    [1.01, 2],
    [2, 2],
    [3, 5],
    [5.0001, 10],
    [10, 10],
    [10.5, 20],
    [9999, 10_000],
    [0.03, 0.05],
    [0.1, 0.1],
    [0.003, 0.005],
    [-0.03, -0.05],
    [-7, -10],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('the axis that covers %f ends at %f', (extreme, end) => {
    expect(axisCeiling(extreme)).toBe(end);
  });
});

describe('invalid points', () => {
  test('a rate without a valid day or a finite value is dropped, the rest is sorted', () => {
    const points = [
      { date: '2026-01-02', performance_rate: 0.1 },
      { valuation_date: '2026-01-01', performance_rate: 0.2 },
      { date: '2026-02-30', performance_rate: 0.1 },
      { date: '2026-01-03', performance_rate: Number.NaN },
      { date: '2026-01-03', performance_rate: '0.1' },
      { performance_rate: 0.1 },
      {},
    ];
    expect(dropInvalidRates(points)).toEqual([
      { date: '2026-01-01', performance_rate: 0.2 },
      { date: '2026-01-02', performance_rate: 0.1 },
    ]);
  });

  test('valid sorted points are returned unchanged; unsorted points are sorted', () => {
    const rates = daily('2026-01-01', [0.1, 0.2]);
    const values = rates.map(({ date }, value) => ({ date, value, contribution: 0, stale: false }));
    expect(dropInvalidRates(rates)).toBe(rates);
    expect(dropInvalidValues(values)).toBe(values);
    expect(dropInvalidRates(rates.toReversed())).toEqual(rates);
    expect(dropInvalidValues(values.toReversed())).toEqual(values);
  });

  test('a value without a valid day or a finite value is dropped', () => {
    const points = [
      { date: '2026-01-02', value: 2, contribution: -1, stale: true },
      { date: '2026-01-01', value: 1 },
      { date: 'hier', value: 1 },
      { date: '2026-01-03', value: Number.POSITIVE_INFINITY },
    ];
    expect(dropInvalidValues(points)).toEqual([
      { date: '2026-01-01', value: 1, contribution: 0, stale: false },
      { date: '2026-01-02', value: 2, contribution: -1, stale: true },
    ]);
  });
});
