import { sideOf } from '@repo/domain/books';
import { describe, expect, it } from 'vitest';
import { accountList, differenceName, isCollapsed, journalList, ledgerList } from './books.model.ts';

const read = (search: string) => new URLSearchParams(search);

describe('the lists of the books', () => {
  it('reads the filters of the journal in its URL', () => {
    const state = journalList.read(
      read('ecriture=investissement&actif=EURC&recherche=PO-1&du=2026-01-01&tri=date&page=2'),
    );
    expect(journalList.toQuery(state)).toEqual({
      page: 2,
      page_size: 25,
      sort: 'date',
      kind: 'deal-in',
      asset: 'EURC',
      q: 'PO-1',
      from: '2026-01-01',
      to: undefined,
    });
  });

  it('ignores an asset, a kind and a family that do not exist', () => {
    const state = accountList.read(read('famille=autre&actif=euro'));
    expect(accountList.isFiltered(state)).toBe(false);
    expect(journalList.isFiltered(journalList.read(read('ecriture=autre')))).toBe(false);
    expect(ledgerList.isFiltered(ledgerList.read(read('compte=unmatched&actif=EUR')))).toBe(false);
  });
});

it.each([
  ['-9.5', { debit: null, credit: '9.5' }],
  ['10', { debit: '10', credit: null }],
])('%s is %j', (amount, sides) => {
  expect(sideOf(amount)).toEqual(sides);
});

it.each([
  ['waiting', 'waiting', true],
  ['payable', 'payable', true],
  ['waiting:c1', 'waiting', false],
  ['unmatched', 'unmatched', false],
] as const)('a line of %s stands for many accounts: %3$s', (account, family, expected) => {
  expect(isCollapsed({ account, family, strategy: null, contract: null })).toBe(expected);
});

it.each([
  ['0.0000000001', 'more'],
  ['-1', 'less'],
  ['0', 'none'],
])('a difference of %s is named %s', (difference, expected) => {
  expect(differenceName(difference)).toBe(expected);
});
