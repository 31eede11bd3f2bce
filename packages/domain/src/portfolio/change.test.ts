import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type IsoDay } from '../dates/index.ts';
import { DISPLAY_CURRENCIES, type DisplayCurrency, sumOf, toText, ZERO } from '../money/index.ts';
import {
  buckets,
  buildPortfolio,
  type Change,
  type ClientInput,
  type Market,
  PERIODS,
  periodStart,
  portfolioChanges,
  prepareMarket,
  strategyChanges,
  valueClient,
} from './index.ts';
import {
  book,
  closing,
  EXAMPLE,
  FIRST_DAY,
  fx,
  histories,
  known,
  nav,
  payment,
  withdrawal,
} from './testing.ts';

const RUNS = { numRuns: 60 };
const currencies = fc.constantFrom(...DISPLAY_CURRENCIES);

function changes(market: Market, client: ClientInput, today: IsoDay = market.until) {
  return portfolioChanges(market, buildPortfolio(market, client), today);
}

const written = ({ gain, parts }: Change) => ({
  gain: toText(gain, 2),
  strategies: toText(parts.strategy_effect, 2),
  fx: toText(parts.fx_effect, 2),
  fees: toText(parts.fees, 2),
});

describe('the change of the worked example of docs/money.md', () => {
  const market = prepareMarket(EXAMPLE);
  const orders = [payment('2026-01-02', '10000', 'EURC')];
  const client = { ...book(orders, EXAMPLE), currency: 'EUR' } as const;

  test('is +3.23 %: +0.99 % from the strategy and +2.22 % from the dollar', () => {
    const change = changes(market, client).monthly!;
    expect(change.since).toBe('2026-01-02');
    expect(change.rate).toBeCloseTo(10_261.543_366_336_6 / 9940.05 - 1, 9);
    expect([change.rate, change.strategiesRate, change.fxRate].map((rate) => rate.toFixed(4))).toEqual([
      '0.0323',
      '0.0099',
      '0.0222',
    ]);
  });

  test('is a gain of 261.54 EUR, whose lines add up', () => {
    expect(written(changes(market, client).monthly!)).toEqual({
      gain: '261.54',
      strategies: '101.71',
      fx: '219.79',
      fees: '-59.95',
    });
  });

  test('measures a later period from the close before its first bar', () => {
    const later = changes(market, client, '2026-01-10').daily!;
    expect(later.since).toBe('2026-01-03');
    expect(later.rate).toBeCloseTo(102 / 100.495 - 1, 12);
    expect(changes(market, client, '2026-01-11').daily).toBeNull();
  });

  test('counts no deposit and no withdrawal as a gain', () => {
    const moved = [
      ...orders,
      payment('2026-01-03', '5000', 'EURC', { contractId: 'c2' }),
      withdrawal('2026-01-03', '920', 'EUR'),
    ];
    const change = changes(market, { ...book(moved, EXAMPLE), currency: 'EUR' }).daily!;
    expect(change.rate).toBeCloseTo(changes(market, client).daily!.rate, 12);
    expect(toText(change.parts.fees, 2)).toBe('-91.76');
  });

  test('is nothing but the fees on the day of the first investment', () => {
    const input = { ...EXAMPLE, until: '2026-01-02' } as const;
    const change = changes(prepareMarket(input), client).daily!;
    expect([change.rate, change.strategiesRate]).toEqual([0, 0]);
    expect(written(change)).toEqual({ gain: '-59.95', strategies: '0.00', fx: '0.00', fees: '-59.95' });
  });

  test('names the gap of what was executed at a NAV corrected since', () => {
    const navs = EXAMPLE.navs.map((published) =>
      published.days[0] === '2026-01-02' ? nav('USDFY', '2026-01-02', '101.5') : published,
    );
    const change = changes(prepareMarket({ ...EXAMPLE, navs }), client).monthly!;
    expect(toText(change.parts.execution_effect, 2)).toBe('49.21');
    expect(toText(change.gain, 2)).toBe('261.54');
  });

  test('does not exist once everything was taken out, and starts anew with the next investment', () => {
    const until = '2026-01-20';
    const navs = [...EXAMPLE.navs, nav('USDFY', '2026-01-16', '103')];
    const quotes = [...EXAMPLE.fx, fx('USD', 'EUR', '2026-01-16', '0.91')];
    const input = { ...EXAMPLE, navs, fx: quotes, until } as const;
    const all = closing('2026-01-04');
    const taken = { ...book([...orders, all], input), currency: 'EUR' } as const;
    expect(taken.movements).toHaveLength(2);
    expect(changes(prepareMarket(input), taken, until).daily).toBeNull();
    const back = [...orders, all, payment('2026-01-16', '100', 'EURC', { contractId: 'c2' })];
    const again = { ...book(back, input), currency: 'EUR' } as const;
    expect(changes(prepareMarket(input), again, until).daily?.since).toBe('2026-01-16');
  });

  test('does not exist before anything is executed', () => {
    expect(changes(market, { movements: [], waiting: [], currency: 'EUR' }).monthly).toBeNull();
    const input = { ...EXAMPLE, until: '2026-01-04' } as const;
    const nothing = book([payment('2026-02-01', '10', 'EURC')], input);
    expect(changes(market, { ...nothing, currency: 'EUR' }).monthly).toBeNull();
  });
});

