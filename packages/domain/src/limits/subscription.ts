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

/** The decimals an amount to subscribe may have: those its display shows (R283), so that what is shown is what is due. */
export const amountDecimals: Readonly<Record<PaymentAsset, number>> = {
  EURO: 2,
  BTC: 8,
  ETH: 8,
  USDC: 2,
  EURC: 2,
  WBTC: 8,
};

/**
 * The most that may be typed, whether subscribed or received: about a thousand million euros in each. The specification
 * sets none; beyond it, an amount is a slip of the keyboard, and it would bend every sum it enters.
 */
export const maximumAmounts: Readonly<Record<PaymentAsset, string>> = {
  EURO: '1000000000',
  BTC: '10000',
  ETH: '300000',
  USDC: '1000000000',
  EURC: '1000000000',
  WBTC: '10000',
};

/** How a contract is paid: `rib` is the transfer, named `virement` in events (D12). */
export const paymentMethods = ['rib', 'crypto'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The parts of a strategy that say what it can be paid with (R321). */
export interface PaymentDetails {
  readonly rib?: {
    readonly bank?: string | null;
    readonly iban?: string | null;
    readonly bic?: string | null;
  } | null;
  /** Symbols with a deposit address. */
  readonly cryptoSymbols: readonly string[];
}

/** Whether the strategy has bank details, even without IBAN yet: the transfer then reads « Bientôt... » (R210, R221). */
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

/** The payment mode that choosing a currency sets: a transfer for euro when there are bank details, else crypto (R212). */
export function paymentMethodFor(asset: PaymentAsset, details: PaymentDetails): PaymentMethod {
  return asset === 'EURO' && hasBankDetails(details) ? 'rib' : 'crypto';
}

/** Narrows a word of the wire (`euro`, `USDC`) to a payment currency, in any letter case; null for any other. */
export function toPaymentAsset(word: string): PaymentAsset | null {
  const upper = word.trim().toUpperCase();
  return isPaymentAsset(upper) ? upper : null;
}
