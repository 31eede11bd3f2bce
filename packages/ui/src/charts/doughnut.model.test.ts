import { describe, expect, it } from 'vitest';
import { chartFormat } from './chart-format.ts';
import { allocation } from './chart-samples.ts';
import { buildDoughnutOption, readSlices, summariseSlices, visibleSlices } from './doughnut.model.ts';

const plain = (text: string) => text.replaceAll(/\s/gu, ' ');
const euros = chartFormat({ kind: 'amount', currency: 'EUR' });

describe('a doughnut', () => {
  it('has a hole of 55 percent', () => {
    expect(buildDoughnutOption(allocation, null)).toMatchObject({ series: [{ radius: ['55%', '100%'] }] });
  });

  it('leaves out slices too thin to draw', () => {
    const empty = { id: 'x', label: 'X', hue: 'ethfy', value: 0, share: 0 } as const;
    expect(visibleSlices([...allocation, empty, { ...empty, share: Number.NaN }])).toEqual(allocation);
  });

  it('fades every slice but the active one', () => {
    expect(buildDoughnutOption(allocation, 1)).toMatchObject({
      series: [
        {
          data: [
            { itemStyle: { opacity: 0.4 } },
            { itemStyle: { opacity: 1 } },
            { itemStyle: { opacity: 0.4 } },
          ],
        },
      ],
    });
  });

  it('formats amounts and shares, and has a summary in words', () => {
    expect(readSlices(allocation, euros).points[0]?.values.map(plain)).toEqual(['71 932,07 €', '56,0 %']);
    expect(plain(summariseSlices(allocation, euros))).toBe('USDFY 56,0 % ; BTCFY 26,0 % ; EURFY 18,0 %.');
  });
});
