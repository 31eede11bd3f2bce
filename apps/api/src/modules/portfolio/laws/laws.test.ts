// The laws of docs/money.md over random histories, figures from the HTTP routes, everything recomputed a second time with
// integers: a thousand whose rows are written as they have to be booked, and twenty that clients and staff write day by day
// (`LAWS_DAY_BY_DAY=1000` for more). `LAWS_SEED=… vitest run laws` draws others, or those of a failure. More of the ninth, of
// what is booked, is in `booked.test.ts`.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { insertProducts } from '../portfolio.fixture.ts';
import { type ActedClient, actDayByDay } from './act-histories.fixture.ts';
import {
  anonymous,
  decimalsOf,
  expectAmount,
  expectPoint,
  expectSame,
  expectSameSeries,
  lastOf,
  numbersIn,
  onDay,
  pointsOf,
  ratesOf,
  titleOf,
} from './compare.ts';
import {
  bookedIn,
  type Explained,
  expectExact,
  expectExplained,
  explainedOf,
  gainOf,
  sorted,
} from './compare-explained.ts';
import { expectKept } from './compare-kept.ts';
import { expectSameReadings } from './compare-readings.ts';
import { expectVaried } from './expect-varied.ts';
import { added, double, type Fixed, fixed, over, size, times, UNIT } from './fixed-point.ts';
import { referenceOf, type StrategyId, strategies } from './histories.ts';
import { type Case, playHistories, storeAtOnce } from './play-histories.fixture.ts';
import { lastUpTo, rateOf } from './published.ts';
import { slackOf } from './slack.ts';

const seed = Number(process.env['LAWS_SEED'] ?? 20_261_121);
const AT_ONCE = 1000;
const DAY_BY_DAY = Number(process.env['LAWS_DAY_BY_DAY'] ?? 10);

let cases: Case[] = [];
const acted: ActedClient[] = [];
let test: TestApp;

async function playAll(count: number, write: Parameters<typeof playHistories>[2]): Promise<void> {
  test = await createTestApp({ readsPerMinute: 1_000_000_000, hasTwoPersonControl: false });
  await insertProducts(test);
  cases = await playHistories(test, { seed, count }, write);
}

async function actAll(...batch: Parameters<typeof actDayByDay>) {
  const clients = await actDayByDay(...batch);
  acted.push(...clients);
  return clients;
}

function forEachCase(check: (one: Case) => void): void {
  expect(cases.length).toBeGreaterThanOrEqual(DAY_BY_DAY);
  for (const one of cases) check(one);
}

const ways = [
  { title: 'as rows at once', count: AT_ONCE, write: storeAtOnce },
  { title: 'day by day through the operations of the product', count: DAY_BY_DAY, write: actAll },
];

