import { describe, expect, it } from 'vitest';
import { sampleView } from '../../testing/sample-views.ts';
import { changeOf, defaultFor, hrefOf, namedView, queryOf } from './views.model.ts';

const list = { path: '/liste', parameters: ['search', 'status', 'sort', 'pageSize'] } as const;
const address = (search: string) => new URLSearchParams(search);

describe('what a view stores', () => {
  it.each([
    ['', ''],
    ['page=3&apres=x&vue=v1', ''],
    ['tri=-montant&statut=signe&page=3&lignes=50', 'statut=signe&tri=-montant&lignes=50'],
    ['recherche=&statut=signe&encaissement=12', 'statut=signe'],
    ['recherche=Ana%C3%AFs+B.', 'recherche=Ana%C3%AFs+B.'],
  ])('of « ?%s » is « %s »', (search, expected) => {
    expect(queryOf(address(search), list)).toBe(expected);
  });
});

describe('the address of a view', () => {
  it.each([
    [sampleView({ id: 'v1', query: 'statut=signe&tri=-montant' }), '/liste?statut=signe&tri=-montant&vue=v1'],
    [sampleView({ id: 'v1', query: 'disparu=oui&statut=signe&page=2' }), '/liste?statut=signe&vue=v1'],
    [sampleView({ id: 'v1', query: '' }), '/liste?vue=v1'],
    [null, '/liste?vue=aucune'],
  ])('%#', (view, expected) => {
    expect(hrefOf(list, view)).toBe(expected);
  });
});

const own = sampleView({ id: 'v1', query: 'statut=signe&disparu=oui' });
const colleagues = sampleView({ id: 'v2', is_mine: false, is_shared: true, query: 'statut=refuse' });

describe('the change of a view', () => {
  it.each([
    ['', null, 'none'],
    ['vue=aucune&page=2', null, 'none'],
    ['statut=signe', null, 'unsaved'],
    ['statut=signe&vue=v1&page=4', own, 'none'],
    ['vue=v1&statut=refuse', own, 'own'],
    ['vue=v1', own, 'own'],
    ['statut=refuse&vue=v2', colleagues, 'none'],
    ['statut=refuse&lignes=50&vue=v2', colleagues, 'shared'],
  ] as const)('in « ?%s » is %#', (search, view, expected) => {
    expect(changeOf(address(search), list, view)).toBe(expected);
  });
});

it.each([
  ['vue=v2', colleagues],
  ['vue=v3', null],
  ['vue=aucune', null],
  ['', null],
])('« ?%s » names the view %#', (search, expected) => {
  expect(namedView(address(search), [own, colleagues])).toBe(expected);
});

it.each([
  ['', 'v2'],
  ['vue=aucune', undefined],
  ['page=2', undefined],
  ['statut=signe', undefined],
])('« ?%s » opens the default view %s', (search, expected) => {
  const views = [own, { ...colleagues, is_default: true }];
  expect(defaultFor(address(search), views)?.id).toBe(expected);
  expect(defaultFor(address(search), [own])).toBeNull();
});
