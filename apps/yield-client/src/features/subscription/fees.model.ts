/** What is left of a payment once its fees are taken, as an estimate before it is made. */
import type { components } from '@repo/api-sdk';
import { parseDecimalInput } from '@repo/domain/format';
import { footerFeeDefaults } from '@repo/domain/limits';
import { type Decimal, decimal, type PaymentAsset, parCurrency, roundFor } from '@repo/domain/money';
import { takeFees } from '@repo/domain/portfolio';
import type { Strategy } from './subscription.model.ts';

type Parameter = components['schemas']['Parameter'];

export interface FeeEstimate {
  readonly subscription: Decimal;
  /** Zero when the payment is in the strategy's own currency. */
  readonly fx: Decimal;
  readonly net: Decimal;
}

/** The published fee in percent, or what the footer shows until the server answers. */
function publishedPercent(parameters: readonly Parameter[], key: keyof typeof footerFeeDefaults): Decimal {
  const published = parameters.find((parameter) => parameter.key === key)?.value;
  const percent = published === undefined ? null : parseDecimalInput(published);
  return decimal(percent ?? footerFeeDefaults[key]);
}

/** Fees and net of an amount, each rounded to be shown (docs/money.md). */
export function estimateFees(
  payment: { readonly amount: string; readonly asset: PaymentAsset; readonly strategy: Strategy },
  parameters: readonly Parameter[],
): FeeEstimate {
  const taken = takeFees(
    {
      asset: payment.asset,
      gross: decimal(payment.amount),
      strategy: { referenceCurrency: parCurrency(payment.strategy.currency) },
    },
    {
      subscriptionPercent: publishedPercent(parameters, 'FOOTER_SUBSCRIPTION_FEE'),
      fxPercent: publishedPercent(parameters, 'FOOTER_FX_FEE'),
    },
  );
  return {
    subscription: roundFor(payment.asset, taken.subscriptionFee),
    fx: roundFor(payment.asset, taken.fxFee),
    net: roundFor(payment.asset, taken.net),
  };
}
