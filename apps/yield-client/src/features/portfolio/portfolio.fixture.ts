/** Dashboards a test starts from, on the day of the worked example of docs/money.md. */
import { sampleDashboard, sampleStrategy } from '@repo/api-sdk/testing';
import type { Dashboard } from './portfolio.model.ts';

export const TODAY = '2026-01-04';

const zero = {
  current_amount: '0.00',
  total_in: '0.00',
  total_out: '0.00',
  yield_generated: '0.00',
  money_weighted_rate: null,
};

/** A client who never invested. */
export function emptyDashboard(): Dashboard {
  return {
    portfolio: {
      total_paid_eur: '0.00',
      total_paid_converted: '0.00',
      total_current_converted: '0.00',
      currency: 'EUR',
      allocations: [],
    },
    headline: zero,
    headlines: {},
    events: [],
    performance_flows: { strategies: {}, aggregated: [], contributions: {} },
    valuation_history: { currency: 'EUR', aggregated: { points: [] }, strategies: {} },
    freshness: { nav_date: null, fx_dates: [] },
  };
}

/** The worked example seen in dollars: other amounts, the same rates. */
export function dollarDashboard(): Dashboard {
  const euro = sampleDashboard();
  return {
    ...euro,
    portfolio: { ...euro.portfolio, currency: 'USD', total_current_converted: '11153.85' },
    headline: { ...euro.headline, current_amount: '11153.85' },
    valuation_history: { ...euro.valuation_history, currency: 'USD' },
  };
}

export const ethfy = sampleStrategy({ id: 'str_ethfy', title: 'ETHFY', label: 'ETHFY', currency: 'eth' });

/** Published rates: a product held, and one that starts inside every period. */
export const publishedRates = {
  performance_flows: {
    strategies: {
      USDFY: [
        { date: '2026-01-02', performance_rate: 0.01 },
        { date: '2026-01-03', performance_rate: -0.005 },
        { date: '2026-01-04', performance_rate: 0.014_975_869 },
      ],
      ETHFY: [{ date: '2026-01-04', performance_rate: 0.02 }],
    },
  },
};
