/** What a product offers to a subscriber, and what is left of an amount after its fees: the same for clients and staff. */
import type { components } from '@repo/api-sdk';
import { takeEntryFees } from '@repo/domain/books';
import { minimumFor, offeredCurrencies, type PaymentMethod, paymentMethodFor } from '@repo/domain/limits';
import { type Decimal, decimal, type PaymentAsset, parCurrency, roundFor } from '@repo/domain/money';
import { feePercent, type Parameters } from './fee-percent.ts';

type Strategy = components['schemas']['Strategy'];
type CryptoInput = components['schemas']['CryptoInput'];

/** The offer of a strategy: its payment currencies, and the rules of the amount for one of them. */
export interface Offer {
  readonly assets: readonly PaymentAsset[];
  readonly minimum: (asset: PaymentAsset) => string;
  readonly method: (asset: PaymentAsset) => PaymentMethod;
  /** The destination of a crypto payment; null when the strategy has no address for it. */
  readonly destination: (asset: PaymentAsset) => CryptoInput | null;
}

/** Parses the offer of a strategy (R208–R216). */
export function offerOf(strategy: Strategy): Offer {
  // The SDK has normalised the minimums, which a response may also have under `crypto`.
  const { crypto, ...declared } = strategy;
  const inputs = crypto?.inputs ?? [];
  const details = { rib: strategy.rib, cryptoSymbols: inputs.map(({ symbol }) => symbol) };
  return {
    assets: offeredCurrencies(details),
    minimum: (asset) => minimumFor(declared, asset),
    method: (asset) => paymentMethodFor(asset, details),
    destination: (asset) => inputs.find(({ symbol }) => symbol === asset) ?? null,
  };
}

export interface FeeEstimate {
  readonly subscription: Decimal;
  /** Zero when the payment is in the strategy's own currency. */
  readonly fx: Decimal;
  readonly net: Decimal;
}

/** Fees and net of an amount, each rounded to be shown (docs/money.md). */
export function estimateFees(
  payment: {
    readonly amount: string;
    readonly asset: PaymentAsset;
    readonly strategy: Pick<Strategy, 'currency'>;
  },
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
