import { expect, it } from 'vitest';
import { navList } from './navs.model.ts';

const read = (search: string) => navList.read(new URLSearchParams(search));

it.each([
  ['', { page: 1, page_size: 25, sort: '-date', strategy: undefined, from: undefined, to: undefined }, false],
  [
    'page=2&lignes=50&tri=vl&strategie=USDFY&du=2026-01-01&au=2026-01-31',
    { page: 2, page_size: 50, sort: 'value', strategy: 'USDFY', from: '2026-01-01', to: '2026-01-31' },
    true,
  ],
  [
    'page=x&lignes=7&tri=nom&du=hier',
    { page: 1, page_size: 25, sort: '-date', strategy: undefined, from: undefined, to: undefined },
    false,
  ],
  [
    'du=2026-01-01',
    { page: 1, page_size: 25, sort: '-date', strategy: undefined, from: '2026-01-01', to: undefined },
    true,
  ],
  [
    'au=2026-01-01',
    { page: 1, page_size: 25, sort: '-date', strategy: undefined, from: undefined, to: '2026-01-01' },
    true,
  ],
])('« ?%s » is the query %j, filtered: %j', (search, query, isFiltered) => {
  expect(navList.toQuery(read(search))).toEqual(query);
  expect(navList.isFiltered(read(search))).toBe(isFiltered);
});

it('clears every filter', () => {
  expect(navList.cleared).toEqual({ strategy: null, nav: null, navNot: null, from: null, to: null });
});
