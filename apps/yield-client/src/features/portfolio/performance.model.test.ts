import { publishedRates, TODAY } from '@repo/client/portfolio-samples';
import { isoDay } from '@repo/domain/dates';
import { describe, expect, it } from 'vitest';
import { performanceChart } from './performance.model.ts';

const until = isoDay('2026-01-10');
const options = { period: 'daily', until, hasNav: true } as const;
const rate = (date: string, performance_rate: number) => ({ date, performance_rate });

describe('the performances by asset', () => {
  it('start at 100 on the first day of the period, whose own rate does not count', () => {
    const { data, note } = performanceChart(
      {
        USDFY: [
          rate('2026-01-01', 0.5),
          rate('2026-01-04', 0.5),
          rate('2026-01-05', 0.1),
          rate('2026-01-06', -0.1),
        ],
      },
      options,
    );
    expect(data.days).toEqual(['2026-01-04', '2026-01-05', '2026-01-06']);
    expect(data.series[0]).toMatchObject({ id: 'USDFY', hue: 'usdfy' });
    expect(data.series[0]?.values).toEqual([100, expect.closeTo(110, 8), expect.closeTo(99, 8)]);
    expect(note).toBe('Base 100 au 4 janvier 2026');
  });

  it('A4: start together at their last NAV on or before the first day, which may have none', () => {
    const { data, note } = performanceChart(
      {
        USDFY: [rate('2026-01-01', 0.5), rate('2026-01-04', 0.5), rate('2026-01-05', 0.1)],
        EURFY: [rate('2026-01-01', 0.5), rate('2026-01-02', 0.5), rate('2026-01-05', 0.2)],
      },
      options,
    );
    expect(data.days).toEqual(['2026-01-04', '2026-01-05']);
    expect(data.series.map(({ values }) => values)).toEqual([
      [100, expect.closeTo(110, 8)],
      [100, expect.closeTo(120, 8)],
    ]);
    expect(note).toBe('Base 100 au 4 janvier 2026');
  });

  it('start at 100 on the day before the first rate of a product launched inside the period', () => {
    const { data } = performanceChart({ AUTRE: [rate('2026-01-05', 0.1), rate('2026-01-06', 0.1)] }, options);
    expect(data.days).toEqual(['2026-01-04', '2026-01-05', '2026-01-06']);
    expect(data.series[0]?.hue).toBe('accent');
    expect(data.series[0]?.values).toEqual([100, expect.closeTo(110, 8), expect.closeTo(121, 8)]);
  });

  it('have a gap on the days a product has no NAV', () => {
    const { data } = performanceChart(
      { USDFY: [rate('2026-01-05', 0.1)], BTCFY: [rate('2026-01-07', 0.1)] },
      options,
    );
    expect(data.days).toEqual(['2026-01-04', '2026-01-05', '2026-01-06', '2026-01-07']);
    expect(data.series[0]?.values.slice(2)).toEqual([null, null]);
    expect(data.series[1]?.values.slice(0, 2)).toEqual([null, null]);
  });

  it('are a sample only when no NAV was ever published (D28)', () => {
    const { data, note } = performanceChart({}, { ...options, hasNav: false });
    expect([data.series[0]?.id, data.series[0]?.values.length, data.days.at(-1), note]).toEqual([
      'sample',
      20,
      '2025-01-20',
      'Données d’illustration',
    ]);
    expect(performanceChart({}, options)).toMatchObject({ data: { days: [], series: [] } });
  });
});

describe('the performance of the products', () => {
  const { strategies } = publishedRates.performance_flows;
  const week = { period: 'daily', until: isoDay(TODAY) } as const;

  it('starts each line at 100: on the first day of the period, or the day before the first rate of a new product', () => {
    const { data, note } = performanceChart(
      { ...strategies, USDFY: [{ date: '2025-01-01', performance_rate: 0.5 }, ...strategies.USDFY] },
      { ...week, hasNav: true },
    );
    expect(data.days).toEqual(['2025-12-29', '2026-01-02', '2026-01-03', '2026-01-04']);
    expect(data.series[0]?.values[0]).toBe(100);
    expect(data.series[0]?.values[3]).toBeCloseTo(102, 5);
    expect(data.series[1]?.values).toEqual([null, null, 100, 102]);
    expect(note).toBe('Base 100 au 29 décembre 2025');
  });

  it('is a labelled sample only when no NAV was ever published', () => {
    const sample = performanceChart({}, { ...week, hasNav: false });
    expect(sample.note).toBe('Données d’illustration');
    expect(sample.data.series[0]?.values).toHaveLength(20);
    expect(performanceChart({ USDFY: [] }, { ...week, hasNav: false }).data.series).toEqual([]);
    expect(performanceChart({}, { ...week, hasNav: true }).data.series).toEqual([]);
    const stale = performanceChart(strategies, { ...week, until: isoDay('2027-01-01'), hasNav: false });
    expect(stale.data.series).toEqual([]);
  });
});
