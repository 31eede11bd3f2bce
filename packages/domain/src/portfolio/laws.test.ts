import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { executeOrders, movementsOf, type Order, publishedQuote } from '../books/index.ts';
import { addDays, dayNumber } from '../dates/index.ts';
import {
  type Decimal,
  DISPLAY_CURRENCIES,
  decimal,
  type FxBook,
  fxBook,
  roundTo,
  sumOf,
  toText,
} from '../money/index.ts';
import {
  buildPortfolio,
  compounded,
  explainClient,
  type Movement,
  marketAsOf,
  type Portfolio,
  prepareMarket,
  totalClient,
  valueClient,
} from './index.ts';
import { FIRST_DAY, type History, histories, known, play } from './testing.ts';

const RUNS = { numRuns: 150 };

function build(history: History, currency: (typeof DISPLAY_CURRENCIES)[number] = 'EUR'): Portfolio {
  return buildPortfolio(prepareMarket(history.market), { ...history.booked, currency });
}

function close(a: number, b: number, scale = 1): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b), scale);
}

function worth(
  fx: FxBook,
  currency: (typeof DISPLAY_CURRENCIES)[number],
  day: Parameters<FxBook['eurValue']>[1],
): number {
  return fx.eurValue(currency, day)!.value.toNumber();
}

/** A unit is worth up to some 17 million euros here: its twelfth decimal, a hundredth of a cent. */
const isAlike = (a: number, b: number) => close(a, b, 1e5);

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);

/** The value of a row on the wire. */
const written = (value: Decimal) => roundTo(value, 18);

function isSame(a: Decimal, b: Decimal): boolean {
  return a.minus(b).abs().lt(decimal('0.0000001'));
}

