import { daysBetween, type IsoDay } from '../dates/index.ts';
import { type Conversion, type Decimal, type DisplayCurrency, sumOf } from '../money/index.ts';
import { type Allocation, executionGap, headlineOf } from './headline.ts';
import { ledgerOf, type Movement, type StrategyLedger } from './ledger.ts';
import type { Market } from './market.ts';
import { ANNUALISED_FROM_DAYS } from './rates.ts';
import { convertOn, type Mark, markOn, type Stretch, stretchesOf } from './stretches.ts';
import type { ClientInput } from './value-client.ts';
import { xirr } from './xirr.ts';

/** A movement with the FX rate and the unit value applied to it. Exact, unrounded. */
export interface ExplainedMovement {
  readonly movement: Movement;
  /** One unit of the movement's currency in the display currency, on the movement's day. */
  readonly fx: Conversion;
  /** `movement.cash` in the display currency. */
  readonly cashConverted: Decimal;
  readonly feeConverted: Decimal;
  /** The value of a unit on the dealing day, at its current NAV and FX; `undefined` where its NAV was withdrawn. */
  readonly mark: Mark | undefined;
  /** What its units are worth at that mark, less the cash they were booked for, fees deducted. */
  readonly executionGap: Decimal;
}

/** The inputs of one strategy's figures: enough to recompute them by hand. */
export interface ExplainedStrategy {
  readonly ledger: StrategyLedger;
  /** The figures being explained. */
  readonly allocation: Allocation;
  /** The value of a unit on the market's last day; `undefined` before anything was executed. */
  readonly position: Mark | undefined;
  readonly movements: readonly ExplainedMovement[];
  readonly stretches: readonly Stretch[];
}

/** One movement with the rates applied to it. @throws MissingFx */
export function explainMovement(
  market: Market,
  ledger: StrategyLedger,
  to: DisplayCurrency,
  movement: Movement,
): ExplainedMovement {
  const fx = convertOn(market.prices, movement.currency, to, movement.day);
  return {
    movement,
    fx,
    cashConverted: movement.cash.times(fx.amount),
    feeConverted: movement.fee.times(fx.amount),
    mark: markOn(market, ledger, to, movement.day),
    executionGap: executionGap(market, ledger, to, movement),
  };
}

/**
 * The inputs of a client's figures by strategy (docs/money.md): movements, the stretches of constant units between
 * them, and the marks of the last day.
 * @throws MissingFx
 */
export function explainClient(market: Market, client: ClientInput): ExplainedStrategy[] {
  const ledger = ledgerOf(client, market);
  const { allocations } = headlineOf(market, ledger, client.currency);
  return ledger.flatMap((part) => {
    const allocation = allocations.find(({ strategy }) => strategy === part.strategy.key);
    if (allocation === undefined) return [];
    return {
      ledger: part,
      allocation,
      position: part.movements.length === 0 ? undefined : markOn(market, part, client.currency, market.until),
      movements: part.movements.map((movement) => explainMovement(market, part, client.currency, movement)),
      stretches: stretchesOf(market, part, client.currency),
    };
  });
}

/** The days from the first movement of the given strategies to `until`; 0 without any. */
export function investedDays(strategies: readonly ExplainedStrategy[], until: IsoDay): number {
  const first = strategies
    .flatMap(({ movements }) => movements.map(({ movement }) => movement.day))
    .toSorted()[0];
  return first === undefined ? 0 : daysBetween(first, until);
}

/**
 * The annual money-weighted return (XIRR) of the given strategies: each payment in and out on its dealing day and at its
 * FX rate, then the value on the market's last day. `undefined` under 90 days, and where `xirr` is.
 */
export function moneyWeightedReturn(
  strategies: readonly ExplainedStrategy[],
  until: IsoDay,
): number | undefined {
  if (investedDays(strategies, until) < ANNUALISED_FROM_DAYS) return undefined;
  const flows = strategies
    .flatMap(({ movements }) => movements)
    .map(({ movement, cashConverted }) => ({
      day: movement.day,
      amount: cashConverted.neg().toNumber(),
    }))
    .toSorted((a, b) => (a.day === b.day ? a.amount - b.amount : a.day < b.day ? -1 : 1));
  const held = sumOf(strategies.map(({ allocation }) => allocation.current_amount_converted));
  return xirr([...flows, { day: until, amount: held.toNumber() }]);
}
