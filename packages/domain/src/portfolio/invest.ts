import type { IsoDay } from '../dates/index.ts';
import { type Decimal, parCurrency, ZERO } from '../money/index.ts';
import type { Prices, Strategy } from './prices.ts';

/** The fees of the parameters, as published: percentages (0.1 is 0.1 %). */
export interface FeeSchedule {
  /** FOOTER_SUBSCRIPTION_FEE, on every payment. */
  readonly subscriptionPercent: Decimal;
  /** FOOTER_FX_FEE, on the rest of a payment that is not in the strategy's reference currency. */
  readonly fxPercent: Decimal;
  /** FOOTER_EXIT_FEE, deducted from the amount paid out. */
  readonly exitPercent: Decimal;
}

/** A payment as it was received. */
export interface Payment {
  readonly strategy: Strategy;
  /** The asset paid with, in any of its wire spellings (D24). */
  readonly asset: string;
  /** The amount received, in that asset. */
  readonly gross: Decimal;
  /** The day it is recorded as received, Europe/Paris. */
  readonly valueDate: IsoDay;
}

/** A payment after fees; fees and `net` in the payment's par currency. */
export interface NetPayment {
  readonly subscriptionFee: Decimal;
  readonly fxFee: Decimal;
  readonly net: Decimal;
  /** `net` in the strategy's reference currency, at the FX of the value date. */
  readonly netReference: Decimal;
  /** The published day of the FX used; the value date when none was needed. */
  readonly fxDay: IsoDay;
}

/** The result of investing a payment. Nothing is rounded. */
export type Investment =
  | {
      readonly status: 'invested';
      readonly payment: NetPayment;
      readonly units: Decimal;
      readonly nav: Decimal;
      readonly navDay: IsoDay;
      /** The day the units are held from: the value date, or the day of the first NAV if later. */
      readonly investedOn: IsoDay;
    }
  | { readonly status: 'waiting'; readonly payment: NetPayment }
  | { readonly status: 'refused'; readonly reason: 'amount_not_positive' | 'no_fx' };

/** `percent` % of `amount`, exactly. */
export function percentOf(amount: Decimal, percent: Decimal): Decimal {
  return amount.times(percent).div(100);
}

/**
 * Deducts the fees of a payment: the subscription fee, then the FX fee on the rest if its currency is not the
 * strategy's. In the payment's par currency, nothing rounded.
 */
export function takeFees(
  payment: Pick<Payment, 'asset' | 'gross'> & { readonly strategy: Pick<Strategy, 'referenceCurrency'> },
  fees: Pick<FeeSchedule, 'subscriptionPercent' | 'fxPercent'>,
): Pick<NetPayment, 'subscriptionFee' | 'fxFee' | 'net'> {
  const subscriptionFee = percentOf(payment.gross, fees.subscriptionPercent);
  const left = payment.gross.minus(subscriptionFee);
  const isConverted = parCurrency(payment.asset) !== payment.strategy.referenceCurrency;
  const fxFee = isConverted ? percentOf(left, fees.fxPercent) : ZERO;
  return { subscriptionFee, fxFee, net: left.minus(fxFee) };
}

/**
 * Turns a payment into units (docs/money.md, From a payment to units).
 *
 * Before the strategy's first NAV the payment waits: it counts as paid in, holds no units and has no value in a series.
 * The first NAV invests it; its conversion stays that of the value date, the day the money was received.
 * @throws UnknownCurrency for an asset without a known par currency.
 */
export function investPayment(payment: Payment, prices: Prices, fees: FeeSchedule): Investment {
  if (!payment.gross.gt(0)) return { status: 'refused', reason: 'amount_not_positive' };
  const { strategy, valueDate } = payment;
  const taken = takeFees(payment, fees);
  const converted = prices.fx.convert(
    taken.net,
    parCurrency(payment.asset),
    strategy.referenceCurrency,
    valueDate,
  );
  if (converted === undefined) return { status: 'refused', reason: 'no_fx' };
  const net: NetPayment = { ...taken, netReference: converted.amount, fxDay: converted.quoteDay };
  const nav = prices.navs.lastUpTo(strategy.key, valueDate) ?? prices.navs.first(strategy.key);
  if (nav === undefined) return { status: 'waiting', payment: net };
  return {
    status: 'invested',
    payment: net,
    units: net.netReference.div(nav.value),
    nav: nav.value,
    navDay: nav.day,
    investedOn: nav.day > valueDate ? nav.day : valueDate,
  };
}
