import { describe, expect, it } from 'vitest';
import { choiceFilter, defineList, periodFilters, textFilter } from './define-list.ts';
import { fromSort, toSort, withAddress } from './list-address.ts';

const list = defineList({
  sorts: ['-date', 'date', 'name'],
  filters: { q: textFilter('q'), kind: choiceFilter('genre', ['a', 'b']), ...periodFilters },
});
const read = (search: string) => list.read(new URLSearchParams(search));

describe('a list in the address', () => {
  it.each([
    ['', { q: undefined, kind: undefined, from: undefined, to: undefined }, false],
    ['q=moreau', { q: 'moreau', kind: undefined, from: undefined, to: undefined }, true],
    ['genre=b&au=2026-01-31', { q: undefined, kind: 'b', from: undefined, to: '2026-01-31' }, true],
    ['q=&genre=c&du=31/01/2026', { q: undefined, kind: undefined, from: undefined, to: undefined }, false],
  ])('« ?%s » has the filters %j, filtered: %j', (search, filters, expected) => {
    expect(list.toQuery(read(search))).toEqual({ page: 1, page_size: 25, sort: '-date', ...filters });
    expect(list.isFiltered(read(search))).toBe(expected);
  });

  it('is cleared of every filter', () => {
    expect(list.cleared).toEqual({ q: null, genre: null, du: null, au: null });
    const address = new URLSearchParams('q=x&genre=a&du=2026-01-01&au=2026-01-02&tri=name&page=4');
    expect(withAddress(address, list.cleared).toString()).toBe('tri=name');
  });

  it.each([
    ['date', true],
    ['name', true],
    ['kind', false],
  ])('column %s can be sorted: %j', (column, expected) => {
    expect(list.isSortable(column)).toBe(expected);
  });
});

describe('a change of the address', () => {
  it.each([
    ['page=3&q=x', { q: 'y' }, 'q=y'],
    ['page=3&q=x', { page: 4 }, 'page=4&q=x'],
    ['page=3', { page: 1 }, ''],
    ['taille=50', { taille: 25 }, ''],
    ['q=x', { q: '' }, ''],
  ])('« ?%s » with %j is « ?%s »', (search, change, expected) => {
    expect(withAddress(new URLSearchParams(search), change).toString()).toBe(expected);
  });

  it.each(['-date', 'date'])('writes the order %s as it reads it', (sort) => {
    expect(fromSort(toSort(sort))).toBe(sort);
  });
});
