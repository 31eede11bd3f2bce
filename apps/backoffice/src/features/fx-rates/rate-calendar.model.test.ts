import { describe, expect, it } from 'vitest';
import { cellOf, lookOf, type RateDay, worksOf } from './rate-calendar.model.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const published: RateDay = {
  date: '2026-11-20',
  state: 'published',
  rate: '1.09',
  quote_day: '2026-11-20',
  source: 'ecb',
  version: 1,
  change: 0.0093,
  control: null,
  pending: null,
};
const none = { rate: '1.09', version: null, change: null } as const;
const sunday: RateDay = { ...published, ...none, date: '2026-11-22', state: 'closed' };
const missing: RateDay = { ...published, ...none, date: '2026-11-23', state: 'missing' };
const apart: RateDay = {
  ...published,
  control: { source: 'kraken', rate: '1.099', difference: 0.0082, is_apart: true },
};

describe('the cell of a pair and a day', () => {
  it.each<[string, RateDay, string, string | undefined]>([
    ['a published rate', published, '+0,93 %, taux 1,09, Publié', '0,93'],
    ['a fallback', sunday, 'Pas de publication, Repli : taux du 20/11/2026, 1,09', '–'],
    [
      'sources that disagree',
      apart,
      '+0,93 %, taux 1,09, Publié, Kraken donne 1,099 : écart de +0,82 %',
      '0,93',
    ],
  ])('of %s', (_what, rate, label, text) => {
    const cell = cellOf('EUR/USD', rate, true);
    expect([plain(cell.label), cell.text]).toEqual([label, text]);
  });

  it('leads to the list, to the import of a missing day, and nowhere without the right to import', () => {
    expect(cellOf('EUR/USD', published, true).href).toContain('/admin/taux-fx?');
    expect(cellOf('EUR/USD', missing, true).href).toBe('/admin/taux-fx/import');
    expect(cellOf('EUR/USD', missing, false).href).toBeUndefined();
    expect(cellOf('EUR/USD', sunday, true).href).toBeUndefined();
  });

  it('shows first that its sources disagree', () => {
    expect([lookOf(apart).tone, lookOf(published).tone]).toEqual(['warning', 'positive']);
  });
});

it('what is left to do is by day, with what is wrong', () => {
  const works = worksOf([{ pair: 'EUR/USD', days: [missing, sunday, apart, published] }]);
  expect(works.map(({ rate, text }) => [rate.date, plain(text)])).toEqual([
    ['2026-11-20', 'Kraken donne 1,099 : écart de +0,82 %'],
    ['2026-11-23', 'Manquant'],
  ]);
});
