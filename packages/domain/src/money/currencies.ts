import { type Decimal, roundTo } from './decimal.ts';

/** What a client pays with (specification 2§9), in the order the screens offer it. */
export const PAYMENT_ASSETS = ['EURO', 'BTC', 'ETH', 'USDC', 'EURC', 'WBTC'] as const;
export type PaymentAsset = (typeof PAYMENT_ASSETS)[number];

/** What a value is expressed in: the display currencies of the dashboard (2§2.1), which are also the reference currencies of strategies. */
export const DISPLAY_CURRENCIES = ['EUR', 'USD', 'CHF', 'BTC', 'ETH'] as const;
export type DisplayCurrency = (typeof DISPLAY_CURRENCIES)[number];

/** Decimals kept at the edge: storage, the wire, a total (docs/money.md, Exactness). Screens may show fewer. */
export const AMOUNT_DECIMALS: Readonly<Record<DisplayCurrency, number>> = {
  EUR: 2,
  USD: 2,
  CHF: 2,
  BTC: 8,
  ETH: 18,
};

/** A currency name the specification does not know. */
export class UnknownCurrency extends Error {
  override readonly name = 'UnknownCurrency';
  readonly received: string;

  constructor(received: string) {
    super(`Unknown currency: ${received.slice(0, 20)}`);
    this.received = received;
  }
}

// D24: what each wire spelling is worth; par assets count as the currency they stand for.
const PAR: ReadonlyMap<string, DisplayCurrency> = new Map<string, DisplayCurrency>([
  ['EUR', 'EUR'],
  ['EURO', 'EUR'],
  ['EURC', 'EUR'],
  ['USD', 'USD'],
  ['USDC', 'USD'],
  ['CHF', 'CHF'],
  ['BTC', 'BTC'],
  ['WBTC', 'BTC'],
  ['ETH', 'ETH'],
]);

/**
 * The currency an asset is worth one of: `euro`, `EURO`, `EURC` → EUR; `usdc`, `USD` → USD; `WBTC` → BTC (D24).
 * Letter case is ignored.
 * @throws UnknownCurrency for any other name.
 */
export function parCurrency(asset: string): DisplayCurrency {
  const currency = PAR.get(asset.trim().toUpperCase());
  if (currency === undefined) throw new UnknownCurrency(asset);
  return currency;
}

/** Whether `text` is exactly one of the payment assets of the contract. */
export function isPaymentAsset(text: string): text is PaymentAsset {
  return PAYMENT_ASSETS.some((asset) => asset === text);
}

/** Whether `text` is exactly one of the display currencies. */
export function isDisplayCurrency(text: string): text is DisplayCurrency {
  return DISPLAY_CURRENCIES.some((currency) => currency === text);
}

/** Decimals of a currency or payment asset at the edge: EUR, USD, CHF 2; BTC 8; ETH 18. */
export function decimalsOf(currency: string): number {
  return AMOUNT_DECIMALS[parCurrency(currency)];
}

/** `value` rounded half-even to the decimals of its currency or payment asset: done once, at the edge. */
export function roundFor(currency: string, value: Decimal): Decimal {
  return roundTo(value, decimalsOf(currency));
}
