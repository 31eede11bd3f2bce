import { isoDayOf } from '@repo/domain/dates';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonPart, jsonChunks, objectJson, ratePointsJson, valuePointsJson } from './series-json.ts';

const textOf = (parts: readonly JsonPart[]): string =>
  Buffer.concat(Array.from(jsonChunks(parts), (chunk) => Buffer.from(chunk))).toString();

function written(value: number): string {
  const json = textOf(ratePointsJson([{ date: '2026-01-03', performance_rate: value }]));
  return json.slice('[{"date":"2026-01-03","performance_rate":'.length, -'}]'.length);
}

describe('numbers of a chart', () => {
  it('stay within a relative error of 1e-9', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Math.abs(Number(written(value)) - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-9);
      }),
      { numRuns: 2_000 },
    );
  });

  it('stay so at the sizes of rates and amounts', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.integer({ min: -8, max: 9 }),
        (mantissa, exponent) => {
          const value = mantissa * 10 ** exponent;
          expect(Math.abs(Number(written(value)) - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-9);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    [1234.56789012345, '1234.56789'],
    [-0.000123456789012, '-0.000123456789'],
    [10_110.14, '10110.14'],
    [0, '0'],
    [-0, '0'],
    [100, '100'],
    [9.9999999999, '10'],
    [1e9, '1000000000'],
    [0.00099999999999, '0.001'],
    [5e-324, '5e-324'],
    [1e300, '1e+300'],
    [Number.NaN, '0'],
  ])('are short: %s is written %s', (value, text) => {
    expect(written(value)).toBe(text);
  });
});

describe('series as JSON text', () => {
  it('are the objects of the contract', () => {
    const rates = [{ date: '2026-01-03', performance_rate: -0.005 }] as const;
    const values = [
      { date: '2026-01-02', value: 9940.05, contribution: 10_000, stale: false },
      { date: '2026-01-03', value: 0, contribution: 0, stale: true },
    ] as const;
    const parts = objectJson([
      ['a "quoted" title', ratePointsJson(rates)],
      ['values', valuePointsJson(values)],
    ]);
    expect(JSON.parse(textOf(parts))).toEqual({
      'a "quoted" title': rates,
      values: [{ date: '2026-01-02', value: 9940.05, contribution: 10_000 }, values[1]],
    });
  });

  it('are whole over many chunks, whatever the texts between them', () => {
    const points = Array.from({ length: 5_000 }, (_, index) => ({
      date: isoDayOf(index),
      value: index / 8,
      contribution: index - 10,
      stale: index % 2 === 0,
    }));
    // Two bytes a letter, so that some fall astride two chunks.
    const longText = 'é'.repeat(100_001);
    const parts = objectJson([
      ['points', valuePointsJson(points)],
      ['text', JSON.stringify(longText)],
      ['again', valuePointsJson(points)],
    ]);
    const wire = points.map(({ stale, ...point }) => (stale ? { ...point, stale } : point));
    expect(JSON.parse(textOf(parts))).toEqual({ points: wire, text: longText, again: wire });
  });
});