describe.each(ways)('the laws of docs/money.md over histories written $title', ({ count: drawn, write }) => {
  beforeAll(() => playAll(drawn, write), 3_600_000);
  afterAll(() => test.close());

  it.runIf(write === storeAtOnce)('hold of everything that the rules speak of', () => {
    expectVaried(cases);
  });

  it.runIf(write === actAll && process.env['LAWS_SEED'] === undefined)(
    'hold of closings that are renounced',
    () => {
      expect(acted.reduce((sum, { undoneClosings }) => sum + undoneClosings, 0)).toBeGreaterThan(0);
    },
  );

  it('1. value is conserved: V(t) = V(t−1) × (1 + r(t)) × fx(t)/fx(t−1) + net flow(t)', () => {
    forEachCase(({ name, market, expected, response }) => {
      for (const [strategy, own] of expected.strategies) {
        const points = pointsOf(response, strategy);
        expect(
          points.map(({ date }) => date),
          name,
        ).toEqual([...own.value.keys()]);
        const pair = [referenceOf[strategy], expected.currency] as const;
        for (const [index, point] of points.entries()) {
          const day = point.date ?? '';
          expectPoint(point.value, own.value.get(day) ?? 0n, { name });
          expect(point.stale ?? false, name).toBe(!market.navs[strategy].has(day));
          const before = points[index - 1];
          if (before === undefined || before.value === 0) continue;
          const rate = onDay(ratesOf(response, strategy), day)?.performance_rate ?? 0;
          const fx = double(over(rateOf(market, pair, day), rateOf(market, pair, before.date ?? '')));
          const vl = times(fixed(lastUpTo(market.navs[strategy], day) ?? '0'), rateOf(market, pair, day));
          const flow = times(
            added(own.movements.filter((movement) => movement.day === day).map(({ units }) => units)),
            vl,
          );
          const carried = before.value * (1 + rate) * fx;
          const off = Math.abs(point.value - carried - double(flow));
          const allowed = 5e-9 * (carried + double(size(flow)));
          if (off > allowed) expect.fail(`${name}: ${titleOf(strategy)} on ${day}, ${off} came from nowhere`);
        }
        const headline = response.headlines[titleOf(strategy)];
        const money = [name, expected.currency] as const;
        expectAmount(headline?.current_amount, own.current, money);
        expectAmount(headline?.total_in, own.paid, money);
        expectAmount(headline?.total_out, own.received, money);
        expectAmount(headline?.yield_generated, own.yielded, money);
        expect(fixed(headline?.units ?? ''), name).toBe(own.units.get(lastOf(expected.days)) ?? 0n);
      }
    });
  });

  it('1. every figure leads back to what was booked, and a yield to its four parts', () => {
    forEachCase(expectExplained);
  });

  const zeros = ['0', '0', '0'];
  it('1. a payment that waits is beside the figures, and in none of them', () => {
    forEachCase(({ name, response, explained, expected: { waiting, strategies: own } }) => {
      const wanted = (of: typeof waiting) =>
        sorted(of.map(({ orderDay, currency, amount }) => [orderDay, currency, amount]));
      const given = (of: Explained['waiting'] | typeof response.waiting) =>
        sorted(
          of.map(({ order_date: orderDay, currency, amount }) => [orderDay ?? '', currency, fixed(amount)]),
        );
      expect(given(response.waiting), name).toEqual(wanted(waiting));
      for (const strategy of strategies) {
        const rows = explainedOf(explained, strategy);
        const alone = waiting.filter((payment) => payment.strategy === strategy);
        expect(given(rows?.waiting ?? []), name).toEqual(wanted(alone));
        if (own.has(strategy) || rows === undefined) continue;
        expect([rows.units, rows.total_in, rows.yield_generated, ...rows.movements], name).toEqual(zeros);
      }
    });
  });

  it('2. aggregates are the sums of their parts, and shares add up to 1', () => {
    forEachCase(({ name, expected, response }) => {
      const own = [...expected.strategies];
      const money = [name, expected.currency] as const;
      const sum = (of: (one: (typeof own)[number][1]) => Fixed) =>
        added(own.map(([, strategy]) => of(strategy)));
      expectAmount(
        response.portfolio.total_paid_eur,
        sum(({ paidEur }) => paidEur),
        [name, 'EUR'],
      );
      expectAmount(
        response.portfolio.total_paid_converted,
        sum(({ paid }) => paid),
        money,
      );
      expectAmount(
        response.portfolio.total_current_converted,
        sum(({ current }) => current),
        money,
      );
      expectAmount(
        response.headline.total_out,
        sum(({ received }) => received),
        money,
      );
      expectAmount(
        response.headline.yield_generated,
        sum(({ yielded }) => yielded),
        money,
      );
      const points = response.valuation_history.aggregated.points;
      expect(
        points.map(({ date }) => date),
        name,
      ).toEqual(expected.days);
      for (const { date = '', value, contribution } of points) {
        const parts = own.map(([strategy]) => onDay(pointsOf(response, strategy), date));
        const total = (of: 'value' | 'contribution') =>
          parts.reduce((all, part) => all + (part?.[of] ?? 0), 0);
        expect(Math.abs(value - total('value')), name).toBeLessThanOrEqual(4e-9 * value);
        const moved = sum((strategy) => strategy.moved.get(date) ?? 0n);
        expectPoint(
          contribution,
          sum((strategy) => strategy.contribution.get(date) ?? 0n),
          { name, scale: moved },
        );
        expect(Math.abs(contribution - total('contribution')), name).toBeLessThanOrEqual(
          4e-9 * double(moved),
        );
      }
      const { aggregated, contributions } = response.performance_flows;
      expect(
        aggregated.map(({ date }) => date),
        name,
      ).toEqual([...expected.contributions.keys()]);
      for (const { date = '', performance_rate: rate } of aggregated) {
        const parts = expected.contributions.get(date) ?? new Map<StrategyId, Fixed>();
        const scale = added([...parts.values()].map(size));
        expectPoint(rate, added(parts.values()), { name, scale });
        const received = [...parts.keys()].map(
          (id) => onDay(contributions[titleOf(id)] ?? [], date)?.performance_rate,
        );
        const all = received.reduce<number>((total, part) => total + (part ?? Number.NaN), 0);
        expect(Math.abs(all - rate), name).toBeLessThanOrEqual(4e-9 * double(scale));
      }
      const totalEur = sum(({ currentEur }) => currentEur);
      const paidInto = new Set([
        ...expected.strategies.keys(),
        ...expected.waiting.map((one) => one.strategy),
      ]);
      expect(response.portfolio.allocations.map(({ strategy_id: id }) => id).toSorted(), name).toEqual(
        [...paidInto].toSorted(),
      );
      for (const [strategy, { currentEur, paidEur }] of own) {
        const allocation = response.portfolio.allocations.find(({ strategy_id: id }) => id === strategy);
        expectAmount(allocation?.current_amount_eur, currentEur, [name, 'EUR']);
        expectAmount(allocation?.invested_amount_eur, paidEur, [name, 'EUR']);
      }
      if (totalEur < UNIT) return;
      const inEuros = response.portfolio.allocations.map(({ current_amount_eur: amount }) => fixed(amount));
      const shares = added(inEuros.map((amount) => over(amount, totalEur)));
      expect(Math.abs(double(shares) - 1), name).toBeLessThanOrEqual(0.02 / double(totalEur));
    });
  });

  it('3. splitting a payment in two on the same day changes nothing beyond the rounding of units and cash', () => {
    forEachCase((one) => {
      const { name, response, splitInTwo: split, expected } = one;
      const slack = slackOf(one.market, expected);
      const { currency } = expected;
      for (const key of ['current_amount', 'total_in', 'total_out', 'yield_generated'] as const) {
        expectSame(split.headline[key], response.headline[key], { name, currency, slack });
        for (const strategy of expected.strategies.keys()) {
          const [two, whole] = [split.headlines[titleOf(strategy)], response.headlines[titleOf(strategy)]];
          expectSame(two?.[key], whole?.[key], { name, currency, slack });
        }
      }
      const scale = double(added([...expected.strategies.values()].map((own) => own.paid)));
      const money = { name, scale, slack: double(slack.money) };
      expectSameSeries(split.valuation_history, response.valuation_history, money);
      const rates = { name, scale: 1, slack: slack.rate };
      expectSameSeries(split.performance_flows, response.performance_flows, rates);
    });
  });

  it('4. a display currency changes values, never units or rates; there and back is the start', () => {
    forEachCase(({ name, market, response, inEuros, expected }) => {
      expect(response.performance_flows, name).toEqual(inEuros.performance_flows);
      const { currency } = expected;
      for (const strategy of expected.strategies.keys()) {
        const [own, euros] = [response.headlines[titleOf(strategy)], inEuros.headlines[titleOf(strategy)]];
        expect([own?.units, own?.nav], name).toEqual([euros?.units, euros?.nav]);
        const there = pointsOf(response, strategy);
        for (const [index, { date = '', value }] of pointsOf(inEuros, strategy).entries()) {
          const back = (there[index]?.value ?? Number.NaN) * double(rateOf(market, [currency, 'EUR'], date));
          if (!(Math.abs(back - value) <= 4e-9 * value))
            expect.fail(`${name}: ${value} EUR came back as ${back}`);
        }
      }
      if (expected.days.length === 0) return;
      const back = rateOf(market, [currency, 'EUR'], lastOf(expected.days));
      const converted = times(fixed(response.headline.current_amount ?? ''), back);
      const ulp = UNIT / 10n ** BigInt(decimalsOf[currency]);
      const off = size(converted - fixed(inEuros.headline.current_amount ?? ''));
      expect(off <= UNIT / 200n + times(ulp, back), name).toBe(true);
    });
  });

  it('5. compounding over a period is the ratio of the VLs at its ends', () => {
    forEachCase(({ name, market, response, expected }) => {
      for (const [strategy, { units }] of expected.strategies) {
        const published = market.navs[strategy];
        let bought: Fixed | null = null;
        let growth = 1;
        // From each day on which units came, for as long as there are some: every period that begins there.
        for (const [day, held] of units) {
          const vl = fixed(lastUpTo(published, day) ?? '0');
          if (bought !== null) {
            growth *= 1 + (onDay(ratesOf(response, strategy), day)?.performance_rate ?? 0);
            const off = growth - double(over(vl, bought));
            expect(Math.abs(off), `${name}, ${titleOf(strategy)} on ${day}`).toBeLessThan(2e-8);
          }
          if (held === 0n) bought = null;
          else if (bought === null) [bought, growth] = [vl, 1];
        }
      }
    });
  });

  it.runIf(write === storeAtOnce)('6. the order in which rows come from the database changes nothing', () => {
    forEachCase(({ name, response, reversed }) => {
      expect(anonymous(reversed), name).toEqual(anonymous(response));
    });
  });

  it('7. an amended VL changes nothing before its date, every value from it on, and nothing that was booked', () => {
    expect(cases.filter(({ amended }) => amended !== null).length).toBeGreaterThan(drawn / 2);
    forEachCase(({ name, response, explained, amended }) => {
      if (amended === null) return;
      for (const strategy of strategies)
        expect(bookedIn(explainedOf(amended.explained, strategy)), name).toEqual(
          bookedIn(explainedOf(explained, strategy)),
        );
      expectExplained({ ...amended, name: `${name}, amended` });
      const earlier = <Point extends { date?: string | undefined }>(points: readonly Point[]) =>
        points.filter(({ date = '' }) => date < amended.day);
      const [was, is] = [response, amended.response];
      expect(earlier(is.valuation_history.aggregated.points), name).toEqual(
        earlier(was.valuation_history.aggregated.points),
      );
      expect(earlier(is.performance_flows.aggregated), name).toEqual(
        earlier(was.performance_flows.aggregated),
      );
      for (const strategy of strategies) {
        expect(earlier(pointsOf(is, strategy)), name).toEqual(earlier(pointsOf(was, strategy)));
        expect(earlier(ratesOf(is, strategy)), name).toEqual(earlier(ratesOf(was, strategy)));
      }
      for (const [strategy, own] of amended.expected.strategies) {
        for (const [day, value] of own.value)
          expectPoint(onDay(pointsOf(is, strategy), day)?.value, value, { name });
        expectAmount(is.headlines[titleOf(strategy)]?.current_amount, own.current, [
          name,
          amended.expected.currency,
        ]);
      }
    });
  });

  it('4. the requested currency is kept: what counts a day before its first quote has no amount in it', () => {
    forEachCase(expectKept);
  });

  it('8. nothing is NaN, infinite or negative where it cannot be', () => {
    forEachCase(({ name, response, expected }) => {
      expect(numbersIn(response).every(Number.isFinite), name).toBe(true);
      const { points } = response.valuation_history.aggregated;
      expect(
        points.every(({ value }) => value >= 0),
        name,
      ).toBe(true);
      const { portfolio, headlines } = response;
      const amounts = [
        portfolio.total_paid_eur,
        portfolio.total_current_converted,
        ...portfolio.allocations.flatMap((one) => [one.current_amount_eur, one.invested_amount_eur]),
        ...Object.values(headlines).flatMap((one) => [
          one.units,
          one.current_amount,
          one.total_in,
          one.total_out,
        ]),
      ];
      expect(
        amounts.every((amount) => /^\d+(\.\d+)?$/.test(amount ?? '')),
        name,
      ).toBe(true);
      for (const [strategy, { units }] of expected.strategies) {
        for (const { date = '', value } of pointsOf(response, strategy)) {
          // Where units are held there is a value, and where none are there is none.
          expect(Math.sign(value), `${name}, ${titleOf(strategy)} on ${date}`).toBe(
            units.get(date) === 0n ? 0 : 1,
          );
        }
        expect(
          ratesOf(response, strategy).every(({ performance_rate: rate }) => rate > -1),
          name,
        ).toBe(true);
      }
    });
  });

  it.runIf(write === actAll)('9. what was shown on a day is the same when it is read at the end', () => {
    expect(expectSameReadings(acted, cases)).toBeGreaterThan(drawn);
  });

  it('10. without a move of exchange rates there is no exchange effect: all is made by the strategies', () => {
    let moveless = 0;
    forEachCase(({ name, market, explained, expected }) => {
      for (const [strategy, own] of expected.strategies) {
        const pair = [referenceOf[strategy], expected.currency] as const;
        const rates = new Set([...own.units.keys()].map((day) => rateOf(market, pair, day)));
        if (rates.size > 1) continue;
        if (pair[0] !== pair[1]) moveless += 1;
        const rows = explainedOf(explained, strategy);
        expect(rows?.fx_effect, name).toBe('0');
        expectExact(rows?.strategy_effect, gainOf(own, market.navs[strategy], [...rates][0] ?? UNIT), name);
      }
    });
    expect(moveless).toBeGreaterThanOrEqual(drawn / 20);
  });
});
