import { withAddress } from '@repo/client/staff-address';
import type { ContractStatus, PaymentStatus } from '@repo/domain/contract-status';
import { describe, expect, it } from 'vitest';
import {
  contractList,
  contractViews,
  countOfView,
  currentView,
  isNarrowed,
  viewAddress,
} from './contracts.model.ts';

const count = (status: ContractStatus, payment_status: PaymentStatus, number: number) =>
  ({ status, payment_status, strategy: 'USDFY', count: number }) as const;

const read = (search: string) => contractList.read(new URLSearchParams(search));

describe('the list of contracts', () => {
  it.each([
    ['', {}, false],
    ['recherche=moreau', { q: 'moreau' }, true],
    ['statut=signe', { status: 'signed' }, true],
    ['paiement=preuve-deposee', { payment_status: 'proved' }, true],
    ['statut-sauf=paye&montant-min=-1&signature=peut-etre', {}, false],
    ['paiement-sauf=paye&montant-max=2.5', { payment_status_not: 'paid', amount_max: '2.5' }, true],
    ['file=retraits', { queue: 'withdrawals' }, true],
    ['strategie=USDFY', { strategy: 'USDFY' }, true],
    ['page=2&lignes=100&tri=-montant', { page: 2, page_size: 100, sort: '-amount' }, false],
    ['statut=inconnu&paiement=inconnu&tri=x&page=0', {}, false],
  ])('« ?%s » requests %j, filtered: %j', (search, change, expected) => {
    expect(contractList.toQuery(read(search))).toEqual({
      page: 1,
      page_size: 25,
      sort: '-created_at',
      ...change,
    });
    expect(contractList.isFiltered(read(search))).toBe(expected);
  });
});

it.each([
  ['statut=signe&paiement=attendu', false],
  ['file=retraits', false],
  ['statut=signe&paiement=attendu&strategie=USDFY', true],
  ['recherche=moreau', true],
])('« ?%s » is narrowed by more than its view: %j', (search, expected) => {
  expect(isNarrowed(read(search))).toBe(expected);
});

it('clears every filter, whatever is chosen', () => {
  expect(contractList.cleared).toEqual({
    search: null,
    status: null,
    payment: null,
    statusNot: null,
    paymentNot: null,
    queue: null,
    amountMin: null,
    amountMax: null,
    signed: null,
    from: null,
    to: null,
    strategy: null,
  });
});

describe('the views', () => {
  it.each(contractViews)('%s is the view of its own URL, and counts with the same filters', (view) => {
    const address = withAddress(new URLSearchParams(), viewAddress(view));
    const state = contractList.read(address);
    expect(currentView(state.filters)).toBe(view);
  });

  it.each([
    ['to_do', 8],
    ['proofs', 7],
    ['checking', 1],
    ['unpaid', 4],
    ['unsigned', 5],
    ['closed', 2],
    ['withdrawals', 6],
    ['amount_gaps', 1],
    ['all', 22],
  ] as const)('count the contracts of « %s » among all: %i', (view, expected) => {
    const counts = [
      count('signed', 'proved', 3),
      { ...count('signed', 'proved', 4), strategy: 'BTCFY' },
      count('signed', 'checking', 1),
      count('signed', 'waiting', 4),
      count('pending', 'waiting', 5),
      count('signed', 'paid', 3),
      count('closed', 'paid', 2),
    ];
    expect(countOfView({ counts, withdrawals: 6, amount_gaps: 1 }, view)).toBe(expected);
    expect(countOfView(undefined, view)).toBeUndefined();
  });

  it('default to « all » for any other combination of filters', () => {
    expect(currentView(read('statut=refuse').filters)).toBe('all');
    expect(currentView(read('paiement=preuve-deposee').filters)).toBe('all');
    expect(currentView(read('file=retraits&statut=signe').filters)).toBe('withdrawals');
  });
});
