import { expect, it } from 'vitest';
import { sampleIndicators } from '../../../testing/sample-indicators.ts';
import { adviserBars, assetBars, endLabels, funnelBars, netBars } from './charts.model.ts';

const labels = (period: 'monthly' | 'weekly' | 'daily') =>
  assetBars(sampleIndicators({ period })).categories.map(({ label }) => label.replaceAll('\u00a0', ' '));

it('stacks what each strategy is worth at the end of each bucket', () => {
  const { series } = assetBars(sampleIndicators());
  expect(series).toMatchObject([{ id: 'USDFY', hue: 'usdfy', values: [12_290_000, 12_632_000] }]);
  expect(labels('monthly')).toEqual(['oct. 26', 'nov. 26']);
  expect(labels('weekly')).toEqual(['sem. 40', 'sem. 44']);
  expect(labels('daily')).toEqual(['1er oct.', '1er nov.']);
});

it('has no bar where nothing is held or moved, and no label on an empty month', () => {
  expect(assetBars(sampleIndicators({ money: null, buckets: [] })).categories).toEqual([]);
  expect(netBars(sampleIndicators({ buckets: [] })).categories).toEqual([]);
  const [october, november] = sampleIndicators().buckets;
  const still = october?.money && { ...october, money: { ...october.money, net: '0.00' } };
  const bars = netBars(sampleIndicators({ buckets: still && november ? [still, november] : [] }));
  expect([bars.series[0]?.values, bars.totals]).toEqual([
    [0, 342_000],
    [null, 342_000],
  ]);
});

it('ends with the value and the share of each strategy', () => {
  expect(endLabels(sampleIndicators())).toMatchObject([{ strategy: 'USDFY', share: '100,0\u00a0%' }]);
});

it('measures steps by the accounts registered, and advisers by the largest', () => {
  expect(funnelBars(sampleIndicators()).map(({ length }) => length)).toEqual([1, 0.75, 0.6, 0.5, 0.45]);
  const bars = adviserBars(sampleIndicators());
  expect(bars.map(({ name }) => name)).toEqual(['Paul Lambert', 'Sans commercial']);
  expect(bars[1]?.length).toBeCloseTo(0.4036, 3);
});
