import type { IsoDay } from '../dates/index.ts';
import { type Decimal, type DisplayCurrency, sumOf, ZERO } from '../money/index.ts';
import { computable, sumOfComputable } from './computable.ts';
import { type Ledger, MissingFx, type Movement, type StrategyLedger } from './ledger.ts';
import type { Market } from './market.ts';
import type { Prices } from './prices.ts';
import { convertOn, markOn, splitMovements, stretchesOf } from './stretches.ts';
import { yieldGenerated } from './yield.ts';

/**
 * The parts of a yield generated, which add up to it exactly. The strategy earns each change of NAV at the FX of the
 * day before it, and the currency earns the rest.
 */
export interface YieldParts {
  readonly strategy_effect: Decimal;
  readonly fx_effect: Decimal;
  /** What units were booked at, against the current NAV and FX of their dealing day: corrections, and roundings. */
  readonly execution_effect: Decimal;
  /** Negative or zero: subscription, FX and exit fees. */
  readonly fees: Decimal;
}

/**
 * One strategy's share of the headline. Exact and unrounded; `_converted` is in the display currency, and `undefined`
 * where a day that it counts is older than the first quote of that currency. So are the parts of the yield.
 */
export interface Allocation {
  readonly strategy: string;
  readonly current_amount_eur: Decimal;
  readonly current_amount_converted: Decimal | undefined;
  /** Gross amounts paid in and executed, each at the FX of its own dealing day. */
  readonly invested_amount_eur: Decimal;
  readonly invested_amount_converted: Decimal | undefined;
  /** Received and not executed yet, beside all other figures, at the last FX. */
  readonly waiting_amount_converted: Decimal | undefined;
  /** What the client received, exit fees deducted, each at the FX of its own day. */
  readonly withdrawn_amount_converted: Decimal | undefined;
  readonly yield_generated_converted: Decimal | undefined;
  readonly yield_parts: YieldParts | undefined;
  /** From `current_amount_eur`; a fraction, 0 when nothing is held. */
  readonly share: number;
}

/**
 * The figures beside the charts: exact decimals, to be rounded once with `roundFor`. Same names as on the wire. A total is
 * `undefined` where that of a strategy is.
 */
export interface Headline {
  readonly currency: DisplayCurrency;
  readonly total_paid_eur: Decimal;
  readonly total_paid_converted: Decimal | undefined;
  readonly total_current_eur: Decimal;
  readonly total_current_converted: Decimal | undefined;
  readonly total_withdrawn_converted: Decimal | undefined;
  readonly yield_generated_converted: Decimal | undefined;
  /** One for each strategy the client ever paid into, waiting or executed, in order of their keys. */
  readonly allocations: readonly Allocation[];
}

/** `amount` of a movement in `to`, at the FX of the movement's own day. @throws MissingFx */
export function cashIn(prices: Prices, movement: Movement, amount: Decimal, to: DisplayCurrency): Decimal {
  const converted = prices.fx.convert(amount, movement.asset, to, movement.day);
  if (converted === undefined) throw new MissingFx(movement.asset, to, movement.day);
  return converted.amount;
}

function currentReference(market: Market, ledger: StrategyLedger): Decimal {
  const nav = market.prices.navs.lastUpTo(ledger.strategy.key, market.until);
  return nav === undefined ? ZERO : ledger.units.times(nav.value);
}

/**
 * What the units of a movement are worth at the current NAV and FX of its dealing day, less the cash they were booked
 * for: zero but for the rounding, until a NAV or a rate is corrected.
 */
export function executionGap(
  market: Market,
  ledger: StrategyLedger,
  to: DisplayCurrency,
  movement: Movement,
): Decimal {
  const mark = markOn(market, ledger, to, movement.day);
  const worth = mark === undefined ? ZERO : movement.units.times(mark.nav).times(mark.fx);
  return worth.minus(cashIn(market.prices, movement, movement.cash.minus(movement.fee), to));
}

