import { describe, expect, it } from 'vitest';
import { type BarInput, buildBarOption, readBars, summariseBars } from './bar.model.ts';
import type { ChartUnit } from './chart.model.ts';
import { chartFormat } from './chart-format.ts';
import { plainBars } from './chart-samples.ts';

const plain = (text: string) => text.replaceAll(/\s/gu, ' ');
const percent: ChartUnit = { kind: 'percent' };
const index: ChartUnit = { kind: 'index' };
const money = (currency: string): ChartUnit => ({ kind: 'amount', currency });

describe('the number formats of a chart', () => {
  it.each([
    { unit: percent, value: 0.0053, text: '0,53 %', bare: '0,53' },
    { unit: percent, value: -0.0012, text: '−0,12 %', bare: '−0,12' },
    { unit: index, value: 108.14, text: '108,1', bare: '108,1' },
    { unit: index, value: 97, text: '97,0', bare: '97,0' },
    { unit: money('EUR'), value: 71_932.07, text: '71 932,07 €', bare: '71 932,07 €' },
    { unit: money('BTC'), value: 0.5, text: '0,500000 BTC', bare: '0,500000 BTC' },
  ])('$value as « $text »', ({ unit, value, text, bare }) => {
    expect(plain(chartFormat(unit).value(value))).toBe(text);
    expect(plain(chartFormat(unit).bare(value))).toBe(bare);
  });

  it.each([
    { unit: percent, value: 0.002, interval: 0.002, text: '0,2 %' },
    { unit: percent, value: 0.0004, interval: 0.0002, text: '0,04 %' },
    { unit: index, value: 102.5, interval: 0.5, text: '102,5' },
    { unit: money('EUR'), value: 50_000, interval: 10_000, text: '50 k€' },
    { unit: money('EUR'), value: 0, interval: 10_000, text: '0 €' },
    { unit: money('BTC'), value: 0.2, interval: 0.1, text: '0,2 BTC' },
    { unit: money('CHF'), value: 50_000, interval: 10_000, text: '50 k CHF' },
  ])('an axis mark as « $text »', ({ unit, value, interval, text }) => {
    expect(plain(chartFormat(unit).axis(value, interval))).toBe(text);
  });

  it('marks a value as missing rather than zero', () => {
    expect(chartFormat(percent).value(null)).toBe('—');
    expect(chartFormat(percent).value(Number.NaN)).toBe('—');
  });

  it('writes no figure when balances are hidden: not on the axis, the bars, the table or in the summary', () => {
    const hidden = chartFormat(percent, true);
    const input: BarInput = plainBars;
    const written = JSON.stringify([
      readBars(input, hidden).points.map(({ values }) => values),
      hidden.axis(0.2, 0.2),
      hidden.share(0.5),
    ]);
    expect(written).not.toMatch(/\d/);
    expect(summariseBars(input, hidden)).not.toMatch(/\d,\d/);
    expect(JSON.stringify(buildBarOption(input, hidden))).not.toMatch(/"formatter":"[^"]*\d/);
  });
});
