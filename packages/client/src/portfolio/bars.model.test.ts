import { sampleDashboard } from '@repo/api-sdk/testing';
import { isoDay } from '@repo/domain/dates';
import type { Period } from '@repo/domain/portfolio';
import { describe, expect, it } from 'vitest';
import { contributionBars, yieldBars } from './bars.model.ts';
import { readPortfolio } from './portfolio.model.ts';

const until = isoDay('2026-01-04');
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const rates = [
  { date: isoDay('2026-01-03'), performance_rate: -0.005 },
  { date: isoDay('2026-01-04'), performance_rate: 0.01 },
];
const last = (period: Period) => {
  const { categories, series } = yieldBars(rates, 'usdfy', { period, until });
  const category = categories.at(-1);
  return [plain(category?.label ?? ''), plain(category?.longLabel ?? ''), series[0]?.values.at(-1)];
};

describe('the bars of a period', () => {
  it.each([
    ['daily', '4 janv.', '4 janvier 2026', expect.closeTo(0.01, 10)],
    ['monthly_short', '4 janv.', '4 janvier 2026', expect.closeTo(0.01, 10)],
    ['weekly', 'sem. 1', 'semaine du 29 décembre 2025', expect.closeTo(0.00495, 10)],
    ['monthly', 'janv.', 'janvier 2026', expect.closeTo(0.00495, 10)],
  ] as const)('%s end with « %s », read « %s »', (period, label, longLabel, rate) => {
    expect(last(period)).toEqual([label, longLabel, rate]);
  });

  it('have the hue of the product', () => {
    expect(yieldBars(rates, 'usdfy', { period: 'daily', until }).series).toMatchObject([
      { id: 'yield', hue: 'usdfy' },
    ]);
  });

  it('split by product leave out a product that was not held', () => {
    const dashboard = sampleDashboard();
    const flows = dashboard.performance_flows;
    const contributions = {
      USDFY: flows.aggregated,
      AUTRE: [{ date: '2026-01-04', performance_rate: 0.002 }],
    };
    const portfolio = readPortfolio({ ...dashboard, performance_flows: { ...flows, contributions } });
    const { series, totals, categories } = contributionBars(portfolio, { period: 'daily', until });
    expect(series.map(({ id, hue, values }) => [id, hue, values.slice(-2)])).toEqual([
      ['USDFY', 'usdfy', [expect.closeTo(-0.005, 10), expect.closeTo(0.014_975_869, 10)]],
      ['AUTRE', 'accent', [null, 0.002]],
    ]);
    expect(totals?.slice(-2)).toEqual([expect.closeTo(-0.005, 10), expect.closeTo(0.014_975_869, 10)]);
    expect(categories).toHaveLength(totals?.length ?? 0);
  });
});
