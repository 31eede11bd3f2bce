import { describe, expect, it } from 'vitest';
import { isoDay } from '../dates/index.ts';
import { decimal } from '../money/index.ts';
import { compareYear, type DatedPercent } from './index.ts';

const at = (day: string, percent: string): DatedPercent => ({ day: isoDay(day), percent: decimal(percent) });
const point = (date: string, nav: string, eur: string | null) => ({
  date: isoDay(date),
  nav: decimal(nav),
  eur: eur === null ? null : decimal(eur),
});
const year = [point('2025-11-20', '100', '0.90'), point('2026-11-20', '107', '0.864')];
const livretA = [at('2025-08-01', '1.7'), at('2026-02-01', '1.5')];
const inflation = [at('2026-10-15', '1.1'), at('2026-11-14', '1.2')];
const rowsOf = (input: Partial<Parameters<typeof compareYear>[0]>) =>
  compareYear({ points: year, isEuro: false, livretA, inflation, ...input })?.rows.map(
    ({ kind, rate, since }) => [kind, Number(rate.toFixed(6)), since],
  );

describe('a product beside the alternatives, over a year and in euros', () => {
  it('is shown with the savings account, inflation and its own currency kept', () => {
    expect(rowsOf({})).toEqual([
      ['product', 0.0272, null],
      // 73 days at 1.7 %, 292 at 1.5 %.
      ['livret_a', 0.0154, '2026-02-01'],
      ['inflation', 0.012, '2026-11-14'],
      ['asset', -0.04, null],
    ]);
  });

  it.each([
    [
      'the euro is no alternative to a product in euros',
      { isEuro: true },
      ['product', 'livret_a', 'inflation'],
    ],
    [
      'a rate unknown on the first day',
      { livretA: [at('2026-02-01', '1.5')] },
      ['product', 'inflation', 'asset'],
    ],
    [
      'a rate withdrawn meanwhile',
      { livretA: [at('2025-08-01', '1.7'), at('2026-02-01', '0')] },
      ['product', 'inflation', 'asset'],
    ],
    ['no inflation', { inflation: [] }, ['product', 'livret_a', 'asset']],
    ['prices published later', { inflation: [at('2026-11-21', '2')] }, ['product', 'livret_a', 'asset']],
  ])('%s', (_, input, kinds) => {
    expect(rowsOf(input)?.map(([kind]) => kind)).toEqual(kinds);
  });

  it.each([
    ['under a year of NAVs', [point('2026-01-02', '100', '0.9'), point('2026-11-20', '107', '0.9')]],
    ['no quote at its start', [point('2025-11-20', '100', null), point('2026-11-20', '107', '0.9')]],
    ['no NAV', []],
  ])('is not compared: %s', (_, points) => {
    expect(rowsOf({ points })).toBeUndefined();
  });
});
