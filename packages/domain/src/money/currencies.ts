import { type Decimal, roundTo } from './decimal.ts';

/** The coins that count as their par currency while they are at par (docs/money.md, Par). */
export const PAR_COINS = ['USDC', 'EURC', 'WBTC'] as const;
export type ParCoin = (typeof PAR_COINS)[number];

/** The payment assets (specification 2§9), in the order of the screens. */
export const PAYMENT_ASSETS = ['EURO', 'BTC', 'ETH', ...PAR_COINS] as const;
export type PaymentAsset = (typeof PAYMENT_ASSETS)[number];

/** The display currencies of the dashboard (2§2.1), also the reference currencies of strategies. */
export const DISPLAY_CURRENCIES = ['EUR', 'USD', 'CHF', 'BTC', 'ETH'] as const;
export type DisplayCurrency = (typeof DISPLAY_CURRENCIES)[number];

/** Money of any kind: what is paid with, or shown. */
export type MoneyAsset = PaymentAsset | DisplayCurrency;
/** What is quoted against the euro: a currency, or a coin that has left its par. */
export type QuotedAsset = DisplayCurrency | ParCoin;

/** Decimals in storage, on the wire and in totals (docs/money.md, Exactness). Screens may show fewer. */
export const AMOUNT_DECIMALS: Readonly<Record<DisplayCurrency, number>> = {
  EUR: 2,
  USD: 2,
  CHF: 2,
  BTC: 8,
  ETH: 18,
};

/** A currency that the specification does not list. */
export class UnknownCurrency extends Error {
  override readonly name = 'UnknownCurrency';
  readonly received: string;

  constructor(received: string) {
    super(`Unknown currency: ${received.slice(0, 20)}`);
    this.received = received;
  }
}

// D24: the currency of each wire spelling, par assets included. A record, so that a new asset
// or currency does not compile without its line.
const PAR: Readonly<Record<PaymentAsset | DisplayCurrency, DisplayCurrency>> = {
  EUR: 'EUR',
  EURO: 'EUR',
  EURC: 'EUR',
  USD: 'USD',
  USDC: 'USD',
  CHF: 'CHF',
  BTC: 'BTC',
  WBTC: 'BTC',
  ETH: 'ETH',
};
const parByName: ReadonlyMap<string, DisplayCurrency> = new Map(Object.entries(PAR));

/** The currency that an asset is at par with, by its exact name. */
export function parOf(asset: MoneyAsset): DisplayCurrency {
  return PAR[asset];
}

/**
 * The currency that an asset is at par with: `euro`, `EURO`, `EURC` → EUR; `usdc`, `USD` → USD; `WBTC` → BTC (D24).
 * Letter case is ignored.
 * @throws UnknownCurrency for any other name.
 */
export function parCurrency(asset: string): DisplayCurrency {
  const currency = parByName.get(asset.trim().toUpperCase());
  if (currency === undefined) throw new UnknownCurrency(asset);
  return currency;
}

/**
 * An asset in any wire spelling: `euro` → EURO, `usdc` → USDC. Letter case is ignored.
 * @throws UnknownCurrency for any other name.
 */
export function moneyAsset(text: string): MoneyAsset {
  const name = text.trim().toUpperCase();
  if (isPaymentAsset(name) || isDisplayCurrency(name)) return name;
  throw new UnknownCurrency(text);
}

/** Whether `text` is exactly one of the coins that can leave their par. */
export function isParCoin(text: string): text is ParCoin {
  return PAR_COINS.some((coin) => coin === text);
}

/** Whether `text` is exactly one of the assets that are quoted against the euro, on some days at least. */
export function isQuotedAsset(text: string): text is QuotedAsset {
  return isDisplayCurrency(text) || isParCoin(text);
}

/** Whether `text` is exactly one of the payment assets. */
export function isPaymentAsset(text: string): text is PaymentAsset {
  return PAYMENT_ASSETS.some((asset) => asset === text);
}

/** Whether `text` is exactly one of the display currencies. */
export function isDisplayCurrency(text: string): text is DisplayCurrency {
  return DISPLAY_CURRENCIES.some((currency) => currency === text);
}

/** Decimals of a currency or payment asset in storage and on the wire: EUR, USD, CHF 2; BTC 8; ETH 18. */
export function decimalsOf(currency: string): number {
  return AMOUNT_DECIMALS[parCurrency(currency)];
}

/** `value` rounded half-even to the decimals of its currency or payment asset; applied once, on output. */
export function roundFor(currency: string, value: Decimal): Decimal {
  return roundTo(value, decimalsOf(currency));
}