/** The factors of docs/money.md, day by day, from the values that the history chart shows. */
function dailyRate(market: Market, client: ClientInput, from: IsoDay): number {
  const { strategies, aggregated, market: whole } = valueClient(market, client);
  let growth = 1;
  for (const [t, day] of whole.days.entries()) {
    const before = aggregated.value[t - 1] ?? 0;
    if (day <= from || before === 0) continue;
    let now = 0;
    for (const { units, market: own, ledger } of strategies) {
      const held = units[t - 1] ?? 0;
      const worth = held * (own.nav[t] ?? 0) * (whole.eurWorth[ledger.strategy.referenceCurrency][t] ?? 0);
      if (held !== 0) now += worth / (whole.eurWorth[client.currency][t] ?? 0);
    }
    growth *= now / before;
  }
  return growth - 1;
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

describe('the change of a portfolio, over random histories', () => {
  test('4. its rate is the product of the daily factors, in the display currency', () => {
    fc.assert(
      fc.property(histories, currencies, fc.nat(50), ({ market: input, booked }, currency, days) => {
        const market = prepareMarket(input);
        const client = { ...booked, currency };
        const today = addDays(market.until, days - 25);
        const all = changes(market, client, today);
        for (const period of PERIODS) {
          const change = all[period];
          if (!change) continue;
          expect(near(change.rate, dailyRate(market, client, periodStart(period, today)))).toBe(true);
          expect(near((1 + change.strategiesRate) * (1 + change.fxRate), 1 + change.rate)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('its lines add up to the gain, and those of the strategies to those of the portfolio', () => {
    fc.assert(
      fc.property(histories, currencies, ({ market: input, booked }, currency) => {
        const market = prepareMarket(input);
        const portfolio = buildPortfolio(market, { ...booked, currency });
        const all = portfolioChanges(market, portfolio, market.until);
        const each = portfolio.strategies.map((strategy) =>
          strategyChanges(market, { currency, strategy }, market.until),
        );
        for (const period of PERIODS) {
          const change = all[period];
          if (!change) continue;
          const rest = change.gain.minus(sumOf(Object.values(change.parts)));
          expect(rest.abs().lt('0.000000000000001')).toBe(true);
          const gains = sumOf(each.map((own) => own[period]?.gain ?? ZERO));
          expect(change.gain.minus(gains).abs().lt('0.000000000000001')).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('since the first investment, its lines are those of the yield generated', () => {
    fc.assert(
      fc.property(histories, currencies, ({ market: input, booked }, currency) => {
        const market = prepareMarket(input);
        const portfolio = buildPortfolio(market, { ...booked, currency });
        const change = portfolioChanges(market, portfolio, market.until).monthly;
        if (!change) return;
        const { allocations, yield_generated_converted: whole } = portfolio.headline;
        expect(change.gain.minus(known(whole)).abs().lt('0.000000000000001')).toBe(true);
        for (const part of ['strategy_effect', 'fees', 'execution_effect'] as const) {
          expect(toText(change.parts[part], 15)).toBe(
            toText(sumOf(allocations.map(({ yield_parts: parts }) => known(parts)[part])), 15),
          );
        }
      }),
      RUNS,
    );
  });

  test('the bars of a period compound to its « stratégies »', () => {
    fc.assert(
      fc.property(histories, fc.nat(25), ({ market: input, booked }, days) => {
        const market = prepareMarket(input);
        const portfolio = buildPortfolio(market, { ...booked, currency: 'EUR' });
        const today = addDays(market.until, days);
        const all = portfolioChanges(market, portfolio, today);
        for (const period of PERIODS) {
          const change = all[period];
          if (!change) continue;
          const bars = buckets(portfolio.aggregated.rates, period, today);
          const growth = bars.reduce((product, { rate }) => product * (1 + rate), 1);
          expect(near(growth - 1, change.strategiesRate)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  const still = fc.constantFrom<readonly [string, DisplayCurrency]>(['EURFY', 'EUR'], ['BTCFY', 'BTC']);

  test('10. « change » is 0 for EURFY alone in EUR, BTCFY alone in BTC', () => {
    fc.assert(
      fc.property(histories, still, ({ market: input, booked }, [strategy, currency]) => {
        const movements = booked.movements.filter((movement) => movement.strategy === strategy);
        const change = changes(prepareMarket(input), { movements, waiting: [], currency }).monthly;
        if (!change) return;
        expect(change.parts.fx_effect.eq(0)).toBe(true);
        expect(Math.abs(change.fxRate)).toBeLessThan(1e-9);
      }),
      RUNS,
    );
  });

  test('10. « change » is 0 in every currency when no rate moves', () => {
    const day = addDays(FIRST_DAY, -1);
    const quotes = [
      fx('EUR', 'USD', day, '1.1'),
      fx('EUR', 'CHF', day, '0.95'),
      fx('BTC', 'EUR', day, '60000'),
      fx('ETH', 'EUR', day, '3000'),
    ];
    fc.assert(
      fc.property(histories, currencies, ({ market: input, booked }, currency) => {
        const market = prepareMarket({ ...input, fx: quotes });
        const change = changes(market, { ...booked, currency }).monthly;
        if (!change) return;
        expect(change.parts.fx_effect.abs().lt('0.000000000001')).toBe(true);
        expect(Math.abs(change.fxRate)).toBeLessThan(1e-9);
      }),
      RUNS,
    );
  });
});
