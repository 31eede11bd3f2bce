import type { IsoDay } from '../dates/index.ts';
import type { Decimal, DisplayCurrency } from '../money/index.ts';
import { type Headline, headlineOf } from './headline.ts';
import { type Booked, ledgerOf, type StrategyLedger, type WaitingPayment } from './ledger.ts';
import type { Market } from './market.ts';
import type { RatePoint, ValuePoint } from './points.ts';
import { type ClientInput, type StrategyColumns, valueClient } from './value-client.ts';

/** One strategy of a client's portfolio, from their earliest contract in it. */
export interface StrategyPortfolio {
  readonly strategy: string;
  readonly ledger: StrategyLedger;
  /** Exact units held at the end. */
  readonly units: Decimal;
  /** One point a day. */
  readonly points: readonly ValuePoint[];
  /** The strategy's rates on the days after one on which the client held it; none on a day without a NAV. */
  readonly rates: readonly RatePoint[];
  /** The contribution of the strategy to the aggregated rate, `w_i r_i`: those of a day add up to it. */
  readonly contributions: readonly RatePoint[];
  /** What `rates` cover; `undefined` without a rate. */
  readonly coverage: Coverage | undefined;
}

/** The days that rates cover: a rate covers those since the NAV before it. */
export interface Coverage {
  /** The day of the NAV that the first rate is measured against. */
  readonly since: IsoDay;
  /** Distinct calendar days; those out of the strategy do not count. */
  readonly days: number;
  /** Those of the last rate: more than 1 after a gap. */
  readonly lastDays: number;
}

/** The dashboard of one client in one currency. */
export interface Portfolio {
  readonly currency: DisplayCurrency;
  readonly until: IsoDay;
  /** Exact figures, unrounded. */
  readonly headline: Headline;
  /** In order of keys. */
  readonly strategies: readonly StrategyPortfolio[];
  readonly aggregated: { readonly points: readonly ValuePoint[]; readonly rates: readonly RatePoint[] };
  /** Payments waiting for their NAV. */
  readonly waiting: readonly WaitingPayment[];
}

function valuePoints(
  days: readonly IsoDay[],
  columns: Pick<StrategyColumns, 'start' | 'value' | 'contribution'>,
  stale: Uint8Array,
): ValuePoint[] {
  const points: ValuePoint[] = [];
  for (let t = columns.start; t < days.length; t += 1) {
    const date = days[t];
    const value = columns.value[t] ?? Number.NaN;
    const contribution = columns.contribution[t] ?? 0;
    if (date === undefined || !Number.isFinite(value) || !Number.isFinite(contribution)) continue;
    points.push({ date, value, contribution, stale: stale[t] === 1 });
  }
  return points;
}

function ratePoints(
  days: readonly IsoDay[],
  rates: Float64Array,
  isShown: (t: number) => boolean,
): RatePoint[] {
  const points: RatePoint[] = [];
  for (let t = 0; t < days.length; t += 1) {
    const date = days[t];
    const rate = rates[t] ?? Number.NaN;
    if (date === undefined || Number.isNaN(rate) || !isShown(t)) continue;
    points.push({ date, performance_rate: rate });
  }
  return points;
}

const always = (): boolean => true;

function coverageOf(
  days: readonly IsoDay[],
  { market: { rate, stale } }: StrategyColumns,
  isShown: (t: number) => boolean,
): Coverage | undefined {
  let coverage: Coverage | undefined;
  let navBefore = 0;
  for (let t = 0; t < days.length; t += 1) {
    if (stale[t] === 1) continue;
    const since = coverage?.since ?? days[navBefore];
    if (since !== undefined && !Number.isNaN(rate[t] ?? Number.NaN) && isShown(t)) {
      const lastDays = t - navBefore;
      coverage = { since, days: (coverage?.days ?? 0) + lastDays, lastDays };
    }
    navBefore = t;
  }
  return coverage;
}

/** The columns of a strategy as points. */
export function strategyPortfolio(days: readonly IsoDay[], columns: StrategyColumns): StrategyPortfolio {
  const { ledger, market, units } = columns;
  // A payment earns the rates of the days after it: a day counts only if units were held the day before.
  const isHeld = (t: number) => (units[t - 1] ?? 0) > 0;
  return {
    strategy: ledger.strategy.key,
    ledger,
    units: ledger.units,
    points: valuePoints(days, columns, market.stale),
    rates: ratePoints(days, market.rate, isHeld),
    contributions: ratePoints(days, columns.rateContribution, always),
    coverage: coverageOf(days, columns, isHeld),
  };
}

/**
 * Builds the dashboard of one client (docs/money.md, What a client sees).
 * Chart points are doubles computed from exact inputs; the headline is exact. Independent of the order of rows.
 * Where a day is older than the first quote of the display currency, the amounts that count it are `undefined`.
 * @throws MissingFx where an amount has no quote towards EUR.
 */
export function buildPortfolio(market: Market, client: ClientInput): Portfolio {
  const valuation = valueClient(market, client);
  const { days } = valuation.market;
  const { aggregated, ledger } = valuation;
  const headline = headlineOf(valuation.market, ledger, client.currency);
  return {
    currency: client.currency,
    until: market.until,
    headline,
    strategies: valuation.strategies.map((columns) => strategyPortfolio(days, columns)),
    aggregated: {
      points: valuePoints(days, aggregated, aggregated.stale),
      rates: ratePoints(days, aggregated.rate, always),
    },
    waiting: ledger.flatMap(({ waiting }) => waiting),
  };
}

/**
 * The exact totals of one client without series, for a list of clients; time is linear in their flows.
 * @throws MissingFx where an amount has no quote towards EUR.
 */
export function totalClient(market: Market, client: ClientInput): Headline {
  return headlineOf(market, ledgerOf(client, market), client.currency);
}

/** The rates from which period yields are compounded (time-weighted: a deposit is not a gain). */
export interface AccountRates {
  readonly aggregated: readonly RatePoint[];
  /** Those of its strategy on the days after one on which the contract held units; by contract id. */
  readonly contracts: ReadonlyMap<string, readonly RatePoint[]>;
}

/**
 * The dashboard's rates of a client, and of each of their contracts alone.
 * @throws MissingFx where an amount has no quote towards EUR.
 */
export function accountRates(market: Market, client: ClientInput): AccountRates {
  const ratesOf = (movements: Booked['movements']) =>
    buildPortfolio(market, { ...client, movements }).aggregated.rates;
  const contracts = Map.groupBy(client.movements, ({ contractId }) => contractId);
  return {
    aggregated: ratesOf(client.movements),
    contracts: new Map([...contracts].map(([id, movements]) => [id, ratesOf(movements)])),
  };
}
