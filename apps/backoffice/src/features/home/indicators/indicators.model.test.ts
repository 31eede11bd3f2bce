import { describe, expect, it } from 'vitest';
import { sampleIndicators } from '../../../testing/sample-indicators.ts';
import { bucketName, bucketValue, type FigureKind, figureOf } from './indicators.model.ts';

const plain = (text: string | undefined) => text?.replaceAll(/[\u202f\u00a0]/g, ' ');
const [october] = sampleIndicators().buckets;
if (october === undefined) throw new Error('the sample has no bucket');

describe('a key figure', () => {
  it.each<[FigureKind, string, string | undefined]>([
    ['assets', '12 632 000,00 €', '+69,4 %'],
    ['collected', '+4 852 000,00 €', '+4 852 000,00 €'],
    ['signed', '312', '+48'],
    ['paid', '91,0 %', '−3,7 pt'],
    ['yielded', '+418 600,00 €', '+18 600,00 €'],
    ['clients', '388', '+64'],
    ['identities', '121', '0'],
  ])('%s has its value and its change', (kind, value, change) => {
    const figure = figureOf[kind](sampleIndicators());
    expect([plain(figure.value), plain(figure.change?.text)]).toEqual([value, change]);
  });

  it('has no rate without contracts, and no percentage from nothing', () => {
    const none = { signed: 0, paid: 0, median_days: null };
    expect(figureOf.paid(sampleIndicators({ signed: none }))).toMatchObject({ value: '—', change: null });
    const { money } = sampleIndicators();
    const bridge = money && { ...money.bridge, start: '0.00' };
    expect(
      figureOf.assets(sampleIndicators({ money: money && bridge && { ...money, bridge } })).change,
    ).toBeNull();
  });
});

describe('a row of its table', () => {
  it.each<[FigureKind, string]>([
    ['assets', '12 290 000,00 €'],
    ['collected', '+815 000,00 €'],
    ['signed', '30'],
    ['paid', '90,0 % (27 sur 30)'],
    ['yielded', '+36 000,00 €'],
    ['clients', '380'],
    ['identities', '12'],
  ])('%s has the value of the bucket', (kind, value) => {
    expect(plain(bucketValue(kind, sampleIndicators(), october))).toBe(value);
  });

  it.each([
    ['monthly', 'octobre 2026'],
    ['weekly', 'semaine du 01/10/2026'],
    ['daily', '01/10/2026'],
  ] as const)('is named by its %s bucket', (period, name) => {
    expect(bucketName({ period }, october)).toBe(name);
  });
});
