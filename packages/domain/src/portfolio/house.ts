/** The money of all clients together over the periods of the bars: the same rules as for one client. */
import { addDays, daysBetween, type IsoDay } from '../dates/index.ts';
import { type Decimal, sumOf, ZERO } from '../money/index.ts';
import { buildPortfolio, type Portfolio, type StrategyPortfolio } from './build-portfolio.ts';
import { type Change, changeSince } from './change.ts';
import { cashIn, type YieldParts } from './headline.ts';
import type { StrategyLedger } from './ledger.ts';
import type { Market } from './market.ts';
import { type BucketDays, type Period, periodBuckets, periodStart } from './periods.ts';
import type { ClientInput } from './value-client.ts';

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

const NO_PARTS: YieldParts = { strategy_effect: ZERO, fx_effect: ZERO, execution_effect: ZERO, fees: ZERO };

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

/** Nothing where nothing was held. */
const partOf = (change: Change | undefined) => ({
  gain: change?.gain ?? ZERO,
  parts: change?.parts ?? NO_PARTS,
});

interface Spans {
  readonly since: IsoDay;
  readonly previousSince: IsoDay;
}

function strategyMoney(
  market: Market,
  { currency, headline }: Portfolio,
  { strategy, spans: { since, previousSince } }: { strategy: StrategyPortfolio; spans: Spans },
): StrategyMoney {
  const { ledger, rates } = strategy;
  const input = { market, ledger: [ledger], currency, rates };
  const now = headline.allocations.find(
    (one) => one.strategy === strategy.strategy,
  )?.current_amount_converted;
  const inPeriod = partOf(changeSince(input, since));
  const inBoth = partOf(changeSince(input, previousSince));
  const flows = (start: IsoDay, end: IsoDay) =>
    flowsOf(market, ledger, { days: { start: addDays(start, 1), end }, currency });
  const current = { ...flows(since, market.until), ...inPeriod };
  const previous = {
    ...flows(previousSince, since),
    gain: inBoth.gain.minus(inPeriod.gain),
    parts: minus(inBoth.parts, inPeriod.parts),
  };
  const { paid, withdrawn, closed, gain } = current;
  const value = now ?? ZERO;
  const start = value.minus(gain).minus(paid).plus(withdrawn).plus(closed);
  return { strategy: strategy.strategy, now: value, start, current, previous };
}

function bucketMoney(market: Market, { currency, strategies }: Portfolio, days: BucketDays): BucketMoney {
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

/**
 * What `client` holds and did over the period that ends on the market's last day, and over as many days before. Of movements that
 * are summed by day, the figures are those of the movements themselves.
 * @throws MissingFx where an amount has no quote towards EUR or the display currency.
 */
export function valueHouse(market: Market, client: ClientInput, period: Period): House {
  const portfolio = buildPortfolio(market, client);
  const { until } = market;
  const since = periodStart(period, until);
  const spans = { since, previousSince: addDays(since, -daysBetween(since, until)) };
  return {
    ...spans,
    until,
    strategies: portfolio.strategies.map((strategy) => strategyMoney(market, portfolio, { strategy, spans })),
    buckets: periodBuckets(period, until).map((days) => bucketMoney(market, portfolio, days)),
  };
}
