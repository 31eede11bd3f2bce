// Random small histories, valued a second time here with nothing but the rules of docs/money.md and plain numbers.
import type { components } from '@repo/api-sdk/spec';
import { addDays, isoDay } from '@repo/domain/dates';
import { decimal, sumOf } from '@repo/domain/money';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fxRates, navs } from '../../db/schema/market-data.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { publishValues } from '../market-data/market-values.repository.ts';
import { insertProducts, insertSignedContract, pay, withoutSeries } from './portfolio.fixture.ts';

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  test.clock.set('2026-03-31T20:00:00.000Z');
  await insertProducts(test);
  admin = await signIn(test, 'super_admin');
});

afterAll(() => test.close());

const DAY_COUNT = 12;
const firstDay = isoDay('2026-03-01');
const days = Array.from({ length: DAY_COUNT }, (_, index) => addDays(firstDay, index));
const strategies = ['usdfy', 'btcfy', 'eurfy'] as const;
type StrategyId = (typeof strategies)[number];
const referenceOf = { usdfy: 'USD', btcfy: 'BTC', eurfy: 'EUR' } as const;
const parOf = { EURC: 'EUR', USDC: 'USD', WBTC: 'BTC', EURO: 'EUR' } as const;
type Asset = keyof typeof parOf;

/** A value in hundredths for each day, or none published; the first day always has one. */
const column = (minimum: number, maximum: number) =>
  fc
    .tuple(
      fc.integer({ min: minimum, max: maximum }),
      fc.array(fc.option(fc.integer({ min: minimum, max: maximum })), {
        minLength: DAY_COUNT - 1,
        maxLength: DAY_COUNT - 1,
      }),
    )
    .map(([first, others]) => [first, ...others]);

