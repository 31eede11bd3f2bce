import { describe, expect, it } from 'vitest';
import { readTab, toListQuery } from './change-requests.model.ts';

describe('the list of change requests', () => {
  it.each([
    ['', 'to_decide', { tab: 'to_decide', page: 1, page_size: 25 }],
    ['onglet=traitees&page=3&lignes=50', 'decided', { tab: 'decided', page: 3, page_size: 50 }],
    ['publie=vl', 'to_decide', { tab: 'to_decide', page: 1, page_size: 25, publishes: 'navs' }],
    ['onglet=les-miennes', 'mine', { tab: 'mine', page: 1, page_size: 25 }],
    ['onglet=inconnu', 'to_decide', { tab: 'to_decide', page: 1, page_size: 25 }],
  ])('reads the address « %s »', (search, tab, query) => {
    const address = new URLSearchParams(search);
    expect(readTab(address)).toBe(tab);
    expect(toListQuery(address)).toEqual(query);
  });
});
