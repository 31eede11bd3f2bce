import { describe, expect, it } from 'vitest';
import {
  contractList,
  contractViews,
  currentView,
  readContractList,
  toCountQuery,
  viewAddress,
} from './contracts.model.ts';

const read = (search: string) => readContractList(new URLSearchParams(search));

describe('the list of contracts', () => {
  it.each([
    ['', {}, false],
    ['q=moreau', { q: 'moreau' }, true],
    ['statut=signed', { status: 'signed' }, true],
    ['paiement=proved', { payment_status: 'proved' }, true],
    ['remboursement=open', { refund: 'open' }, true],
    ['strategie=USDFY', { strategy: 'USDFY' }, true],
    ['page=2&taille=100&tri=-amount', { page: 2, page_size: 100, sort: '-amount' }, false],
    ['statut=inconnu&paiement=inconnu&remboursement=closed&tri=x&page=0', {}, false],
  ])('« ?%s » requests %j, filtered: %j', (search, change, expected) => {
    expect(contractList.toQuery(read(search))).toEqual({
      page: 1,
      page_size: 25,
      sort: '-created_at',
      ...change,
    });
    expect(contractList.isFiltered(read(search))).toBe(expected);
  });

  it.each([
    ['', []],
    ['masquer=product,amount', ['product', 'amount']],
    ['masquer=product&masquer=amount', ['product', 'amount']],
  ])('« ?%s » hides %j', (search, expected) => {
    expect(read(search).hiddenColumns).toEqual(expected);
  });
});

it('clears every filter, that of the refunds too', () => {
  expect(contractList.cleared).toEqual({
    q: null,
    statut: null,
    paiement: null,
    remboursement: null,
    strategie: null,
  });
});

describe('the views', () => {
  it.each(contractViews)('%s is the one its own address opens, and counts with the same filters', (view) => {
    const address = new URLSearchParams();
    for (const [name, value] of Object.entries(viewAddress(view))) if (value) address.set(name, value);
    const state = readContractList(address);
    expect(currentView(state.filters)).toBe(view);
    const { status, payment_status, refund } = state.filters;
    expect(toCountQuery(view)).toEqual({ page_size: 1, status, payment_status, refund });
  });

  it('are « all » for any other choice of filters', () => {
    expect(currentView(read('statut=closed').filters)).toBe('all');
    expect(currentView(read('statut=signed&paiement=proved&remboursement=open').filters)).toBe('all');
  });
});
