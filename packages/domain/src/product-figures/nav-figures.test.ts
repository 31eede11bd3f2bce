import { describe, expect, it } from 'vitest';
import { isoDay } from '../dates/index.ts';
import { decimal } from '../money/index.ts';
import { deepestFall, fallOfHoldings, monthRates, type NavPoint, navFigures } from './index.ts';

const point = (date: string, nav: number, eur: number | null = 1): NavPoint => ({
  date: isoDay(date),
  nav: decimal(nav),
  eur: eur === null ? null : decimal(eur),
});
const rounded = (value: number | null | undefined) => (value === null ? null : Number(value?.toFixed(6)));

const series = (...values: number[]) =>
  values.map((value, index) => ({ date: isoDay(`2026-01-0${index + 1}`), value }));

describe('the deepest fall', () => {
  it.each([
    ['never falls', series(100, 101, 101), null],
    ['none', [], null],
    [
      'came back',
      series(100, 90, 100, 99),
      { from: '2026-01-01', to: '2026-01-02', recovered: '2026-01-03' },
    ],
    ['not yet', series(100, 110, 99, 105), { from: '2026-01-02', to: '2026-01-03', recovered: null }],
    [
      'counts from the highest, not from the start',
      series(100, 120, 108, 130, 128),
      { from: '2026-01-02', to: '2026-01-03', recovered: '2026-01-04' },
    ],
  ])('%s', (_, points, expected) => {
    const fall = deepestFall(points);
    if (expected === null) expect(fall).toBeNull();
    else expect(fall).toMatchObject(expected);
  });

  it('is a fraction of the highest value', () => {
    expect(rounded(deepestFall(series(100, 120, 108))?.rate)).toBe(-0.1);
  });
});

const holding = (date: string, value: number, contribution = 0) => ({
  date: isoDay(date),
  value,
  contribution,
  stale: false,
});

describe('what a client holds', () => {
  it('falls by its value alone: money in or out is no fall, and none is said under 90 days', () => {
    const held = [
      holding('2026-01-01', 0),
      holding('2026-01-02', 1000, 1000),
      holding('2026-02-01', 2200, 1000),
      holding('2026-03-01', 980, -1000),
      holding('2026-04-01', 1080),
      holding('2026-04-02', 1200),
    ];
    const fall = fallOfHoldings(held);
    expect(fall).toMatchObject({ from: '2026-02-01', to: '2026-03-01', recovered: '2026-04-02' });
    expect(fall?.rate.toFixed(6)).toBe('-0.100000');
    expect(fallOfHoldings(held.slice(0, -2))).toBeNull();
    expect(fallOfHoldings([holding('2026-01-02', 1000, 1000), holding('2026-05-02', 1100)])).toBeNull();
    expect(fallOfHoldings([])).toBeNull();
    const least = (value: number) => [
      holding('2026-01-02', 1_000_000, 1_000_000),
      holding('2026-05-02', value),
    ];
    expect(fallOfHoldings(least(999_951))).toBeNull();
    expect(fallOfHoldings(least(999_949))).not.toBeNull();
  });
});

describe('the months of a product', () => {
  const points = [
    point('2026-01-15', 100),
    point('2026-01-31', 102),
    point('2026-02-28', 101),
    point('2026-03-30', 104.03),
    point('2026-05-31', 105),
    point('2026-06-30', 107.1),
    point('2026-07-10', 90),
  ];

  it('are whole: neither the first nor the last, nor one after a month without a NAV', () => {
    expect(monthRates(points).map(({ month, rate }) => [month, rounded(rate)])).toEqual([
      ['2026-02-01', -0.009804],
      ['2026-03-01', 0.03],
      ['2026-06-01', 0.02],
    ]);
  });

  it('name the best and the worst', () => {
    const figures = navFigures(points);
    expect([figures?.best?.month, figures?.worst?.month]).toEqual(['2026-03-01', '2026-02-01']);
  });

  it('have nothing to say of a product of a few days, nor of one without a NAV', () => {
    const young = navFigures([point('2026-01-15', 100), point('2026-01-16', 101)]);
    expect(young).toMatchObject({ yearly: null, year: null, best: null, worst: null, fall: null });
    expect(navFigures([])).toBeNull();
  });
});

describe('a product of two years', () => {
  const points = [
    point('2024-11-20', 100, 0.95),
    point('2025-11-19', 110, 0.9),
    point('2025-11-25', 111, 0.9),
    point('2026-11-20', 121, 0.8),
  ];

  it('grew over twelve months from the last NAV before them, and a year since its first', () => {
    const figures = navFigures(points);
    expect([rounded(figures?.year), rounded(figures?.yearly)]).toEqual([0.1, 0.100072]);
  });

  it('fell in euros although it never did in its currency', () => {
    const figures = navFigures(points);
    expect(figures?.fall).toBeNull();
    expect(figures?.fallInEuros).toMatchObject({ from: '2025-11-25', to: '2026-11-20' });
    expect(rounded(figures?.fallInEuros?.rate)).toBe(-0.031031);
  });
});
