/** The money of all clients together over the periods of the bars: the same rules as for one client. */
import { addDays, daysBetween, type IsoDay } from '../dates/index.ts';
import { type Decimal, sumOf, ZERO } from '../money/index.ts';
import { type StrategyPortfolio, strategyPortfolio } from './build-portfolio.ts';
import { cashIn, type YieldParts, yieldParts } from './headline.ts';
import type { StrategyLedger } from './ledger.ts';
import type { Market } from './market.ts';
import { type BucketDays, type Period, periodBuckets, periodStart } from './periods.ts';
import { markOn } from './stretches.ts';
import { type ClientInput, valueClient } from './value-client.ts';

/** Money of a run of days, exact and in the display currency; amounts out are positive. */
export interface SpanMoney {
  /** Executed subscriptions, fees included. */
  readonly paid: Decimal;
  /** Paid out, exit fee deducted. */
  readonly withdrawn: Decimal;
  readonly closed: Decimal;
  /** Value at the end − value at the start − paid + withdrawn + closed: the sum of `parts`. */
  readonly gain: Decimal;
  readonly parts: YieldParts;
}

export interface StrategyMoney {
  readonly strategy: string;
  /** At the end of the period, and at the close before its first day. */
  readonly now: Decimal;
  readonly start: Decimal;
  readonly current: SpanMoney;
  /** The same number of days before. */
  readonly previous: SpanMoney;
}

/** One bar of the period. Values and yields are doubles, for charts and their tables; flows are exact. */
export interface BucketMoney extends BucketDays, Pick<SpanMoney, 'paid' | 'withdrawn' | 'closed'> {
  /** By strategy, at the end of the bucket. */
  readonly values: ReadonlyMap<string, number>;
  /** What the strategies earned: `Σ V(t−1) r(t)`. */
  readonly yielded: number;
}

export interface House {
  /** The close that the period is measured from, and that of the period before it. */
  readonly since: IsoDay;
  readonly previousSince: IsoDay;
  readonly until: IsoDay;
  readonly strategies: readonly StrategyMoney[];
  readonly buckets: readonly BucketMoney[];
}

function flowsOf(
  market: Market,
  { movements }: Pick<StrategyLedger, 'movements'>,
  { days, currency }: { days: BucketDays; currency: ClientInput['currency'] },
) {
  const inside = movements.filter(({ day }) => day >= days.start && day <= days.end);
  const sum = (kind: 'payment' | 'withdrawal' | 'closing') =>
    sumOf(
      inside
        .filter((movement) => movement.kind === kind)
        .map((movement) => cashIn(market.prices, movement, movement.cash, currency)),
    );
  return { paid: sum('payment'), withdrawn: sum('withdrawal').neg(), closed: sum('closing').neg() };
}

function minus(whole: YieldParts, part: YieldParts): YieldParts {
  return {
    strategy_effect: whole.strategy_effect.minus(part.strategy_effect),
    fx_effect: whole.fx_effect.minus(part.fx_effect),
    execution_effect: whole.execution_effect.minus(part.execution_effect),
    fees: whole.fees.minus(part.fees),
  };
}

interface Spans {
  readonly since: IsoDay;
  readonly previousSince: IsoDay;
}

function strategyMoney(
  { market, currency }: HouseBooks,
  { strategy, ledger }: StrategyPortfolio,
  { since, previousSince }: Spans,
): StrategyMoney {
  const mark = ledger.units.eq(0) ? undefined : markOn(market, ledger, currency, market.until);
  const now = mark === undefined ? ZERO : ledger.units.times(mark.nav).times(mark.fx);
  // Of each run of days the parts add up to the gain; those of two periods, to the sum of theirs.
  const inPeriod = yieldParts(market, ledger, currency, since);
  const before = minus(yieldParts(market, ledger, currency, previousSince), inPeriod);
  const spanOf = (days: BucketDays, parts: YieldParts): SpanMoney => ({
    ...flowsOf(market, ledger, { days, currency }),
    gain: sumOf([parts.strategy_effect, parts.fx_effect, parts.execution_effect, parts.fees]),
    parts,
  });
  const current = spanOf({ start: addDays(since, 1), end: market.until }, inPeriod);
  const previous = spanOf({ start: addDays(previousSince, 1), end: since }, before);
  const { paid, withdrawn, closed, gain } = current;
  const start = now.minus(gain).minus(paid).plus(withdrawn).plus(closed);
  return { strategy, now, start, current, previous };
}

function bucketMoney({ market, currency, strategies }: HouseBooks, days: BucketDays): BucketMoney {
  const movements = strategies.flatMap(({ ledger }) => ledger.movements);
  const values = new Map<string, number>();
  let yielded = 0;
  for (const { strategy, points, rates } of strategies) {
    const [first] = points;
    if (first === undefined) continue;
    // One point a day: the index of a day is its distance from the first.
    const valueOn = (day: IsoDay) => points[daysBetween(first.date, day)]?.value ?? 0;
    values.set(strategy, days.end < first.date ? 0 : valueOn(days.end));
    for (const { date, performance_rate } of rates) {
      if (date >= days.start && date <= days.end) yielded += valueOn(addDays(date, -1)) * performance_rate;
    }
  }
  return { ...days, ...flowsOf(market, { movements }, { days, currency }), values, yielded };
}

/** The movements of a house valued day by day in one currency: the same for every period. */
export interface HouseBooks {
  readonly market: Market;
  readonly currency: ClientInput['currency'];
  readonly strategies: readonly StrategyPortfolio[];
}

/**
 * Prepares the movements of a house, which may be summed by day: the figures are those of the movements themselves.
 * @throws MissingFx where an amount has no quote towards EUR.
 */
export function houseBooks(market: Market, client: ClientInput): HouseBooks {
  const valuation = valueClient(market, client);
  return {
    market: valuation.market,
    currency: client.currency,
    strategies: valuation.strategies.map((columns) => strategyPortfolio(valuation.market.days, columns)),
  };
}

/**
 * What the house holds and did over the period that ends on the market's last day, and over as many days before.
 * @throws MissingFx where an amount has no quote towards the display currency.
 */
export function valueHouse(books: HouseBooks, period: Period): House {
  const { until } = books.market;
  const since = periodStart(period, until);
  const spans = { since, previousSince: addDays(since, -daysBetween(since, until)) };
  return {
    ...spans,
    until,
    strategies: books.strategies.map((strategy) => strategyMoney(books, strategy, spans)),
    buckets: periodBuckets(period, until).map((days) => bucketMoney(books, days)),
  };
}
