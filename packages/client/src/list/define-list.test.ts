import { describe, expect, it } from 'vitest';
import { withAddress } from '../staff-address.ts';
import { choiceFilter, defineList, periodFilters, textFilter } from './define-list.ts';
import { fromColumns, fromSort, listChange, pageFrom, toColumns, toSort } from './list-address.ts';

const list = defineList({
  sorts: ['-date', 'date', 'client'],
  filters: { q: textFilter('search'), kind: choiceFilter('product', ['a', 'b']), ...periodFilters },
});
const read = (search: string) => list.read(new URLSearchParams(search));

describe('a list in the URL', () => {
  it.each([
    ['', { q: undefined, kind: undefined, from: undefined, to: undefined }, false],
    ['recherche=moreau', { q: 'moreau', kind: undefined, from: undefined, to: undefined }, true],
    ['produit=b&au=2026-01-31', { q: undefined, kind: 'b', from: undefined, to: '2026-01-31' }, true],
    [
      'recherche=&produit=c&du=31/01/2026',
      { q: undefined, kind: undefined, from: undefined, to: undefined },
      false,
    ],
  ])('« ?%s » has the filters %j, filtered: %j', (search, filters, expected) => {
    expect(list.toQuery(read(search))).toEqual({ page: 1, page_size: 25, sort: '-date', ...filters });
    expect(list.isFiltered(read(search))).toBe(expected);
  });

  it('is cleared of every filter', () => {
    expect(list.cleared).toEqual({ search: null, product: null, from: null, to: null });
    const address = new URLSearchParams(
      'recherche=x&produit=a&du=2026-01-01&au=2026-01-02&tri=client&page=4',
    );
    expect(withAddress(address, listChange(list.cleared)).toString()).toBe('tri=client');
  });

  it.each([
    ['date', true],
    ['client', true],
    ['kind', false],
  ])('column %s can be sorted: %j', (column, expected) => {
    expect(list.isSortable(column)).toBe(expected);
  });
});

describe('a list paged by row', () => {
  const rows = defineList({ sorts: ['-date'], filters: {}, isPagedByRow: true });
  const id = '0197c7a4-0a51-7c55-9d0e-3f5a8a3f0001';
  const query = (search: string) => rows.toQuery(rows.read(new URLSearchParams(search)));

  it('goes on from the row in the URL', () => {
    expect(query(`apres=${id}&page=3`)).toMatchObject({ page: 3, after: id, before: undefined });
    expect(query(`avant=${id}&page=2`)).toMatchObject({ page: 2, after: undefined, before: id });
    expect(query('apres=x&avant=-1')).toMatchObject({ after: undefined, before: undefined });
    for (const row of [
      '12',
      '12-1',
      'usdfy_2026-01-02',
      'EUR_USD_2026-01-02',
      'bank:FR76 1234 EUR',
      'unmatched USDC',
    ])
      expect(query(`apres=${row}`)).toMatchObject({ after: row });
  });

  it.each([
    ['the next page', { page: 2, next: 3 }, { page: 3, after: 'b' }],
    ['the previous page', { page: 3, next: 2 }, { page: 2, before: 'a' }],
    ['the first page', { page: 2, next: 1 }, { page: null }],
  ])('goes to %s', (_what, pages, expected) => {
    expect(pageFrom([{ id: 'a' }, { id: 'b' }], pages)).toEqual(expected);
  });

  it('starts again from the first row with another order or filter', () => {
    const address = new URLSearchParams(`page=3&apres=${id}&recherche=x`);
    expect(withAddress(address, listChange({ search: 'y' })).toString()).toBe('recherche=y');
  });
});

describe('the columns of a list in the URL', () => {
  const columns = [
    { id: 'po', header: 'N° PO' },
    { id: 'amount_eur', header: 'Contre-valeur' },
    { id: 'entered_by', header: 'Saisi par' },
  ];

  it('are named by the words of their headers, and read as they were written', () => {
    const shown = { hidden: ['entered_by'], order: ['amount_eur', 'po'], density: 'compact' as const };
    const address = withAddress(new URLSearchParams(), fromColumns(columns, shown));
    expect(decodeURIComponent(address.toString())).toBe(
      'masquer=saisi-par&colonnes=contre-valeur,n-po&densite=compacte',
    );
    expect(toColumns(columns, list.read(address).columns)).toEqual(shown);
  });

  it('ignore what the list has no column for', () => {
    const { columns: words } = read('masquer=inconnue,n-po&densite=large');
    expect(toColumns(columns, words)).toEqual({ hidden: ['po'], order: [], density: 'comfortable' });
  });

  it('change neither the page nor what fills it', () => {
    expect(listChange({ hidden: ['n-po'], columnOrder: null })).toEqual({
      hidden: ['n-po'],
      columnOrder: null,
    });
  });
});

describe('a change of the URL', () => {
  it.each([
    ['page=3&recherche=x', { search: 'y' }, 'recherche=y'],
    ['page=3&recherche=x', { page: 4 }, 'page=4&recherche=x'],
    ['page=3', { page: 1 }, ''],
    ['lignes=50', { pageSize: 25 }, ''],
    ['lignes=25', { pageSize: 50 }, 'lignes=50'],
    ['recherche=x', { search: '' }, ''],
  ])('« ?%s » with %j is « ?%s »', (search, change, expected) => {
    expect(withAddress(new URLSearchParams(search), listChange(change)).toString()).toBe(expected);
  });

  it.each(['-date', 'date'])('serialises the order %s to the value it was parsed from', (sort) => {
    expect(fromSort(toSort(sort))).toBe(sort);
  });
});
