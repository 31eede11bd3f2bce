import { expect, it } from 'vitest';
import { cellOf, type NavDay, worksOf } from './nav-calendar.model.ts';

const published: NavDay = {
  date: '2026-11-18',
  state: 'published',
  value: '101.5',
  rate: 0.0002,
  covered_days: 1,
  version: 1,
  draft: null,
  pending: null,
};
const missing: NavDay = {
  date: '2026-11-14',
  state: 'missing',
  value: null,
  rate: null,
  covered_days: null,
  version: null,
  draft: null,
  pending: null,
};
const pending: NavDay = {
  ...published,
  date: '2026-11-12',
  state: 'pending',
  pending: { id: 'chg_1', maker: 'Marc Vidal', value: '102' },
};
const usdfy = { title: 'USDFY' };
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each<[NavDay, string, string | undefined, string | undefined]>([
  [
    published,
    '+0,02 %, VL 101,5, Publiée',
    '0,02',
    '/admin/navs/liste?strategie=USDFY&du=2026-11-18&au=2026-11-18',
  ],
  [
    { ...published, covered_days: 3, version: 2, state: 'corrected' },
    '+0,02 % sur 3 jours, VL 101,5, Corrigée, version 2',
    '0,02',
    '/admin/navs/liste?strategie=USDFY&du=2026-11-18&au=2026-11-18',
  ],
  [pending, '+0,02 %, VL 101,5, À valider, par Marc Vidal', '0,02', '/admin/a-valider/chg_1'],
  [missing, 'Manquante', undefined, '/admin/navs/saisie?jour=2026-11-14'],
  [{ ...missing, state: 'expected' }, 'À saisir', undefined, '/admin/navs/saisie?jour=2026-11-14'],
  [{ ...missing, state: 'unplanned' }, 'Pas de publication prévue', '–', undefined],
  [{ ...missing, state: 'upcoming' }, 'À venir', undefined, undefined],
])('[A20] the cell of %j reads « %s »', (nav, label, text, href) => {
  const cell = cellOf(usdfy, nav);
  expect([plain(cell.label), cell.text, cell.href]).toEqual([label, text, href]);
});

it('[A17] hatches a missing day, and counts the days that a rate covers', () => {
  expect(cellOf(usdfy, missing).isMissing).toBe(true);
  expect(cellOf(usdfy, published)).toMatchObject({ isMissing: false, note: undefined });
  expect(plain(cellOf(usdfy, { ...published, covered_days: 2 }).note ?? '')).toBe('2 j');
});

it('lists what is left to do, by day', () => {
  const strategies = [
    { id: 'usdfy', title: 'USDFY', days: [published, missing] },
    { id: 'ethfy', title: 'ETHFY', days: [pending] },
  ];
  const works = worksOf({ month: '2026-11', today: '2026-11-19', strategies });
  expect(works.map(({ strategy, nav, action }) => [strategy, nav.date, action])).toEqual([
    ['ETHFY', '2026-11-12', 'Examiner'],
    ['USDFY', '2026-11-14', 'Saisir'],
  ]);
});
