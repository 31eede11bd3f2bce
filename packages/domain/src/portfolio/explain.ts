import { daysBetween, type IsoDay } from '../dates/index.ts';
import { type Conversion, type Decimal, type DisplayCurrency } from '../money/index.ts';
import { computable, sumOfComputable } from './computable.ts';
import { type Allocation, executionGap, headlineOf } from './headline.ts';
import { ledgerOf, type Movement, type StrategyLedger } from './ledger.ts';
import type { Market } from './market.ts';
import { ANNUALISED_FROM_DAYS } from './rates.ts';
import { convertOn, type Mark, markOn, type Stretch, stretchesOf } from './stretches.ts';
import type { ClientInput } from './value-client.ts';
import { xirr } from './xirr.ts';

/** A movement, exact and unrounded, with the FX rate and the unit value applied to it. */
export interface ExplainedMovement {
  readonly movement: Movement;
  /** What it is in the display currency; `undefined` where it is older than the first quote of that currency. */
  readonly converted: ConvertedMovement | undefined;
}

export interface ConvertedMovement {
  /** One unit of the movement's currency in the display currency, on the movement's day. */
  readonly fx: Conversion;
  /** `movement.cash` in the display currency. */
  readonly cash: Decimal;
  readonly fee: Decimal;
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
  /** The value of a unit on the market's last day; `undefined` before anything was executed, and without a quote. */
  readonly position: Mark | undefined;
  readonly movements: readonly ExplainedMovement[];
  /** None where one of them begins before the first quote of the display currency. */
  readonly stretches: readonly Stretch[];
}

/** One movement with the rates applied to it. */
export function explainMovement(
  market: Market,
  ledger: StrategyLedger,
  to: DisplayCurrency,
  movement: Movement,
): ExplainedMovement {
  const converted = computable((): ConvertedMovement => {
    const fx = convertOn(market.prices, movement.asset, to, movement.day);
    return {
      fx,
      cash: movement.cash.times(fx.amount),
      fee: movement.fee.times(fx.amount),
      mark: markOn(market, ledger, to, movement.day),
      executionGap: executionGap(market, ledger, to, movement),
    };
  });
  return { movement, converted };
}

/**
 * The inputs of a client's figures by strategy (docs/money.md): movements, the stretches of constant units between
 * them, and the marks of the last day.
 * @throws MissingFx where an amount has no quote towards EUR.
 */
export function explainClient(market: Market, client: ClientInput): ExplainedStrategy[] {
  const ledger = ledgerOf(client, market);
  const { currency } = client;
  const { allocations } = headlineOf(market, ledger, currency);
  return ledger.flatMap((part) => {
    const allocation = allocations.find(({ strategy }) => strategy === part.strategy.key);
    if (allocation === undefined) return [];
    const isHeld = part.movements.length > 0;
    return {
      ledger: part,
      allocation,
      position: isHeld ? computable(() => markOn(market, part, currency, market.until)) : undefined,
      movements: part.movements.map((movement) => explainMovement(market, part, currency, movement)),
      stretches: computable(() => stretchesOf(market, part, currency)) ?? [],
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
 * FX rate, then the value on the market's last day. `undefined` under 90 days, where one of them has no quote, and where
 * `xirr` is.
 */
export function moneyWeightedReturn(
  strategies: readonly ExplainedStrategy[],
  until: IsoDay,
): number | undefined {
  if (investedDays(strategies, until) < ANNUALISED_FROM_DAYS) return undefined;
  const movements = strategies.flatMap((strategy) => strategy.movements);
  const flows = movements
    .flatMap(({ movement, converted }) =>
      converted === undefined ? [] : [{ day: movement.day, amount: converted.cash.neg().toNumber() }],
    )
    .toSorted((a, b) => (a.day === b.day ? a.amount - b.amount : a.day < b.day ? -1 : 1));
  const held = sumOfComputable(strategies.map(({ allocation }) => allocation.current_amount_converted));
  if (held === undefined || flows.length < movements.length) return undefined;
  return xirr([...flows, { day: until, amount: held.toNumber() }]);
}
