/** What is left of a payment once its fees are taken, as an estimate before it is made. */

import type { components } from '@repo/api-sdk';
import { parseDecimalInput } from '@repo/domain/format';
import { footerFeeDefaults } from '@repo/domain/limits';
import { type Decimal, decimal, type PaymentAsset, parCurrency, roundFor } from '@repo/domain/money';
import type { Strategy } from './subscription.model.ts';

type Parameter = components['schemas']['Parameter'];

export interface FeeEstimate {
  readonly subscription: Decimal;
  /** Zero when the payment is in the strategy's own currency. */
  readonly fx: Decimal;
  readonly net: Decimal;
}

/** The published fee in percent, or what the footer shows until the server answers. */
function percentOf(parameters: readonly Parameter[], key: keyof typeof footerFeeDefaults): Decimal {
  const published = parameters.find((parameter) => parameter.key === key)?.value;
  const percent = published === undefined ? null : parseDecimalInput(published);
  return decimal(percent ?? footerFeeDefaults[key]);
}

/** Fees and net of an amount: the subscription fee, then the exchange fee on what is left (docs/money.md). */
export function estimateFees(
  payment: { readonly amount: string; readonly asset: PaymentAsset; readonly strategy: Strategy },
  parameters: readonly Parameter[],
): FeeEstimate {
  const gross = decimal(payment.amount);
  const share = (amount: Decimal, key: keyof typeof footerFeeDefaults) =>
    roundFor(payment.asset, amount.times(percentOf(parameters, key)).div(100));
  const subscription = share(gross, 'FOOTER_SUBSCRIPTION_FEE');
  const left = gross.minus(subscription);
  const isConverted = parCurrency(payment.asset) !== parCurrency(payment.strategy.currency);
  const fx = isConverted ? share(left, 'FOOTER_FX_FEE') : decimal('0');
  return { subscription, fx, net: left.minus(fx) };
}
