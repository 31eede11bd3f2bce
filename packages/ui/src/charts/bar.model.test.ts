import { describe, expect, it } from 'vitest';
import { type BarInput, barStacks, buildBarOption, readBars, summariseBars } from './bar.model.ts';
import { chartFormat } from './chart-format.ts';
import { noBars, plainBars, stackedBars, tallBars } from './chart-samples.ts';

const format = chartFormat({ kind: 'percent' });
const february = 2;

/** Normalises the no-break spaces, which are invisible in a test. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

describe('a bar chart', () => {
  it('stacks gains above zero and losses below it', () => {
    const { top, bottom, total } = barStacks(stackedBars)[february] ?? { top: 0, bottom: 0, total: 0 };
    expect(top).toBeCloseTo(0.0029);
    expect(bottom).toBeCloseTo(-0.0006);
    expect(total).toBeCloseTo(0.0023);
  });

  it('shows the totals it is given rather than the sum of its parts', () => {
    const totals = stackedBars.categories.map(() => 0.0051);
    expect(barStacks({ ...stackedBars, totals })[0]?.total).toBe(0.0051);
  });

  it('draws nothing, not zero, for a period without a value', () => {
    const input: BarInput = {
      categories: [{ id: 'm', label: 'mars', longLabel: 'mars 2026' }],
      series: [{ id: 'a', label: 'A', hue: 'usdfy', values: [null] }],
    };
    expect(barStacks(input)[0]?.total).toBeNull();
    expect(buildBarOption(input, format)).toMatchObject({ series: [{ data: ['-'] }, {}] });
    expect(readBars(input, format).points[0]?.values).toEqual(['—']);
  });

  it('keeps bars at most 44 px wide', () => {
    const { series } = buildBarOption(plainBars, format);
    expect(series).toEqual([
      expect.objectContaining({ barMaxWidth: 44 }),
      expect.objectContaining({ barMaxWidth: 44 }),
    ]);
  });

  it('puts the total at the end of the bar: above a gain, under a loss', () => {
    expect(buildBarOption(plainBars, format)).toMatchObject({
      series: [
        {},
        {
          data: expect.arrayContaining([
            { value: 0.0053, label: { position: 'top', formatter: '0,53' } },
            { value: -0.0012, label: { position: 'bottom', formatter: '−0,12' } },
          ]),
        },
      ],
    });
  });

  it('hatches a loss, and no gain', () => {
    const input: BarInput = {
      categories: ['a', 'b'].map((id) => ({ id, label: id, longLabel: id })),
      series: [{ id: 'yield', label: 'Rendement', hue: 'accent', values: [0.01, -0.01] }],
    };
    expect(buildBarOption(input, format)).toMatchObject({
      series: [{ data: [{ value: 0.01 }, { value: -0.01, itemStyle: { decal: { symbol: 'rect' } } }] }, {}],
    });
    expect(JSON.stringify(buildBarOption(input, format)).match(/decal/g)).toHaveLength(1);
  });

  it('names each of twelve months on a phone, without a point', () => {
    const { media } = buildBarOption(plainBars, format);
    const compact = [media ?? []].flat()[0];
    expect(compact).toMatchObject({
      option: { xAxis: [{ axisLabel: { interval: 0, hideOverlap: false } }] },
    });
    const shorten = Object(compact).option.xAxis[0].axisLabel.formatter;
    expect(['janv.', 'mai'].map((name) => shorten(name))).toEqual(['janv', 'mai']);
  });

  it('leaves room at the right for a last total wider than its bar, and none for a short one', () => {
    expect(buildBarOption(tallBars, format)).toMatchObject({
      grid: { right: 9 },
      media: [{ option: { grid: { right: 9 } } }],
    });
    const one: BarInput = {
      categories: [{ id: 'm', label: 'mars', longLabel: 'mars 2026' }],
      series: [{ id: 'a', label: 'A', hue: 'usdfy', values: [1.2845] }],
    };
    expect(buildBarOption(one, format)).toMatchObject({ grid: { right: 0 } });
    expect(buildBarOption(noBars, format)).toMatchObject({ grid: { right: 0 } });
  });

  it('writes no total above the bars of thirty days, where it would cover its neighbours', () => {
    const days = Array.from({ length: 30 }, (_, day) => `${day + 1} nov.`);
    const input: BarInput = {
      categories: days.map((label) => ({ id: label, label, longLabel: label })),
      series: [
        { id: 'net', label: 'Collecte nette', hue: 'accent', values: days.map((_, day) => day * 1000) },
      ],
    };
    const shows = (one: BarInput) => buildBarOption(one, format).series;
    expect(shows(input)).toMatchObject([{}, { label: { show: false } }]);
    expect(shows(plainBars)).toMatchObject([{}, { label: { show: true } }]);
    expect(buildBarOption(input, format)).toMatchObject({ grid: { right: 0 } });
  });

  it('gives the same numbers as text, with the total when it is stacked', () => {
    const reading = readBars(stackedBars, format);
    expect(reading.columns.map(({ label }) => label)).toEqual(['USDFY', 'BTCFY', 'EURFY', 'Total']);
    expect(reading.points[february]?.values.map(plain)).toEqual(['0,29 %', '−0,06 %', '—', '0,23 %']);
    expect(readBars(plainBars, format).columns).toHaveLength(1);
  });

  it('has a summary in words', () => {
    expect(plain(summariseBars(plainBars, format))).toBe(
      '12 points, le premier : décembre 2025, le dernier : novembre 2026. ' +
        'Au plus haut : 0,62 % (octobre 2026), au plus bas : −0,12 % (avril 2026).',
    );
  });
});
