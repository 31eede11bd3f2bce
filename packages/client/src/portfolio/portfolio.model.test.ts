import { sampleDashboard } from '@repo/api-sdk/testing';
import { isoDay } from '@repo/domain/dates';
import { describe, expect, it } from 'vitest';
import { allocationSlices } from './allocation.model.ts';
import { contributionBars, yieldBars } from './bars.model.ts';
import { freshnessText } from './freshness.model.ts';
import { valuationLine, yieldLines } from './history.model.ts';
import { emptyDashboard, TODAY, waitingPayment } from './portfolio.fixture.ts';
import {
  chosenProduct,
  type Dashboard,
  directionOf,
  hasNothing,
  isSubscribed,
  readPortfolio,
  signedAmount,
  trendPoints,
  waitingLines,
} from './portfolio.model.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const until = isoDay(TODAY);
const week = { period: 'daily', until } as const;
const year = { period: 'monthly', until } as const;
const loaded = readPortfolio(sampleDashboard());

describe('the parsed dashboard', () => {
  it('drops the points without a day or a finite rate, and sorts the others', () => {
    const wire = sampleDashboard();
    const rates = [
      { date: '2026-01-04', performance_rate: 0.01 },
      { date: '2026-02-30', performance_rate: 0.5 },
      { date: '2026-01-03', performance_rate: Number.NaN },
      { date: '2026-01-02', performance_rate: 0.02 },
    ];
    const read = readPortfolio({
      ...wire,
      performance_flows: { ...wire.performance_flows, aggregated: rates },
    });
    expect(read.aggregated.rates.map(({ date }) => date)).toEqual(['2026-01-02', '2026-01-04']);
  });

  it('starts the history of a product on the day of its earliest contract', () => {
    const wire = sampleDashboard();
    const usdfy = wire.headlines['USDFY'];
    if (usdfy === undefined) throw new Error('The sample holds USDFY.');
    const read = readPortfolio({ ...wire, headlines: { USDFY: { ...usdfy, start_date: '2026-01-04' } } });
    expect(read.products['USDFY']?.rates.map(({ date }) => date)).toEqual(['2026-01-04']);
    expect(read.products['USDFY']?.values.map(({ date }) => date)).toEqual(['2026-01-04']);
  });

  it('discards contributions without a point', () => {
    const wire = sampleDashboard();
    const flows = { ...wire.performance_flows, contributions: { USDFY: [] } };
    expect(readPortfolio({ ...wire, performance_flows: flows }).contributions).toEqual({});
  });
});

const withAmounts = (signed: string | null, invested: string, current: string): Dashboard => {
  const wire = sampleDashboard();
  const usdfy = wire.headlines['USDFY'];
  const allocation = wire.portfolio.allocations[0];
  if (usdfy === undefined || allocation === undefined) throw new Error('The sample holds USDFY.');
  return {
    ...wire,
    headlines: signed === null ? {} : { USDFY: { ...usdfy, signed_amount: signed } },
    portfolio: {
      ...wire.portfolio,
      allocations: [{ ...allocation, invested_amount_eur: invested, current_amount_eur: current }],
    },
  };
};

const read = (...waiting: Dashboard['waiting']) => readPortfolio({ ...emptyDashboard(), waiting });

describe('payments that wait', () => {
  it('are one line for each day and currency, the earliest first', () => {
    const lines = waitingLines(
      read(
        waitingPayment,
        { ...waitingPayment, currency: 'BTC', amount: '0.5' },
        { ...waitingPayment, product: 'ETHFY', amount: '0.10' },
        { ...waitingPayment, order_date: '2026-01-05' },
      ),
      null,
    );
    expect(
      lines.map(({ order_date: day, currency, count, amount }) => [day, currency, count, amount]),
    ).toEqual([
      ['2026-01-05', 'EUR', 1, '12500.5'],
      ['2026-01-06', 'BTC', 1, '0.5'],
      ['2026-01-06', 'EUR', 2, '12500.6'],
    ]);
  });

  it('are those of the product shown', () => {
    expect(waitingLines(read(waitingPayment), 'USDFY')).toHaveLength(1);
    expect(waitingLines(read(waitingPayment), 'ETHFY')).toEqual([]);
  });

  it('make a subscription, also when nothing else is held', () => {
    expect(isSubscribed(read(waitingPayment), 'USDFY')).toBe(true);
    expect(isSubscribed(read(waitingPayment), 'ETHFY')).toBe(false);
    expect([hasNothing(read(waitingPayment)), hasNothing(read())]).toEqual([false, true]);
  });
});