/** All numbers inside a result, decimals included. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (value === null || typeof value !== 'object') return [];
  if ('toNumber' in value && typeof value.toNumber === 'function') return numbersIn(value.toNumber());
  return Object.values(value).flatMap(numbersIn);
}

const currencies = fc.constantFrom(...DISPLAY_CURRENCIES);

describe('the laws of docs/money.md, over random histories', () => {
  test('1. value is conserved: only rates, FX and movements change it', () => {
    fc.assert(
      fc.property(histories, currencies, (history, currency) => {
        const { market, strategies } = valueClient(prepareMarket(history.market), {
          ...history.booked,
          currency,
        });
        for (const columns of strategies) {
          const reference = columns.ledger.strategy.referenceCurrency;
          for (let t = columns.start + 1; t < market.days.length; t += 1) {
            const today = market.days[t]!;
            const fxToday =
              worth(market.prices.fx, reference, today) / worth(market.prices.fx, currency, today);
            const before = addDays(today, -1);
            const fxBefore =
              worth(market.prices.fx, reference, before) / worth(market.prices.fx, currency, before);
            const rate = Number.isNaN(columns.market.rate[t]!) ? 0 : columns.market.rate[t]!;
            const flow = sumOf(
              columns.ledger.movements
                .filter((movement) => movement.day === today)
                .map((movement) => movement.units),
            ).toNumber();
            const expected =
              columns.value[t - 1]! * (1 + rate) * (fxToday / fxBefore) +
              flow * columns.market.nav[t]! * fxToday;
            const moved = Math.abs(columns.value[t - 1]!) + Math.abs(flow * columns.market.nav[t]! * fxToday);
            expect(close(columns.value[t]!, expected, moved)).toBe(true);
          }
        }
      }),
      RUNS,
    );
  });

  test('1. the yield of each strategy is exactly the sum of its strategy, FX, execution and fee parts', () => {
    fc.assert(
      fc.property(histories, currencies, (history, currency) => {
        for (const { yield_parts: parts, yield_generated_converted: total } of build(history, currency)
          .headline.allocations) {
          const sum = sumOf(Object.values(known(parts)));
          expect(sum.minus(known(total)).abs().lt(decimal('0.000000000000001'))).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('1. every figure can be recomputed from the rows that explain it, with eighteen decimals', () => {
    fc.assert(
      fc.property(histories, currencies, (history, currency) => {
        const client = { ...history.booked, currency };
        for (const explained of explainClient(prepareMarket(history.market), client)) {
          const { allocation, movements, stretches, position } = explained;
          const units = sumOf(movements.map(({ movement }) => written(movement.units)));
          const value = written(units)
            .times(written(position?.nav ?? decimal(0)))
            .times(written(position?.fx ?? decimal(0)));
          expect(isSame(value, known(allocation.current_amount_converted))).toBe(true);
          const cash = sumOf(movements.map(({ converted }) => written(known(converted).cash)));
          expect(isSame(value.minus(cash), known(allocation.yield_generated_converted))).toBe(true);
          for (const { from, to, units: held, strategyEffect, fxEffect } of stretches) {
            const gained = written(held).times(
              written(to.nav)
                .times(written(to.fx))
                .minus(written(from.nav).times(written(from.fx))),
            );
            expect(isSame(gained, strategyEffect.plus(fxEffect))).toBe(true);
          }
        }
      }),
      RUNS,
    );
  });

  test('2. aggregates are the sums of their parts, and shares add up to 1', () => {
    fc.assert(
      fc.property(histories, currencies, (history, currency) => {
        const { aggregated, strategies, headline } = build(history, currency);
        const sums = new Map<string, { value: number; contribution: number }>();
        for (const point of strategies.flatMap((strategy) => strategy.points)) {
          const sum = sums.get(point.date) ?? { value: 0, contribution: 0 };
          sums.set(point.date, {
            value: sum.value + point.value,
            contribution: sum.contribution + point.contribution,
          });
        }
        expect(aggregated.points).toHaveLength(sums.size);
        for (const point of aggregated.points) {
          expect(close(point.value, sums.get(point.date)!.value)).toBe(true);
          expect(close(point.contribution, sums.get(point.date)!.contribution)).toBe(true);
        }
        for (const { date, performance_rate: rate } of aggregated.rates) {
          const parts = strategies
            .flatMap((strategy) => strategy.contributions)
            .filter((part) => part.date === date);
          expect(
            close(
              parts.reduce((sum, part) => sum + part.performance_rate, 0),
              rate,
            ),
          ).toBe(true);
        }
        const shares = headline.allocations.reduce((sum, allocation) => sum + allocation.share, 0);
        expect(headline.total_current_eur.gt(0) ? close(shares, 1) : shares === 0).toBe(true);
        expect(
          close(aggregated.points.at(-1)?.value ?? 0, known(headline.total_current_converted).toNumber()),
        ).toBe(true);
      }),
      RUNS,
    );
  });

  test('3. splitting a payment in two on the same day changes nothing beyond the rounding of units', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 99 }), (history, percent) => {
        const payments = history.orders.filter((order) => order.kind === 'payment');
        const split = payments.flatMap((order): Order[] => {
          const part = order.gross.times(percent).div(100);
          return [
            { ...order, id: `${order.id}a`, gross: part },
            { ...order, id: `${order.id}b`, gross: order.gross.minus(part) },
          ];
        });
        const whole = build(play(history.market, payments));
        const halves = build(play(history.market, split));
        for (const [index, { units }] of halves.strategies.entries()) {
          const most = decimal('0.000000000001').times(payments.length);
          expect(units.minus(whole.strategies[index]!.units).abs().lte(most)).toBe(true);
        }
        expect(
          numbersIn(halves.headline).every((value, index) =>
            isAlike(value, numbersIn(whole.headline)[index]!),
          ),
        ).toBe(true);
        expect(
          halves.aggregated.points.every((point, t) =>
            isAlike(point.value, whole.aggregated.points[t]!.value),
          ),
        ).toBe(true);
      }),
      RUNS,
    );
  });

  test('4. a display currency changes values, never units or rates', () => {
    fc.assert(
      fc.property(histories, currencies, (history, currency) => {
        const inEur = build(history);
        const other = build(history, currency);
        expect(other.aggregated.rates).toEqual(inEur.aggregated.rates);
        for (const [index, strategy] of other.strategies.entries()) {
          const same = inEur.strategies[index]!;
          expect(strategy.units.eq(same.units)).toBe(true);
          expect(strategy.rates).toEqual(same.rates);
          expect(strategy.contributions).toEqual(same.contributions);
        }
        expect(other.headline.total_paid_eur.eq(inEur.headline.total_paid_eur)).toBe(true);
      }),
      RUNS,
    );
  });

  test('4. EUR → C → EUR returns the original', () => {
    fc.assert(
      fc.property(
        histories,
        currencies,
        fc.integer({ min: 1, max: 1_000_000_000 }),
        (history, currency, cents) => {
          const book = fxBook(history.market.fx);
          const start = decimal(cents).div(100);
          const there = book.convert(start, 'EUR', currency, FIRST_DAY)!;
          const back = book.convert(there.amount, currency, 'EUR', FIRST_DAY)!;
          expect(back.amount.minus(start).abs().lt(decimal('0.00000000000000000001'))).toBe(true);
        },
      ),
      RUNS,
    );
  });

  test('5. compounding over a period is the ratio of the NAVs at its ends', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const { strategy, rates, points } of build(history).strategies) {
          const first = points.findIndex((point) => point.value > 0);
          const gone = points.findIndex((point, index) => index > first && point.value === 0);
          const held = points.slice(first, gone === -1 ? undefined : gone);
          if (first === -1 || held.length < 2) continue;
          const navOn = (day: (typeof points)[number]['date']) =>
            Number(
              history.market.navs.filter((nav) => nav.strategy === strategy && nav.days[0]! <= day).at(-1)!
                .values[0]!,
            );
          const inside = rates.filter((rate) => rate.date <= held.at(-1)!.date);
          expect(close(compounded(inside), navOn(held.at(-1)!.date) / navOn(held[0]!.date) - 1)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('6. the order of rows changes nothing', () => {
    const shuffled = histories.chain((history) =>
      fc.record({
        history: fc.constant(history),
        orders: fc.shuffledSubarray([...history.orders], { minLength: history.orders.length }),
        navs: fc.shuffledSubarray([...history.market.navs], { minLength: history.market.navs.length }),
        fx: fc.shuffledSubarray([...history.market.fx], { minLength: history.market.fx.length }),
        strategies: fc.shuffledSubarray([...history.market.strategies], {
          minLength: history.market.strategies.length,
        }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ history, orders, navs, fx, strategies }) => {
        const again = build(play({ ...history.market, navs, fx, strategies }, orders), 'CHF');
        expect(again).toEqual(build(history, 'CHF'));
      }),
      RUNS,
    );
  });

  test('7. an amended NAV changes only values from its date on, and nothing that was booked', () => {
    fc.assert(
      fc.property(histories, fc.nat(), (history, pick) => {
        const amended = history.market.navs[pick % history.market.navs.length]!;
        const navs = history.market.navs.map((nav) =>
          nav === amended ? { ...nav, values: [toText(decimal(nav.values[0]!).times('1.5'))] } : nav,
        );
        const before = build(history).aggregated;
        const after = build({ ...history, market: { ...history.market, navs } }).aggregated;
        const untouched = (point: { readonly date: string }) => point.date < amended.days[0]!;
        expect(after.points.filter(untouched)).toEqual(before.points.filter(untouched));
        expect(after.rates.filter(untouched)).toEqual(before.rates.filter(untouched));
        expect(after.points.map(({ contribution }) => contribution)).toEqual(
          before.points.map(({ contribution }) => contribution),
        );
      }),
      RUNS,
    );
  });

  test('8. nothing is NaN, infinite or negative where it cannot be', () => {
    fc.assert(
      fc.property(histories, currencies, (history, currency) => {
        const portfolio = build(history, currency);
        expect(numbersIn(portfolio).every(Number.isFinite)).toBe(true);
        expect(portfolio.aggregated.points.every((point) => point.value >= 0)).toBe(true);
        for (const strategy of portfolio.strategies) {
          expect(strategy.units.gte(0)).toBe(true);
          expect(strategy.points.every((point) => point.value >= 0)).toBe(true);
        }
        for (const allocation of portfolio.headline.allocations) {
          expect(allocation.share).toBeGreaterThanOrEqual(0);
          expect(allocation.current_amount_eur.gte(0)).toBe(true);
          expect(known(allocation.withdrawn_amount_converted).gte(0)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('9. what is executed day by day, as prices are published, is what is read at the end', () => {
    fc.assert(
      fc.property(histories, ({ market: input, orders, booked }) => {
        const whole = prepareMarket(input);
        const held = new Map<string, { units: Decimal; cost: Decimal }>();
        const movements: Movement[] = [];
        let waiting = orders;
        for (const day of whole.days) {
          const { prices } = marketAsOf(whole, day);
          const placed = waiting.filter(({ orderDay }) => orderDay <= day);
          const executed = executeOrders(placed, {
            prices,
            hasQuote: publishedQuote(prices),
            positions: held,
          });
          const { payments, redemptions } = executed;
          for (const { order, dealt } of payments) {
            const before = held.get(order.contractId) ?? { units: decimal(0), cost: decimal(0) };
            held.set(order.contractId, {
              units: before.units.plus(dealt.units),
              cost: before.cost.plus(dealt.cost),
            });
          }
          for (const { order, dealt } of redemptions) {
            const before = held.get(order.contractId) ?? { units: decimal(0), cost: decimal(0) };
            held.set(order.contractId, {
              units: before.units.minus(dealt.units),
              cost: before.cost.minus(dealt.cost),
            });
          }
          movements.push(...movementsOf(executed));
          const done = new Set<Order>([...payments, ...redemptions].map(({ order }) => order));
          waiting = waiting.filter((order) => !done.has(order));
        }
        expect(movements.toSorted(byId)).toEqual(booked.movements.toSorted(byId));
      }),
      RUNS,
    );
  });

  test('the total of a client without series equals the headline of their dashboard', () => {
    fc.assert(
      fc.property(histories, currencies, (history, currency) => {
        const client = { ...history.booked, currency };
        const market = prepareMarket(history.market);
        expect(totalClient(market, client)).toEqual(buildPortfolio(market, client).headline);
      }),
      RUNS,
    );
  });

  test('a series has one point a day, without a gap, up to the last day', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { aggregated, until } = build(history);
        const numbers = aggregated.points.map((point) => dayNumber(point.date));
        expect(numbers.every((number, index) => index === 0 || number === numbers[index - 1]! + 1)).toBe(
          true,
        );
        if (history.booked.movements.length > 0) expect(aggregated.points.at(-1)?.date).toBe(until);
      }),
      RUNS,
    );
  });
});
