import { isPaymentAsset, PAYMENT_ASSETS, type PaymentAsset } from '../money/index.ts';

/** The step of the amount field (R217), as decimal texts. */
export const amountSteps: Readonly<Record<PaymentAsset, string>> = {
  EURO: '100',
  BTC: '0.01',
  ETH: '0.1',
  USDC: '100',
  EURC: '100',
  WBTC: '0.01',
};

/** The maximum number of decimals of an amount to subscribe: those shown (R283), so that the exact amount is visible. */
export const amountDecimals: Readonly<Record<PaymentAsset, number>> = {
  EURO: 2,
  BTC: 8,
  ETH: 8,
  USDC: 2,
  EURC: 2,
  WBTC: 8,
};

/**
 * The maximum of a typed amount, subscribed or received: about one billion euros in each asset. Not in the
 * specification: it catches typing errors.
 */
export const maximumAmounts: Readonly<Record<PaymentAsset, string>> = {
  EURO: '1000000000',
  BTC: '10000',
  ETH: '300000',
  USDC: '1000000000',
  EURC: '1000000000',
  WBTC: '10000',
};

/** The payment methods of a contract: `rib` is a bank transfer, named `virement` in events (D12). */
export const paymentMethods = ['rib', 'crypto'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The payment details of a strategy (R321). */
export interface PaymentDetails {
  readonly rib?: {
    readonly bank?: string | null;
    readonly iban?: string | null;
    readonly bic?: string | null;
  } | null;
  /** Symbols with a deposit address. */
  readonly cryptoSymbols: readonly string[];
}

/** Whether the strategy has bank details, even without IBAN: the transfer is then shown as « Bientôt... » (R210, R221). */
export function hasBankDetails(details: PaymentDetails): boolean {
  const { rib } = details;
  return [rib?.bank, rib?.iban, rib?.bic].some((value) => (value ?? '').trim() !== '');
}

/**
 * The payment currencies a strategy offers, in the order of the specification (R208–R210): EURO when it has bank
 * details, a crypto currency when it has an address for it. The select is disabled when there is only one.
 */
export function offeredCurrencies(details: PaymentDetails): PaymentAsset[] {
  const symbols = new Set(details.cryptoSymbols.map((symbol) => symbol.trim().toUpperCase()));
  const withBank = hasBankDetails(details);
  return PAYMENT_ASSETS.filter((asset) => (asset === 'EURO' ? withBank : symbols.has(asset)));
}

/** The payment method of a currency: a transfer for euro when there are bank details, else crypto (R212). */
export function paymentMethodFor(asset: PaymentAsset, details: PaymentDetails): PaymentMethod {
  return asset === 'EURO' && hasBankDetails(details) ? 'rib' : 'crypto';
}

/** Parses a payment currency (`euro`, `USDC`) in any letter case; null if unknown. */
export function toPaymentAsset(word: string): PaymentAsset | null {
  const upper = word.trim().toUpperCase();
  return isPaymentAsset(upper) ? upper : null;
}

/** The payment currency of what is stored. @throws RangeError for another word. */
export function paymentAssetOf(word: string): PaymentAsset {
  const asset = toPaymentAsset(word);
  if (asset === null) throw new RangeError(`Not a payment currency: ${word.slice(0, 20)}`);
  return asset;
}