const history = fc.record({
  navs: fc.record({
    usdfy: column(9_000, 12_000),
    btcfy: column(9_900, 10_200),
    eurfy: column(9_500, 10_500),
  }),
  usd: column(90, 130),
  btc: column(4_000_000, 6_000_000),
  payments: fc.array(
    fc.record({
      strategy: fc.constantFrom(...strategies),
      asset: fc.constantFrom<Asset>('EURC', 'USDC', 'WBTC', 'EURO'),
      // At most 10 000: no payment in bitcoins may be larger.
      hundredths: fc.integer({ min: 100, max: 1_000_000 }),
      dayIndex: fc.integer({ min: 0, max: DAY_COUNT - 1 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

it('equals a second computation from the rules, on every day and in every total', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.constantFrom('EUR', 'USD', 'BTC'), async (drawn, currency) => {
      const client = await store(drawn);
      const response = await test.expectOk('getDashboard', { token: client.token, query: { currency } });
      const figures = { currency, series: 'none' } as const;
      expect(await test.expectOk('getDashboard', { token: client.token, query: figures })).toEqual(
        withoutSeries(response),
      );
      const expected = valueAgain(drawn, currency);
      const points = response.valuation_history.aggregated.points;
      expect(points.map((point) => point.date)).toEqual(expected.points.map((point) => point.date));
      points.forEach((point, index) => {
        expectClose(point.value, expected.points[index]?.value);
        expectClose(point.contribution, expected.points[index]?.contribution);
      });
      expectClose(
        Number(response.portfolio.total_current_converted),
        expected.points.at(-1)?.value ?? 0,
        0.01,
      );
      expect(response.waiting.map(({ order_date: day }) => day ?? '').toSorted()).toEqual(expected.waiting);
      expectClose(Number(response.portfolio.total_paid_converted), expected.paid, 0.01);
      const rates = new Map(
        response.performance_flows.aggregated.map((point) => [point.date, point.performance_rate]),
      );
      expect([...rates.keys()]).toEqual([...expected.rates.keys()]);
      for (const [date, rate] of expected.rates) expectClose(rates.get(date), rate, 1e-12);
      await expectExplained(client, response);
    }),
    { numRuns: 12 },
  );
});

const added = (amounts: readonly (string | null)[]) => sumOf(amounts.map((amount) => decimal(amount ?? '')));
const product = (a: string, b: string | null, c: string | null = '1') =>
  decimal(a)
    .times(decimal(b ?? ''))
    .times(decimal(c ?? ''));

/** The rows that explain the figures lead back to them, with sums and products alone. */
async function expectExplained(
  client: SignedIn,
  response: components['schemas']['Dashboard'],
): Promise<void> {
  const { currency } = response.portfolio;
  const explained = await test.expectOk('explainFigures', { token: client.token, query: { currency } });
  expect(explained.strategies.map(({ title }) => title).toSorted()).toEqual(
    Object.keys(response.headlines).toSorted(),
  );
  for (const { title, movements, position, ...amounts } of explained.strategies) {
    const headline = response.headlines[title];
    const value = product(amounts.units, position?.nav ?? '0', position?.fx_rate ?? '0');
    expectClose(value.toNumber(), Number(headline?.current_amount), 0.005);
    expect(added(movements.map(({ units }) => units)).toFixed(12)).toBe(decimal(amounts.units).toFixed(12));
    const paid = added(movements.map(({ amount, fx_rate: rate }) => product(amount, rate).toFixed()));
    const { strategy_effect: strategy, fx_effect: fx, execution_effect: execution, fees } = amounts;
    expectClose(value.minus(paid).toNumber(), Number(headline?.yield_generated), 0.005);
    expectClose(added([strategy, fx, execution, fees]).toNumber(), value.minus(paid).toNumber(), 1e-9);
    const gains = amounts.stretches.map(({ units, from, to }) =>
      product(units, to.nav, to.fx_rate).minus(product(units, from.nav, from.fx_rate)),
    );
    expectClose(sumOf(gains).toNumber(), added([strategy, fx]).toNumber(), 1e-9);
  }
}

function expectClose(actual: number | undefined, expected: number | undefined, absolute = 0): void {
  const wanted = expected ?? Number.NaN;
  const difference = Math.abs((actual ?? Number.NaN) - wanted);
  expect(difference, `${actual} for ${wanted}`).toBeLessThanOrEqual(
    Math.max(absolute, Math.abs(wanted) * 2e-9),
  );
}

function valuesOf(series: string, numbers: readonly (number | null)[]) {
  return numbers.flatMap((number, index): [string, string, string][] =>
    number === null ? [] : [[series, days[index] ?? '', (number / 100).toFixed(2)]],
  );
}

function last(numbers: readonly (number | null)[], day: number): number {
  return (numbers.slice(0, day + 1).findLast((number) => number !== null) ?? Number.NaN) / 100;
}

async function store(drawn: History): Promise<SignedIn> {
  await test.deps.db.delete(navs);
  await test.deps.db.delete(fxRates);
  const publication = { source: 'import', enteredBy: null, publishedBy: null, publishedAt: test.clock.now() };
  await publishValues(test.deps.db, 'nav', {
    ...publication,
    values: strategies.flatMap((strategy) => valuesOf(strategy, drawn.navs[strategy])),
  });
  await publishValues(test.deps.db, 'fx_ecb', {
    ...publication,
    values: [...valuesOf('EUR/USD', drawn.usd), ...valuesOf('BTC/EUR', drawn.btc)],
  });
  const client = await signIn(test, 'client');
  for (const payment of drawn.payments) {
    const amount = (payment.hundredths / 100).toFixed(2);
    const contract = { strategyId: payment.strategy, currency: payment.asset, amount };
    const contractId = await insertSignedContract(test, client, contract);
    await pay(test, admin, { contractId, amount, valueDate: days[payment.dayIndex] ?? '' });
  }
  return client;
}

type Currency = 'EUR' | 'USD' | 'BTC';

/** The ECB publishes no rate at the week-end: the last one before it will do; exchanges quote every day. */
function isQuoted({ usd, btc }: History, currency: Currency, day: number): boolean {
  if (currency === 'EUR') return true;
  if (currency === 'BTC') return btc[day] !== null;
  return usd[day] !== null || [0, 6].includes(new Date(days[day] ?? '').getUTCDay());
}

/** The first day from the value date on that has its VL and the quotes needed; -1 while there is none. */
function dealingDay(drawn: History, { strategy, asset, dayIndex }: History['payments'][number]): number {
  const [par, reference] = [parOf[asset], referenceOf[strategy]];
  return days.findIndex(
    (_, day) =>
      day >= dayIndex &&
      drawn.navs[strategy][day] !== null &&
      (par === reference || (isQuoted(drawn, par, day) && isQuoted(drawn, reference, day))),
  );
}

function valueAgain(drawn: History, currency: Currency) {
  const eur = (of: Currency, day: number) => {
    if (of === 'EUR') return 1;
    return of === 'USD' ? 1 / last(drawn.usd, day) : last(drawn.btc, day);
  };
  const convert = (from: Currency, day: number) => eur(from, day) / eur(currency, day);
  const held = drawn.payments.flatMap((payment) => {
    const day = dealingDay(drawn, payment);
    if (day === -1) return [];
    const [par, reference] = [parOf[payment.asset], referenceOf[payment.strategy]];
    const net = (payment.hundredths / 100) * 0.999 * (par === reference ? 1 : 0.995);
    const units = (net * eur(par, day)) / eur(reference, day) / last(drawn.navs[payment.strategy], day);
    return [{ ...payment, par, day, units: Math.round(units * 1e12) / 1e12 }];
  });
  const start = Math.min(...held.map(({ day }) => day));
  const end = lastDay(drawn, held);
  const valueIn = (strategy: StrategyId, day: number, to: (day: number) => number) =>
    held
      .filter((payment) => payment.strategy === strategy && payment.day <= day)
      .reduce((sum, payment) => sum + payment.units * last(drawn.navs[strategy], day) * to(day), 0);
  const valueOf = (strategy: StrategyId, day: number) =>
    valueIn(strategy, day, (on) => convert(referenceOf[strategy], on));
  const contributionOf = (payment: (typeof held)[number]) =>
    (payment.hundredths / 100) * convert(payment.par, payment.day);
  const indexes = days.map((_, day) => day).filter((day) => day >= start && day <= end);
  const rates = new Map<string, number>();
  for (const day of indexes.slice(1)) {
    const before = strategies.map((strategy) =>
      valueIn(strategy, day - 1, (on) => eur(referenceOf[strategy], on)),
    );
    const total = before.reduce((sum, value) => sum + value, 0);
    const known = strategies.flatMap((strategy, index) => {
      const weight = (before[index] ?? 0) / total;
      if (weight === 0 || (drawn.navs[strategy][day] ?? null) === null) return [];
      return [weight * (last(drawn.navs[strategy], day) / last(drawn.navs[strategy], day - 1) - 1)];
    });
    if (known.length > 0)
      rates.set(
        days[day] ?? '',
        known.reduce((sum, part) => sum + part, 0),
      );
  }
  return {
    waiting: drawn.payments
      .filter((payment) => dealingDay(drawn, payment) === -1)
      .map(({ dayIndex }) => days[dayIndex] ?? '')
      .toSorted(),
    paid: held.reduce((sum, payment) => sum + contributionOf(payment), 0),
    rates,
    points: indexes.map((day) => ({
      date: days[day] ?? '',
      value: strategies.reduce((sum, strategy) => sum + valueOf(strategy, day), 0),
      contribution: held
        .filter((payment) => payment.day === day)
        .reduce((sum, payment) => sum + contributionOf(payment), 0),
    })),
  };
}

/** The series end on the last day anything was published, executed or, waiting, received. */
function lastDay(drawn: History, held: readonly { day: number }[]): number {
  const published = [...strategies.map((strategy) => drawn.navs[strategy]), drawn.usd, drawn.btc].map(
    (numbers) => numbers.findLastIndex((number) => number !== null),
  );
  const received = drawn.payments.map(({ dayIndex }) => dayIndex);
  return Math.max(...published, ...held.map(({ day }) => day), ...received);
}
