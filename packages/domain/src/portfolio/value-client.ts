import { dayNumber, type IsoDay } from '../dates/index.ts';
import { type Decimal, type DisplayCurrency, ZERO } from '../money/index.ts';
import { sumOfComputable } from './computable.ts';
import { type Booked, type Ledger, ledgerOf, type Movement, type StrategyLedger } from './ledger.ts';
import { type Market, marketFrom, type StrategyMarket } from './market.ts';

/** What is booked for one client, and the display currency. */
export interface ClientInput extends Booked {
  readonly currency: DisplayCurrency;
}

/** The columns of one strategy by day, with the indexes of the market's days. */
export interface StrategyColumns {
  readonly ledger: StrategyLedger;
  readonly market: StrategyMarket;
  /** The index of the client's first day in the strategy; entries before it are zero. */
  readonly start: number;
  /** Units at the end of the day. */
  readonly units: Float64Array;
  readonly value: Float64Array;
  readonly valueEur: Float64Array;
  readonly contribution: Float64Array;
  /** `w_i r_i` of the day: the contribution to the aggregated rate; NaN without a rate or units. */
  readonly rateContribution: Float64Array;
}

export interface AggregatedColumns {
  readonly start: number;
  readonly value: Float64Array;
  readonly contribution: Float64Array;
  /** Strategies weighted by their value in EUR the day before; NaN on a day without any rate. */
  readonly rate: Float64Array;
  readonly stale: Uint8Array;
}

/** The daily valuation of a client as columns of doubles, for charts. */
export interface Valuation {
  /** The market of the columns' indexes, extended back to the client's first payment. */
  readonly market: Market;
  readonly currency: DisplayCurrency;
  readonly ledger: Ledger;
  readonly strategies: readonly StrategyColumns[];
  readonly aggregated: AggregatedColumns;
}

function indexOf(market: Market, day: IsoDay): number {
  return dayNumber(day) - dayNumber(market.from);
}

/** Exact running units, converted to doubles only where they change. */
function unitsColumn(market: Market, movements: readonly Movement[]): Float64Array {
  const changes = new Map<number, Decimal>();
  for (const movement of movements) {
    const index = indexOf(market, movement.day);
    changes.set(index, (changes.get(index) ?? ZERO).plus(movement.units));
  }
  const column = new Float64Array(market.days.length);
  let units = ZERO;
  const inOrder = [...changes].toSorted(([a], [b]) => a - b);
  for (const [index, change] of inOrder) {
    units = units.plus(change);
    column.fill(units.toNumber(), index);
  }
  return column;
}

/** Money in and out per day, in the display currency; converted and summed exactly. NaN on a day before its first quote. */
function contributionColumn(
  market: Market,
  movements: readonly Movement[],
  currency: DisplayCurrency,
): Float64Array {
  const column = new Float64Array(market.days.length);
  for (const [day, moved] of Map.groupBy(movements, (movement) => movement.day)) {
    const amount = sumOfComputable(
      moved.map(({ cash, asset }) => market.prices.fx.convert(cash, asset, currency, day)?.amount),
    );
    column[indexOf(market, day)] = amount?.toNumber() ?? Number.NaN;
  }
  return column;
}

function strategyColumns(
  market: Market,
  ledger: StrategyLedger,
  currency: DisplayCurrency,
): StrategyColumns | undefined {
  const strategyMarket = market.strategies.get(ledger.strategy.key);
  const first = ledger.movements[0];
  if (strategyMarket === undefined || first === undefined) return undefined;
  const start = indexOf(market, first.day);
  const count = market.days.length;
  const units = unitsColumn(market, ledger.movements);
  const value = new Float64Array(count);
  const valueEur = new Float64Array(count);
  const { nav } = strategyMarket;
  const refWorth = market.eurWorth[ledger.strategy.referenceCurrency];
  const worth = market.eurWorth[currency];
  const isReference = ledger.strategy.referenceCurrency === currency;
  for (let t = start; t < count; t += 1) {
    const held = units[t] ?? 0;
    // Without units the value is 0, even where a missing quote makes the unit value NaN.
    if (held === 0) continue;
    const reference = held * (nav[t] ?? 0);
    const eur = reference * (refWorth[t] ?? 0);
    valueEur[t] = eur;
    value[t] = isReference ? reference : eur / (worth[t] ?? 0);
  }
  const contribution = contributionColumn(market, ledger.movements, currency);
  const rateContribution = new Float64Array(count).fill(Number.NaN);
  return { ledger, market: strategyMarket, start, units, value, valueEur, contribution, rateContribution };
}

/** Weights the day's rates by the values of the day before; fills `rateContribution` and returns the sum. */
function weighDay(strategies: readonly StrategyColumns[], t: number): number {
  let total = 0;
  for (const { valueEur } of strategies) total += valueEur[t - 1] ?? 0;
  let sum = Number.NaN;
  // Negated, so that a NaN total (missing quote) has no rate either.
  if (!(total > 0)) return sum;
  for (const { valueEur, market, rateContribution } of strategies) {
    const weight = (valueEur[t - 1] ?? 0) / total;
    const rate = market.rate[t] ?? Number.NaN;
    if (weight === 0 || Number.isNaN(rate)) continue;
    rateContribution[t] = weight * rate;
    sum = (Number.isNaN(sum) ? 0 : sum) + weight * rate;
  }
  return sum;
}

function aggregate(market: Market, strategies: readonly StrategyColumns[]): AggregatedColumns {
  const count = market.days.length;
  const start = strategies.reduce((first, columns) => Math.min(first, columns.start), count);
  const value = new Float64Array(count);
  const contribution = new Float64Array(count);
  const stale = new Uint8Array(count);
  const rate = new Float64Array(count).fill(Number.NaN);
  for (const columns of strategies) {
    for (let t = columns.start; t < count; t += 1) {
      value[t] = (value[t] ?? 0) + (columns.value[t] ?? 0);
      contribution[t] = (contribution[t] ?? 0) + (columns.contribution[t] ?? 0);
      if ((columns.units[t] ?? 0) !== 0 && columns.market.stale[t] === 1) stale[t] = 1;
    }
  }
  for (let t = start + 1; t < count; t += 1) rate[t] = weighDay(strategies, t);
  return { start, value, contribution, rate, stale };
}

/** The market extended back to the client's first movement. */
function marketOf(market: Market, movements: readonly Movement[]): Market {
  let first = market.from;
  for (const { day } of movements) if (day < first) first = day;
  return marketFrom(market, first);
}

/**
 * Values one client on every day of the market (docs/money.md, What a client sees). Time is linear in days and
 * flows; the market is prepared once, by `prepareMarket`, for all clients. Values and contributions are NaN on the days
 * before the first quote of the display currency.
 */
export function valueClient(shared: Market, client: ClientInput): Valuation {
  const market = marketOf(shared, client.movements);
  const ledger = ledgerOf(client, market);
  const strategies = ledger.flatMap((strategy) => {
    const columns = strategyColumns(market, strategy, client.currency);
    return columns === undefined ? [] : [columns];
  });
  return {
    market,
    currency: client.currency,
    ledger,
    strategies,
    aggregated: aggregate(market, strategies),
  };
}
