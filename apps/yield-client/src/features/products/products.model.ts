/** The data of the product screens, derived from a strategy. */
import type { components } from '@repo/api-sdk';
import { formatSubscriptionAmount } from '@repo/domain/format';
import { minimumFor, offeredCurrencies } from '@repo/domain/limits';
import type { PaymentAsset } from '@repo/domain/money';

export type Strategy = components['schemas']['Strategy'];

export interface Offer {
  readonly asset: PaymentAsset;
  /** « 10 000,00 USDC » */
  readonly minimum: string;
}

/** The payment currencies of a strategy, each with its minimum (R208–R216). */
export function offersOf(strategy: Strategy): Offer[] {
  const cryptoSymbols = (strategy.crypto?.inputs ?? []).map(({ symbol }) => symbol);
  // The SDK has normalised the minimums, which a response may also have under `crypto`.
  const { crypto: _destinations, ...declared } = strategy;
  return offeredCurrencies({ rib: strategy.rib, cryptoSymbols }).map((asset) => ({
    asset,
    minimum: formatSubscriptionAmount(minimumFor(declared, asset), asset),
  }));
}
