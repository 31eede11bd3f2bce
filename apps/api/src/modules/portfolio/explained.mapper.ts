import type { components } from '@repo/api-sdk/spec';
import type { IsoDay } from '@repo/domain/dates';
import { type Decimal, type FxBook, roundTo, toText } from '@repo/domain/money';
import {
  type ExplainedMovement,
  type ExplainedStrategy,
  investedDays,
  type Mark,
  moneyWeightedReturn,
  type Stretch,
  type WaitingPayment,
} from '@repo/domain/portfolio';
import type { ClientContract } from './portfolio.repository.ts';

type Schemas = components['schemas'];

/** Enough to find every figure again far below the cent; amounts are rounded by who shows them. */
const WRITTEN_DECIMALS = 18;

/** Trailing zeros carry no information in an unrounded amount. */
function written(value: Decimal): string {
  return toText(roundTo(value, WRITTEN_DECIMALS));
}

/** Null where it can't be expressed in the display currency. */
function writtenOrNull(value: Decimal | undefined): string | null {
  return value === undefined ? null : written(value);
}

interface StrategyContext {
  title: string;
  /** The day the figures stand at. */
  until: IsoDay;
  /** By contract id. */
  poNumbers: ReadonlyMap<ClientContract['id'], string>;
  fx: Pick<FxBook, 'resolve'>;
}

/** One product's rows on the wire. */
export function toExplainedStrategy(
  explained: ExplainedStrategy,
  context: StrategyContext,
): Schemas['ExplainedStrategy'] {
  const { ledger, allocation, position, movements, stretches } = explained;
  const { title, until } = context;
  return {
    strategy_id: ledger.strategy.key,
    title,
    reference_currency: ledger.strategy.referenceCurrency,
    units: written(ledger.units),
    position: position === undefined ? null : toMark(position),
    current_amount: writtenOrNull(allocation.current_amount_converted),
    total_in: writtenOrNull(allocation.invested_amount_converted),
    waiting_amount: writtenOrNull(allocation.waiting_amount_converted),
    total_out: writtenOrNull(allocation.withdrawn_amount_converted),
    yield_generated: writtenOrNull(allocation.yield_generated_converted),
    strategy_effect: writtenOrNull(allocation.yield_parts?.strategy_effect),
    fx_effect: writtenOrNull(allocation.yield_parts?.fx_effect),
    execution_effect: writtenOrNull(allocation.yield_parts?.execution_effect),
    fees: writtenOrNull(allocation.yield_parts?.fees),
    money_weighted_rate: moneyWeightedReturn([explained], until) ?? null,
    money_weighted_days: investedDays([explained], until),
    movements: movements.map((movement) => toMovement(movement, context)),
    waiting: ledger.waiting.map((payment) => toWaiting(payment, context)),
    stretches: stretches.map(toStretch),
  };
}

function toMark({ day, nav, navDay, fx, fxDay, isFxFallback }: Mark): Schemas['MarketMark'] {
  return {
    date: day,
    nav: written(nav),
    nav_date: navDay,
    fx_rate: written(fx),
    fx_date: fxDay,
    fx_is_fallback: isFxFallback,
  };
}

function toMovement(
  { movement, converted }: ExplainedMovement,
  { poNumbers, fx }: StrategyContext,
): Schemas['ExplainedMovement'] {
  const { contractId, kind, orderDay, day, asset, cash, fee, units } = movement;
  return {
    contract_id: contractId,
    po_number: poNumbers.get(contractId) ?? '',
    kind,
    order_date: orderDay,
    date: day,
    amount: written(cash),
    currency: fx.resolve(asset, day),
    fee: written(fee),
    fx_rate: writtenOrNull(converted?.fx.amount),
    fx_date: converted?.fx.quoteDay ?? null,
    fx_is_fallback: converted?.fx.isFallback ?? false,
    amount_converted: writtenOrNull(converted?.cash),
    fee_converted: writtenOrNull(converted?.fee),
    units: written(units),
    mark: converted?.mark === undefined ? null : toMark(converted.mark),
  };
}

function toWaiting(
  { contractId, orderDay, amount, asset }: WaitingPayment,
  { poNumbers, fx, until }: StrategyContext,
): Schemas['WaitingPayment'] {
  return {
    contract_id: contractId,
    po_number: poNumbers.get(contractId) ?? '',
    order_date: orderDay,
    amount: written(amount),
    currency: fx.resolve(asset, until),
  };
}

function toStretch({ from, to, units, strategyEffect, fxEffect }: Stretch): Schemas['ExplainedStretch'] {
  return {
    from: toMark(from),
    to: toMark(to),
    units: written(units),
    strategy_effect: written(strategyEffect),
    fx_effect: written(fxEffect),
  };
}
