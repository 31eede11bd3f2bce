/** The estimated net amount of a payment after fees. */
import { takeEntryFees } from '@repo/domain/books';
import { type Decimal, decimal, type PaymentAsset, parCurrency, roundFor } from '@repo/domain/money';
import { feePercent, type Parameters } from '../../shared/parameters/fee-percent.ts';
import type { Strategy } from './subscription.model.ts';

export interface FeeEstimate {
  readonly subscription: Decimal;
  /** Zero when the payment is in the strategy's own currency. */
  readonly fx: Decimal;
  readonly net: Decimal;
}

/** Fees and net of an amount, each rounded to be shown (docs/money.md). */
export function estimateFees(
  payment: { readonly amount: string; readonly asset: PaymentAsset; readonly strategy: Strategy },
  parameters: Parameters,
): FeeEstimate {
  const taken = takeEntryFees({
    asset: payment.asset,
    gross: decimal(payment.amount),
    strategy: { referenceCurrency: parCurrency(payment.strategy.currency) },
    fees: {
      subscriptionPercent: feePercent(parameters, 'FOOTER_SUBSCRIPTION_FEE'),
      fxPercent: feePercent(parameters, 'FOOTER_FX_FEE'),
    },
  });
  return {
    subscription: roundFor(payment.asset, taken.subscriptionFee),
    fx: roundFor(payment.asset, taken.fxFee),
    net: roundFor(payment.asset, taken.net),
  };
}
