import { addDays, type IsoDay, isoDay } from '@repo/domain/dates';
import { describe, expect, it } from 'vitest';
import { fallNote, valuationLine, yieldLines } from './history.model.ts';

const day = (number: number): IsoDay => addDays(isoDay('2026-01-01'), number - 1);
const view = { period: 'daily', until: day(10) } as const;
const values = [
  { date: day(1), value: 90, contribution: 90, stale: false },
  { date: day(4), value: 100, contribution: 10, stale: false },
  { date: day(5), value: 80, contribution: -20, stale: false },
  { date: day(10), value: 81, contribution: 0, stale: false },
];
const rates = [
  { date: day(1), performance_rate: 0.1 },
  { date: day(4), performance_rate: 0.1 },
  { date: day(5), performance_rate: -0.1 },
];

const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');

describe('the valuation of a product', () => {
  const line = valuationLine({ rates: [], values }, 'usdfy', view);

  it('is the value of each day of the period', () => {
    expect(line.days).toEqual([day(4), day(5), day(10)]);
    expect(line.series).toMatchObject([{ hue: 'usdfy', values: [100, 80, 81] }]);
  });

  it('marks money in as an entry and money out as an exit', () => {
    expect(line.markers).toEqual([
      { day: day(4), kind: 'entry' },
      { day: day(5), kind: 'exit' },
    ]);
  });

  it('is empty without a value in the period', () => {
    expect(valuationLine({ rates, values: [] }, 'usdfy', view)).toMatchObject({ days: [], series: [] });
  });
});

describe('the deepest fall of a product held', () => {
  const held = [
    { date: isoDay('2026-01-02'), value: 1000, contribution: 1000, stale: false },
    { date: isoDay('2026-03-03'), value: 1100, contribution: 0, stale: false },
    { date: isoDay('2026-04-12'), value: 1009.8, contribution: 0, stale: false },
  ];
  it('is said with its days, in the currency shown', () => {
    expect(plain(fallNote({ rates: [], values: held }, 'EUR'))).toBe(
      'Plus forte baisse depuis le début, en EUR, frais compris, dépôts et retraits exclus : −8,20 %, du 3 mars 2026 au 12 avril 2026, pas encore rattrapée.',
    );
    const back = { date: isoDay('2026-05-02'), value: 1100, contribution: 0, stale: false };
    expect(plain(fallNote({ rates: [], values: [...held, back] }, 'CHF'))).toContain(
      'rattrapée le 2 mai 2026.',
    );
  });

  it('is not said under 90 days', () => {
    expect(fallNote({ rates: [], values: held.slice(0, 2) }, 'EUR')).toBeNull();
  });
});

describe('the yields of a product', () => {
  it('compound since inception and are cut afterwards', () => {
    const { days, series } = yieldLines({ rates, values: [] }, 'usdfy', view);
    expect(days).toEqual([day(4), day(5)]);
    expect(series.map(({ id, hue }) => [id, hue])).toEqual([
      ['weighted', 'usdfy'],
      ['moving', 'gold'],
      ['overall', 'ink-muted'],
    ]);
    expect(series[0]?.values).toEqual([expect.closeTo(0.21, 10), expect.closeTo(0.089, 10)]);
    expect(series[2]?.values).toEqual([
      expect.closeTo((0.1 + 0.21) / 2, 10),
      expect.closeTo((0.1 + 0.21 + 0.089) / 3, 10),
    ]);
  });

  it('are empty without a rate in the period', () => {
    expect(yieldLines({ rates: [], values }, 'usdfy', view)).toEqual({ days: [], series: [] });
  });
});
