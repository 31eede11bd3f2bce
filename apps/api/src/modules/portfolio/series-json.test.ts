import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objectJson, ratePointsJson, shortNumber, valuePointsJson } from './series-json.ts';

describe('numbers of a chart', () => {
  it('stay within a relative error of 1e-9', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const written = Number(shortNumber(value));
        expect(Math.abs(written - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-9);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are short', () => {
    expect([1234.56789012345, -0.000123456789012, 10_110.14, 0, 100].map(shortNumber)).toEqual([
      '1234.56789',
      '-0.000123456789',
      '10110.14',
      '0',
      '100',
    ]);
  });
});

describe('series as JSON text', () => {
  it('are the objects of the contract', () => {
    const rates = [{ date: '2026-01-03', performance_rate: -0.005 }] as const;
    const values = [
      { date: '2026-01-02', value: 9940.05, contribution: 10_000, stale: false },
      { date: '2026-01-03', value: 0, contribution: 0, stale: true },
    ] as const;
    const text = objectJson([
      ['a "quoted" title', ratePointsJson(rates)],
      ['values', valuePointsJson(values)],
    ]);
    expect(JSON.parse(text)).toEqual({
      'a "quoted" title': rates,
      values: [{ date: '2026-01-02', value: 9940.05, contribution: 10_000 }, values[1]],
    });
  });
});
