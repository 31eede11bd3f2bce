import { describe, expect, it } from 'vitest';
import { toText } from '../money/index.ts';
import { changeInSeries, firstDayOf, moneyOutOf, ratesInSeries } from './from-series.ts';

const point = (date: `${number}-${number}-${number}`, value: number, contribution = 0) =>
  ({ date, value, contribution, stale: false }) as const;
const values = [
  point('2026-01-01', 0),
  point('2026-01-02', 1000, 1000),
  point('2026-01-03', 1100),
  point('2026-01-04', 660, -550),
];

describe('a portfolio read from its series', () => {
  it('has the money out of its withdrawals; without any point it is unknown', () => {
    expect(moneyOutOf(values, 'EUR')?.toString()).toBe('550');
    expect(moneyOutOf([], 'EUR')).toBeUndefined();
  });

  it('begins on the first day with money', () => {
    expect(firstDayOf(values)).toBe('2026-01-02');
    expect(firstDayOf([])).toBeUndefined();
  });

  it('changes by what is neither paid in nor out, from the close of the day or of the first holding', () => {
    const whole = changeInSeries(values, '2025-12-31', 'EUR');
    expect(whole).toMatchObject({ since: '2026-01-02' });
    expect([toText(whole!.gain), whole!.rate.toFixed(6)]).toEqual(['210', '0.210000']);
    const last = changeInSeries(values, '2026-01-03', 'EUR');
    expect(last).toMatchObject({ since: '2026-01-03' });
    expect([toText(last!.gain), last!.rate.toFixed(6)]).toEqual(['110', '0.100000']);
    expect(changeInSeries(values, '2026-01-04', 'EUR')).toBeUndefined();
    expect(changeInSeries([], '2026-01-04', 'EUR')).toBeUndefined();
  });

  it('annualises no rate under 90 days; n daily rates span n days (D30)', () => {
    const rates = [
      { date: '2026-01-02', performance_rate: 0.01 },
      { date: '2026-01-05', performance_rate: 0.02 },
    ] as const;
    expect(ratesInSeries(rates)).toMatchObject({
      since: '2026-01-01',
      days: 4,
      lastDays: 3,
      annual: undefined,
    });
    expect(ratesInSeries([])).toBeUndefined();
  });
});
