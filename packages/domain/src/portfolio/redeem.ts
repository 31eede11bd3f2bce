import type { IsoDay } from '../dates/index.ts';
import { type Decimal, type DisplayCurrency, parCurrency, ZERO } from '../money/index.ts';
import { type FeeSchedule, percentOf } from './invest.ts';
import type { Prices, Strategy } from './prices.ts';

/** The holding of a contract on the day of a withdrawal or closing. */
export interface Holding {
  readonly strategy: Strategy;
  /** The units held before the operation. */
  readonly units: Decimal;
  readonly day: IsoDay;
}

/** A requested amount, in any wire spelling of a currency (D24). */
export interface WithdrawalRequest extends Holding {
  readonly amount: Decimal;
  readonly currency: string;
}

/** The result of a withdrawal or closing. Nothing is rounded. */
export interface Redemption {
  readonly ok: true;
  readonly unitsOut: Decimal;
  readonly unitsLeft: Decimal;
  /** The currency of the three amounts below. */
  readonly currency: DisplayCurrency;
  /** The value of the units removed. */
  readonly amount: Decimal;
  /** Deducted from the amount paid out, not from the units. */
  readonly exitFee: Decimal;
  /** `amount` minus the exit fee: the amount the client receives. */
  readonly paidOut: Decimal;
  readonly nav: Decimal;
  readonly navDay: IsoDay;
}

export type RedemptionRefusal = 'amount_not_positive' | 'not_invested' | 'insufficient_units' | 'no_fx';

export type RedemptionResult = Redemption | { readonly ok: false; readonly reason: RedemptionRefusal };

function refused(reason: RedemptionRefusal): RedemptionResult {
  return { ok: false, reason };
}

/**
 * Withdraws an amount at the NAV of the day (docs/money.md, A withdrawal, a closing).
 * More than the holding is refused, in the result.
 * @throws UnknownCurrency for a currency without a known par currency.
 */
export function withdraw(request: WithdrawalRequest, prices: Prices, fees: FeeSchedule): RedemptionResult {
  const { strategy, units, amount, day } = request;
  if (!amount.gt(0)) return refused('amount_not_positive');
  const nav = prices.navs.lastUpTo(strategy.key, day);
  if (nav === undefined || !units.gt(0)) return refused('not_invested');
  const currency = parCurrency(request.currency);
  const reference = prices.fx.convert(amount, currency, strategy.referenceCurrency, day);
  if (reference === undefined) return refused('no_fx');
  const unitsOut = reference.amount.div(nav.value);
  if (unitsOut.gt(units)) return refused('insufficient_units');
  const exitFee = percentOf(amount, fees.exitPercent);
  return {
    ok: true,
    unitsOut,
    unitsLeft: units.minus(unitsOut),
    currency,
    amount,
    exitFee,
    paidOut: amount.minus(exitFee),
    nav: nav.value,
    navDay: nav.day,
  };
}

/**
 * Removes all remaining units at the NAV of the day; amounts in the strategy's reference currency
 * (docs/money.md, A withdrawal, a closing). A contract without units is refused, in the result.
 */
export function redeemAll(holding: Holding, prices: Prices, fees: FeeSchedule): RedemptionResult {
  const { strategy, units, day } = holding;
  const nav = prices.navs.lastUpTo(strategy.key, day);
  if (nav === undefined || !units.gt(0)) return refused('not_invested');
  const amount = units.times(nav.value);
  const exitFee = percentOf(amount, fees.exitPercent);
  return {
    ok: true,
    unitsOut: units,
    unitsLeft: ZERO,
    currency: strategy.referenceCurrency,
    amount,
    exitFee,
    paidOut: amount.minus(exitFee),
    nav: nav.value,
    navDay: nav.day,
  };
}
