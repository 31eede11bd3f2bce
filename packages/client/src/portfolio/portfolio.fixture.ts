/** Sample dashboards, on the day of the worked example of docs/money.md. */
import { sampleDashboard, sampleStrategy } from '@repo/api-sdk/testing';
import type { ExplainedFigures } from './explained/explained.model.ts';
import type { Dashboard } from './portfolio.model.ts';

export const TODAY = '2026-01-04';

const zero = {
  changes: { daily: null, monthly_short: null, weekly: null, monthly: null },
  current_amount: '0.00',
  total_in: '0.00',
  total_out: '0.00',
  yield_generated: '0.00',
};

/** A client who never invested. */
export function emptyDashboard(): Dashboard {
  return {
    portfolio: {
      total_paid_eur: '0.00',
      total_paid_converted: '0.00',
      total_current_converted: '0.00',
      currency: 'EUR',
      not_computable: null,
      allocations: [],
    },
    headline: zero,
    headlines: {},
    waiting: [],
    events: [],
    performance_flows: { strategies: {}, aggregated: [], contributions: {} },
    valuation_history: { currency: 'EUR', aggregated: { points: [] }, strategies: {} },
    freshness: { nav_date: null, fx_dates: [] },
  };
}

/** A payment of 12 500,50 €, received two days later and not invested yet. */
export const waitingPayment: Dashboard['waiting'][number] = {
  contract_id: 'sig_2',
  product: 'USDFY',
  state: 'to_execute',
  payment_method: 'rib',
  order_date: '2026-01-06',
  amount: '12500.50',
  missing: null,
  currency: 'EUR',
};

/** The worked example in francs, whose first quote is of the day after the payment. */
export function francDashboard(): Dashboard {
  const euro = sampleDashboard();
  const unknown = { total_in: null, total_out: '0.00', yield_generated: null };
  const changes = {
    daily: 'not_computable',
    monthly_short: 'not_computable',
    weekly: 'not_computable',
    monthly: 'not_computable',
  } as const;
  const francs = { ...unknown, current_amount: '9748.47', changes };
  return {
    ...euro,
    portfolio: {
      ...euro.portfolio,
      currency: 'CHF',
      total_paid_converted: null,
      total_current_converted: '9748.47',
      not_computable: { currency: 'CHF', before: '2026-01-03' },
      allocations: euro.portfolio.allocations.map((allocation) => ({
        ...allocation,
        current_amount_converted: '9748.47',
        invested_amount_converted: null,
      })),
    },
    headline: francs,
    headlines: Object.fromEntries(
      Object.entries(euro.headlines).map(([title, headline]) => [title, { ...headline, ...francs }]),
    ),
    valuation_history: { ...euro.valuation_history, currency: 'CHF' },
  };
}

/** The worked example in dollars: other amounts, the same rates. */
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

const paidOn = {
  date: '2026-01-02',
  nav: '101',
  nav_date: '2026-01-02',
  fx_rate: '0.9',
  fx_date: '2026-01-01',
  fx_is_fallback: true,
};
const standsAt = {
  date: '2026-01-04',
  nav: '102',
  nav_date: '2026-01-04',
  fx_rate: '0.92',
  fx_date: '2026-01-03',
  fx_is_fallback: true,
};
const units = '109.351485148514851485';
const effects = { strategy_effect: '101.711036633662762665', fx_effect: '219.78232970296957' };

/** The rows of the worked example. */
export function explainedExample(): ExplainedFigures {
  return {
    currency: 'EUR',
    until: TODAY,
    money_weighted_rate: 0.123,
    money_weighted_days: 265,
    strategies: [
      {
        strategy_id: 'str_usdfy',
        title: 'USDFY',
        reference_currency: 'USD',
        units,
        position: standsAt,
        current_amount: '10261.543366336633663354',
        total_in: '10000',
        waiting_amount: '0',
        total_out: '0',
        yield_generated: '261.543366336633663354',
        ...effects,
        execution_effect: '0',
        fees: '-59.95',
        money_weighted_rate: 0.123,
        money_weighted_days: 265,
        movements: [
          {
            contract_id: 'sig_1',
            po_number: 'PO-2026-0001',
            kind: 'payment',
            order_date: '2026-01-02',
            date: '2026-01-02',
            amount: '10000',
            currency: 'EUR',
            fee: '59.95',
            fx_rate: '1',
            fx_date: '2026-01-02',
            fx_is_fallback: false,
            amount_converted: '10000',
            fee_converted: '59.95',
            units,
            mark: paidOn,
          },
        ],
        waiting: [],
        stretches: [{ from: paidOn, to: standsAt, units, ...effects }],
      },
    ],
  };
}
