import { sampleContract } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { allProducts, pageOf, productsNotInvested, requestedFilter, yieldRows } from './yields.model.ts';

const rate = (date: string, performance_rate: number | null = 0.01) => ({ date, performance_rate });

describe('the filter in the URL', () => {
  it.each([
    ['', { product: null, page: 1, pageSize: 10 }],
    ['produit=USDFY&page=3&lignes=50', { product: 'USDFY', page: 3, pageSize: 50 }],
    ['produit=tous&page=0&lignes=7', { product: 'tous', page: 1, pageSize: 10 }],
    ['page=-2', { product: null, page: 1, pageSize: 10 }],
    ['page=2x', { product: null, page: 1, pageSize: 10 }],
    ['page=12345678', { product: null, page: 1, pageSize: 10 }],
  ])('?%s', (search, expected) => {
    expect(requestedFilter(new URLSearchParams(search))).toEqual(expected);
  });
});

describe('the rows of the yield history', () => {
  const series = {
    USDFY: [rate('2026-01-01'), rate('2026-01-02', 0.02), rate('2026-01-03', null)],
    BTCFY: [rate('2026-01-02', 0.03)],
    ETHFY: [rate('2026-01-02')],
  };
  const contracts = [
    sampleContract({ created_at: '2026-01-01T23:30:00.000Z' }),
    sampleContract({ created_at: '2026-02-01T09:00:00.000Z' }),
    sampleContract({
      product: 'BTCFY',
      created_at: '2026-02-01T09:00:00.000Z',
      payment_recorded_at: '2026-01-02',
    }),
  ];
  const rowsOf = (product: string) =>
    yieldRows(series, contracts, product).map((row) => [row.date, row.product, row.rateFraction]);

  it('start at the first contract, by the day in Paris, and leave out invalid rates', () => {
    expect(rowsOf('USDFY')).toEqual([['2026-01-02', 'USDFY', 0.02]]);
  });

  it('start at the money received when that is earlier', () => {
    expect(rowsOf('BTCFY')).toEqual([['2026-01-02', 'BTCFY', 0.03]]);
  });

  it('are empty for a product without contract', () => {
    expect(rowsOf('ETHFY')).toEqual([]);
  });

  it('of all products are newest first, then by product', () => {
    expect(rowsOf(allProducts).map(([, product]) => product)).toEqual(['BTCFY', 'USDFY']);
    const open = [sampleContract({ created_at: '2025-01-01T09:00:00.000Z' })];
    expect(yieldRows(series, open, allProducts).map(({ date }) => date)).toEqual([
      '2026-01-02',
      '2026-01-01',
    ]);
  });
});

describe('the products of which nothing was received', () => {
  const closed = sampleContract({ status: 'closed', gross_invested_amount: '15000' });
  const contracts = ['ETHFY', 'BTCFY'].map((product) => sampleContract({ product }));
  it.each([
    [allProducts, ['BTCFY', 'ETHFY']],
    ['ETHFY', ['ETHFY']],
    ['USDFY', []],
  ])('among %s are %j', (product, expected) => {
    expect(productsNotInvested([closed, ...contracts, sampleContract()], product)).toEqual(expected);
  });
});

describe('a page of rows', () => {
  const rows = Array.from({ length: 21 }, (_, index) => ({
    date: String(index),
    product: 'P',
    rateFraction: 0,
  }));
  it.each([
    [1, 1, 10, '0'],
    [2, 2, 10, '10'],
    [3, 3, 1, '20'],
    [9, 3, 1, '20'],
  ])('%i is %i, with %i rows', (page, shown, count, first) => {
    const result = pageOf(rows, { product: null, page, pageSize: 10 });
    expect([result.page, result.rows.length, result.rows[0]?.date]).toEqual([shown, count, first]);
  });

  it('is the first one when there is no row', () => {
    expect(pageOf([], { product: null, page: 4, pageSize: 10 })).toEqual({ page: 1, rows: [] });
  });
});