/**
 * The parts of one strategy's yield in the display currency; with `after`, of the days after that one.
 * @throws MissingFx
 */
export function yieldParts(
  market: Market,
  ledger: StrategyLedger,
  to: DisplayCurrency,
  after?: IsoDay,
): YieldParts {
  const stretches = stretchesOf(market, ledger, to, after);
  const { later } = splitMovements(ledger.movements, after);
  return {
    strategy_effect: sumOf(stretches.map((stretch) => stretch.strategyEffect)),
    fx_effect: sumOf(stretches.map((stretch) => stretch.fxEffect)),
    execution_effect: sumOf(later.map((movement) => executionGap(market, ledger, to, movement))),
    fees: sumOf(later.map((movement) => cashIn(market.prices, movement, movement.fee, to))).neg(),
  };
}

function waitingAmount(
  { prices, until }: Market,
  { waiting }: StrategyLedger,
  to: DisplayCurrency,
): Decimal | undefined {
  return sumOfComputable(
    waiting.map(({ amount, asset }) => prices.fx.convert(amount, asset, to, until)?.amount),
  );
}

function allocate(market: Market, ledger: StrategyLedger, to: DisplayCurrency): Omit<Allocation, 'share'> {
  const { prices, until } = market;
  const reference = currentReference(market, ledger);
  const value = (currency: DisplayCurrency) =>
    reference.eq(0)
      ? ZERO
      : reference.times(convertOn(prices, ledger.strategy.referenceCurrency, currency, until).amount);
  const paid = ledger.movements.filter((movement) => movement.kind === 'payment');
  const received = ledger.movements.filter((movement) => movement.kind !== 'payment');
  const total = (movements: readonly Movement[], currency: DisplayCurrency) =>
    sumOf(movements.map((movement) => cashIn(prices, movement, movement.cash, currency)));

  const valueNow = computable(() => value(to));
  const moneyIn = computable(() => total(paid, to));
  const moneyOut = computable(() => total(received, to).neg());
  const isComputable = valueNow !== undefined && moneyIn !== undefined && moneyOut !== undefined;
  return {
    strategy: ledger.strategy.key,
    current_amount_eur: value('EUR'),
    current_amount_converted: valueNow,
    invested_amount_eur: total(paid, 'EUR'),
    invested_amount_converted: moneyIn,
    waiting_amount_converted: waitingAmount(market, ledger, to),
    withdrawn_amount_converted: moneyOut,
    yield_generated_converted: isComputable ? yieldGenerated({ valueNow, moneyOut, moneyIn }) : undefined,
    yield_parts: computable(() => yieldParts(market, ledger, to)),
  };
}

/**
 * The exact totals of a client at the market's last day (docs/money.md, What a client sees).
 * Without series, for a list of clients.
 * @throws MissingFx where an amount has no quote towards EUR.
 */
export function headlineOf(market: Market, ledger: Ledger, currency: DisplayCurrency): Headline {
  const parts = ledger.map((strategy) => allocate(market, strategy, currency));
  const totalEur = sumOf(parts.map((part) => part.current_amount_eur));
  return {
    currency,
    total_paid_eur: sumOf(parts.map((part) => part.invested_amount_eur)),
    total_paid_converted: sumOfComputable(parts.map((part) => part.invested_amount_converted)),
    total_current_eur: totalEur,
    total_current_converted: sumOfComputable(parts.map((part) => part.current_amount_converted)),
    total_withdrawn_converted: sumOfComputable(parts.map((part) => part.withdrawn_amount_converted)),
    yield_generated_converted: sumOfComputable(parts.map((part) => part.yield_generated_converted)),
    allocations: parts.map((part) => ({
      ...part,
      share: totalEur.gt(0) ? part.current_amount_eur.div(totalEur).toNumber() : 0,
    })),
  };
}