describe('whether a product is subscribed', () => {
  it.each([
    { given: 'a positive signed total', signed: '0.01', invested: '0.00', current: '0.00', expected: true },
    { given: 'a positive invested amount', signed: null, invested: '0.01', current: '0.00', expected: true },
    { given: 'a positive current amount', signed: '0.00', invested: '0.00', current: '0.01', expected: true },
    { given: 'nothing positive', signed: '0.00', invested: '0.00', current: '0.00', expected: false },
  ])('$given: $expected', ({ signed, invested, current, expected }) => {
    expect(isSubscribed(readPortfolio(withAmounts(signed, invested, current)), 'USDFY')).toBe(expected);
  });
});

describe('the product in the URL', () => {
  it.each([
    {
      title: 'is believed while the products load',
      requested: 'X',
      known: [],
      isComplete: false,
      expected: 'X',
    },
    {
      title: 'is none once it is unknown',
      requested: 'X',
      known: ['USDFY'],
      isComplete: true,
      expected: null,
    },
    { title: 'is kept when it is known', requested: 'X', known: ['X'], isComplete: true, expected: 'X' },
    { title: 'may be absent', requested: null, known: ['X'], isComplete: true, expected: null },
  ])('$title', ({ requested, known, isComplete, expected }) => {
    expect(chosenProduct(requested, known, isComplete)).toBe(expected);
  });
});

describe('the format of a gain', () => {
  it('has its sign, and zero has none even when it is not quite zero', () => {
    expect(plain(signedAmount('261.54', 'EUR'))).toBe('+261,54 €');
    expect(plain(signedAmount('-3.1', 'EUR'))).toBe('−3,10 €');
    expect(plain(signedAmount('0.00000001', 'BTC'))).toBe('0,000000 BTC');
  });

  it('points up, down or nowhere', () => {
    expect(['+4,2 %', '−1,0 %', '0,0 %'].map(directionOf)).toEqual(['up', 'down', 'flat']);
  });

  it('formats every digit of an amount that a double cannot represent', () => {
    expect(plain(signedAmount('90071992547409931.55', 'EUR'))).toBe('+90 071 992 547 409 931,55 €');
  });
});

describe('the line under the title', () => {
  it('shows the oldest exchange rate, marked when it is not of the valuation day', () => {
    const text = freshnessText({
      nav_date: '2026-01-04',
      fx_dates: [
        { pair: 'BTC/EUR', date: '2026-01-04', is_fallback: false, is_late: false },
        { pair: 'EUR/USD', date: '2026-01-02', is_fallback: true, is_late: false },
      ],
    });
    expect(text).toBe('Cours (VL) du 4 janvier 2026 · taux de change du 2 janvier 2026 (dernier)');
  });

  it('has no exchange rate for a portfolio in euros, and no mark on the valuation day', () => {
    expect(freshnessText({ nav_date: '2026-01-04', fx_dates: [] })).toBe('Cours (VL) du 4 janvier 2026');
    const fresh = [{ pair: 'EUR/USD', date: '2026-01-04', is_fallback: false, is_late: false }];
    expect(freshnessText({ nav_date: '2026-01-04', fx_dates: fresh })).not.toContain('dernier');
  });

  it('shows that nothing is valued yet, rather than that a product has no published value', () => {
    expect(freshnessText({ nav_date: null, fx_dates: [] })).toBe('Aucun placement valorisé pour le moment');
  });
});

