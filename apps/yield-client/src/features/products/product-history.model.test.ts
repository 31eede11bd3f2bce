import { sampleStrategy } from '@repo/api-sdk/testing';
import { navFigures } from '@repo/domain/product-figures';
import { describe, expect, it } from 'vitest';
import {
  comparedLines,
  comparisonOf,
  type History,
  navLine,
  navStats,
  readPoints,
  sourcesOf,
} from './product-history.model.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const strategy = sampleStrategy();
const history: History = {
  points: [
    { date: '2026-11-20', vl: '107', eur: '0.864' },
    { date: '2025-11-19', vl: '99.5', eur: '0.9' },
    { date: '2025-11-20', vl: '100', eur: '0.90' },
    { date: '2026-02-28', vl: '101', eur: '0.9' },
    { date: '2026-03-31', vl: '100.5', eur: '0.88' },
    { date: '2026-04-30', vl: '102.5', eur: '0.87' },
    { date: '2026-09-01', vl: '104', eur: '0.87' },
  ],
  references: {
    livret_a: [
      { day: '2025-08-01', percent: '1.7' },
      { day: '2026-02-01', percent: '1.5' },
    ],
    inflation: [{ day: '2026-11-14', percent: '1.2' }],
  },
};
const points = readPoints(history);
const figures = navFigures(points);
if (figures === null) throw new Error('no NAV');

describe('the history of a product', () => {
  it('is read in order of time, without what is no NAV', () => {
    const broken = [
      ...history.points,
      { date: 'hier', vl: '1', eur: null },
      { date: '2026-11-21', vl: 'x', eur: null },
    ];
    expect(readPoints({ ...history, points: broken }).map(({ date }) => date)).toEqual([
      '2025-11-19',
      '2025-11-20',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-09-01',
      '2026-11-20',
    ]);
  });

  it.each([
    ['quarter', '2026-04-30'],
    ['year', '2025-11-20'],
    ['launch', '2025-11-19'],
  ] as const)('over a %s starts at the last NAV before it', (span, first) => {
    expect(navLine(points, span, 'usdfy').days[0]).toBe(first);
  });

  it('reads its exact values, on an axis that starts near them', () => {
    const { hasRaisedFloor, series } = navLine(points, 'launch', 'usdfy');
    expect([hasRaisedFloor, series[0]?.texts?.at(-1)]).toEqual([true, '107']);
  });

  it('names its best and worst months, and its falls in its currency and in euros', () => {
    expect(
      navStats(figures, strategy).map(({ term, value, note }) => plain(`${term}: ${value}, ${note}`)),
    ).toEqual([
      'Depuis novembre 2025: +7,52 % / an, en USD',
      'Meilleur mois: +1,99 %, avril 2026',
      'Pire mois: −0,50 %, mars 2026',
      'Plus forte baisse: −0,50 %, effacée en 61 jours',
      'Plus forte baisse, en euros: −2,71 %, effacée en 265 jours',
    ]);
    const euros = sampleStrategy({ currency: 'eur' });
    expect(navStats(figures, euros).map(({ term }) => term)).not.toContain('Plus forte baisse, en euros');
  });
});

describe('a product beside the alternatives', () => {
  const comparison = comparisonOf(points, history, strategy);
  if (comparison === null) throw new Error('not compared');

  it('has its rows on one axis, losses to the left of zero', () => {
    const lines = comparedLines(comparison, strategy);
    expect(lines.map(({ name, value, isLoss }) => plain(`${name} ${value} ${isLoss}`))).toEqual([
      'USDFY +2,72 % false',
      'Livret A +1,54 % false',
      'Inflation +1,20 % false',
      'Garder ses dollars −4,00 % true',
    ]);
    const [product, , , dollars] = lines;
    expect([dollars?.bar.start, product?.bar.end]).toEqual([0, 1]);
    expect(dollars?.bar.end).toBe(product?.bar.start);
  });

  it('says where each figure comes from, and since when', () => {
    expect(sourcesOf(comparison).map(plain)).toEqual([
      'Du 20 novembre 2025 au 20 novembre 2026, aux VL publiées.',
      'Livret A : taux en vigueur chaque jour (Banque de France), le dernier depuis le 1er février 2026, capital garanti.',
      'Inflation : dernier indice des prix à la consommation sur douze mois (Insee), publié le 14 novembre 2026.',
      'Devise gardée : taux de change publiés, sans placement.',
      'Frais d’entrée et de sortie non compris.',
    ]);
  });
});
