import { describe, expect, it } from 'vitest';
import { fxRateList, inverseOf, pairOf } from './fx-rates.model.ts';

const read = (search: string) => fxRateList.read(new URLSearchParams(search));

describe('the list of rates', () => {
  it.each([
    ['', { page: 1, page_size: 25, sort: '-date', pair: undefined, from: undefined, to: undefined }, false],
    [
      'page=3&lignes=100&tri=-paire&paire=EUR/USD&du=2026-01-01&au=2026-01-31',
      { page: 3, page_size: 100, sort: '-pair', pair: 'EUR/USD', from: '2026-01-01', to: '2026-01-31' },
      true,
    ],
    [
      'paire=EURO',
      { page: 1, page_size: 25, sort: '-date', pair: undefined, from: undefined, to: undefined },
      false,
    ],
    [
      'paire=EUR/USD/CHF',
      { page: 1, page_size: 25, sort: '-date', pair: undefined, from: undefined, to: undefined },
      false,
    ],
  ])('« ?%s » is the query %j, filtered: %j', (search, query, isFiltered) => {
    expect(fxRateList.toQuery(read(search))).toEqual(query);
    expect(fxRateList.isFiltered(read(search))).toBe(isFiltered);
  });

  it('clears every filter', () => {
    expect(fxRateList.cleared).toEqual({ pair: null, pairNot: null, from: null, to: null });
  });
});

describe('a rate', () => {
  it('names its pair', () => {
    expect(pairOf({ base: 'EUR', quote: 'USD' })).toBe('EUR/USD');
  });

  it.each([
    ['2', '0,5'],
    ['58207.21', '0,00001718'],
    ['3', '0,33333333'],
  ])('of %s has the inverse %s', (rate, expected) => {
    expect(inverseOf({ base: 'EUR', quote: 'USD', rate })).toBe(expected);
  });
});
