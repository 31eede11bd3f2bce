import { describe, expect, test } from 'vitest';
import type { IsoDay } from '../dates/index.ts';
import { toText } from '../money/index.ts';
import {
  buildPortfolio,
  explainClient,
  moneyWeightedReturn,
  portfolioChanges,
  prepareMarket,
  stateAccounts,
} from './index.ts';
import { book, EXAMPLE, fx, known, nav, payment } from './testing.ts';

const EURFY = { key: 'EURFY', referenceCurrency: 'EUR' } as const;

/** The worked example, where the franc has quotes from 3 January on, and a second product bought that day. */
const input = {
  ...EXAMPLE,
  strategies: [...EXAMPLE.strategies, EURFY],
  navs: [...EXAMPLE.navs, nav('EURFY', '2026-01-03', '100')],
  fx: [...EXAMPLE.fx, fx('EUR', 'CHF', '2026-01-03', '0.95')],
};
const market = prepareMarket(input);
const orders = [
  payment('2026-01-02', '10000', 'EURC'),
  payment('2026-01-03', '1000', 'EURC', { strategy: EURFY }),
];
const client = { ...book(orders, input), currency: 'CHF' } as const;

const state = (from: IsoDay) => stateAccounts(market, { client, from, to: '2026-01-04', decimals: () => 2 });

describe('a portfolio in a currency that its first payment is older than', () => {
  const { headline, aggregated, strategies } = buildPortfolio(market, client);
  const [eurfy, usdfy] = headline.allocations;

  test('keeps that currency for what it can express: the value, and the product bought later', () => {
    expect(toText(known(usdfy?.current_amount_converted), 2)).toBe('9748.47');
    expect(toText(known(eurfy?.invested_amount_converted), 2)).toBe('950.00');
    expect(eurfy?.yield_generated_converted).toBeDefined();
    expect(toText(known(headline.total_current_converted), 2)).toBe('10697.52');
  });

  test('has no amount for what counts the older payment, and no total of it', () => {
    for (const figures of [usdfy, headline]) {
      expect(figures?.yield_generated_converted).toBeUndefined();
    }
    expect(usdfy?.invested_amount_converted).toBeUndefined();
    expect(usdfy?.yield_parts).toBeUndefined();
    expect(headline.total_paid_converted).toBeUndefined();
    expect(toText(headline.total_paid_eur)).toBe('11000');
  });

  test('has one point for each day from the first quote on, and every rate', () => {
    expect(aggregated.points.map(({ date }) => date)).toEqual(['2026-01-03', '2026-01-04']);
    expect(strategies[1]?.rates.map(({ date }) => date)).toEqual(['2026-01-03', '2026-01-04']);
  });

  test('has no change over a period that begins before it, which is not a period without a holding', () => {
    const portfolio = buildPortfolio(market, client);
    expect(portfolioChanges(market, portfolio, '2026-01-04').monthly).toBeUndefined();
    expect(portfolioChanges(market, portfolio, '2026-01-10').daily?.since).toBe('2026-01-03');
    expect(portfolioChanges(market, portfolio, '2026-02-04').daily).toBeNull();
  });

  test('is explained by the rows that have a quote', () => {
    const explained = explainClient(market, client);
    const [, rows] = explained;
    expect(rows?.movements.map(({ converted }) => converted)).toEqual([undefined]);
    expect(rows?.stretches).toEqual([]);
    expect(known(rows?.position).navDay).toBe('2026-01-04');
    expect(moneyWeightedReturn(explained, '2026-12-31')).toBeUndefined();
  });

  test('has a statement of the periods that it can express', () => {
    const whole = state('2026-01-01');
    expect(whole.total).toBeUndefined();
    expect(whole.contracts.map(({ account }) => account === undefined)).toEqual([false, true]);
    expect(toText(known(whole.contracts[1]?.closing.value))).toBe('9748.47');
    expect(toText(known(state('2026-01-04').total).closing)).toBe('10697.52');
  });
});

test('without any quote of the currency, nothing is in it, and the rest stays', () => {
  const { headline, aggregated } = buildPortfolio(prepareMarket({ ...input, fx: EXAMPLE.fx }), client);
  expect(headline.total_current_converted).toBeUndefined();
  expect(toText(headline.total_current_eur, 2)).toBe('11260.54');
  expect(aggregated.points).toEqual([]);
  expect(aggregated.rates).not.toEqual([]);
});