describe('the bars', () => {
  it('compound the rates of a month and name it', () => {
    const bars = yieldBars(loaded.aggregated.rates, 'accent', year);
    expect(bars.categories).toEqual([{ id: '2026-01', label: 'janv.', longLabel: 'janvier 2026' }]);
    expect(bars.series[0]?.values[0]).toBeCloseTo(102 / 101 - 1, 8);
  });

  it('name days and weeks', () => {
    const weekly = yieldBars(loaded.aggregated.rates, 'accent', { period: 'weekly', until });
    expect(weekly.categories[0]?.longLabel).toBe('semaine du 29 décembre 2025');
    expect(plain(weekly.categories[0]?.label ?? '')).toBe('sem. 1');
    expect(yieldBars(loaded.aggregated.rates, 'accent', week).categories).toHaveLength(2);
  });

  it('are empty when the newest rate is older than the period', () => {
    const later = { period: 'daily', until: isoDay('2026-03-01') } as const;
    expect(yieldBars(loaded.aggregated.rates, 'accent', later).categories).toEqual([]);
  });

  it('stack the contribution of each product, under the total rate', () => {
    const bars = contributionBars(loaded, year);
    expect(bars.series.map(({ label, hue }) => [label, hue])).toEqual([['USDFY', 'usdfy']]);
    expect(bars.totals?.[0]).toBeCloseTo(bars.series[0]?.values[0] ?? 0, 12);
  });
});

describe('the history of a product', () => {
  const series = loaded.products['USDFY'] ?? { rates: [], values: [] };

  it('marks money in and money out on the valuation', () => {
    const values = series.values.map((point, index) =>
      index === 2 ? { ...point, contribution: -500 } : point,
    );
    const line = valuationLine({ ...series, values }, 'usdfy', week);
    expect(line.series[0]?.values).toEqual([9940.05, 10_110.14, 10_261.54]);
    expect(line.markers).toEqual([
      { day: '2026-01-02', kind: 'entry' },
      { day: '2026-01-04', kind: 'exit' },
    ]);
  });

  it('has the compounded yield, its 30-point average and the overall average, each cut after it is computed', () => {
    const today = { period: 'daily', until: isoDay('2026-01-10') } as const;
    const lines = yieldLines(series, 'usdfy', today);
    expect(lines.series.map(({ label }) => label)).toEqual([
      'Rendements cumulés pondérés',
      'Moyenne sur 30 jours',
      'Moyenne globale de la stratégie',
    ]);
    const compounded = 0.995 * 1.014_975_869 - 1;
    expect(lines.days).toEqual(['2026-01-04']);
    expect(lines.series[0]?.values[0]).toBeCloseTo(compounded, 10);
    expect(lines.series[2]?.values[0]).toBeCloseTo((-0.005 + compounded) / 2, 10);
  });
});

const allocation = (label: string, eur: string, converted: string) => ({
  label,
  strategy_id: label,
  current_amount_eur: eur,
  current_amount_converted: converted,
  invested_amount_eur: '1.00',
  invested_amount_converted: '1.00',
});

describe('the allocation', () => {
  it('computes shares from the amounts in euros in any display currency, without zero amounts', () => {
    const { portfolio } = emptyDashboard();
    const allocations = [
      allocation('USDFY', '75.00', '1.00'),
      allocation('EURFY', '25.00', '9.00'),
      allocation('BTCFY', '0.00', '0.00'),
    ];
    expect(
      allocationSlices({ totals: { ...portfolio, allocations } }).map(({ label, share }) => [label, share]),
    ).toEqual([
      ['USDFY', 0.75],
      ['EURFY', 0.25],
    ]);
  });
});

describe('the trend beside the value', () => {
  it('keeps its shape in some sixty points, the newest among them', () => {
    const values = Array.from({ length: 365 }, (_, index) => ({
      date: isoDay(new Date(Date.UTC(2025, 0, 5 + index)).toISOString().slice(0, 10)),
      value: index,
      contribution: 0,
      stale: false,
    }));
    const trend = trendPoints(values, year);
    expect(trend.length).toBeLessThanOrEqual(60);
    expect(trend.at(-1)?.value).toBe(364);
  });
});
