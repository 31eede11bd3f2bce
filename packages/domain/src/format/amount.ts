import {
  type Decimal,
  type DisplayCurrency,
  decimal,
  isParCoin,
  type PaymentAsset,
  parCurrency,
  roundTo,
} from '../money/index.ts';
import { formatTexts } from './format.texts.ts';
import { NBSP, withMinus } from './spaces.ts';
import { type Digits, writeNumber } from './write-number.ts';

/** The unit at the end of the field of an amount: « € », or the coin's name. */
export function currencyLabel(currency: PaymentAsset): string {
  return currency === 'EURO' ? formatTexts.euro : currency;
}

/** An exact amount: decimal text or a decimal. For a float, see `formatChartAmount`. */
export type Amount = string | Decimal;

/** Rounded half-even, like every amount. */
function print(amount: Amount, { min, max }: Digits): string {
  const exact = typeof amount === 'string' ? decimal(amount) : amount;
  return writeNumber(roundTo(exact, max), min);
}

const exactly = (digits: number): Digits => ({ min: digits, max: digits });

/** Currency symbols; other currencies are shown by their code. */
const signs: Readonly<Record<string, string>> = { EUR: formatTexts.euro, USD: formatTexts.dollar };

function printWithUnit(amount: Amount, digits: Digits, currency: string): string {
  return `${print(amount, digits)}${NBSP}${signs[currency] ?? currency}`;
}

/** Dashboard decimals: the currency format for EUR, USD, CHF; BTC 6, others 4 (R285, D24). */
const dashboardDigits: Record<DisplayCurrency, Digits> = {
  EUR: exactly(2),
  USD: exactly(2),
  CHF: exactly(2),
  BTC: exactly(6),
  ETH: exactly(4),
};

/** Decimals on « Mes documents »: fiat 2, BTC 8, ETH 6, others 4 (R284). */
const documentDigits: Record<DisplayCurrency, Digits> = {
  EUR: exactly(2),
  USD: exactly(2),
  CHF: exactly(2),
  BTC: exactly(8),
  ETH: exactly(6),
};

/** Decimals of the subscription: 2 for EURO, USDC, EURC, up to 8 for BTC, ETH, WBTC (R283). */
const subscriptionDigits: Record<PaymentAsset, Digits> = {
  EURO: exactly(2),
  USDC: exactly(2),
  EURC: exactly(2),
  BTC: { min: 0, max: 8 },
  ETH: { min: 0, max: 8 },
  WBTC: { min: 0, max: 8 },
};

/** For any currency missing from both tables (R284, R285). */
const otherDigits = exactly(4);

/** A dashboard amount: « 1 234,50 € », « 0,123457 BTC », « 1,5000 ETH ». @throws MalformedAmount */
export function formatDashboardAmount(amount: Amount, currency: string): string {
  return printWithUnit(amount, digitsOf(dashboardDigits, currency), currency);
}

/** The number of decimals of a dashboard amount. */
export function dashboardDecimals(currency: string): number {
  return digitsOf(dashboardDigits, currency).max;
}

/** An amount on « Mes documents » and on printed documents: « 0,12345679 BTC ». @throws MalformedAmount */
export function formatDocumentAmount(amount: Amount, currency: string): string {
  return printWithUnit(amount, digitsOf(documentDigits, currency), currency);
}

/**
 * An amount of money that is booked, received or owed, in its asset: « 10 000,00 EURC », « 0,85000000 BTC »; EURO is the euro. A
 * coin has the decimals of the currency it is at par with; an amount that they would show as zero is shown exactly.
 * @throws MalformedAmount, UnknownCurrency
 */
export function formatBookAmount(amount: Amount, asset: string): string {
  const exact = typeof amount === 'string' ? decimal(amount) : amount;
  const digits = documentDigits[parCurrency(asset)];
  const isTooSmall = !exact.eq(0) && roundTo(exact, digits.max).eq(0);
  const unit = asset === 'EURO' ? 'EUR' : asset;
  return printWithUnit(exact, isTooSmall ? { min: digits.min, max: 18 } : digits, unit);
}

/**
 * An amount of money where it is matched with what was signed or received: as booked, with every decimal that is stored.
 * @throws MalformedAmount, UnknownCurrency
 */
export function formatMatchedAmount(amount: Amount, asset: string): string {
  const { min } = documentDigits[parCurrency(asset)];
  return printWithUnit(amount, { min, max: 18 }, asset === 'EURO' ? 'EUR' : asset);
}

/** The number of decimals of an amount on documents, to which totals must be rounded. */
export function documentDecimals(currency: string): number {
  return digitsOf(documentDigits, currency).max;
}

function digitsOf(table: Readonly<Record<string, Digits>>, currency: string): Digits {
  return table[isParCoin(currency) ? parCurrency(currency) : currency] ?? otherDigits;
}

/** An amount to subscribe, in its payment asset: « 10 000,00 € », « 10 000,00 USDC », « 0,1 BTC ». @throws MalformedAmount */
export function formatSubscriptionAmount(amount: Amount, asset: PaymentAsset): string {
  const unit = asset === 'EURO' ? formatTexts.euro : asset;
  return `${print(amount, subscriptionDigits[asset])}${NBSP}${unit}`;
}

/** The value of an amount input, with all its decimals: « 15 000,5 ». @throws MalformedAmount */
export function formatDecimal(amount: Amount): string {
  return print(amount, { min: 0, max: 20 });
}

/**
 * An exact amount or rate with its unit, whole decimals of money at least: « 11 111,11 USD », « 0,90 € », « 1,0901 USD ».
 * @throws MalformedAmount
 */
export function formatExactAmount(amount: Amount, asset: string): string {
  return `${print(amount, { min: 2, max: 20 })}${NBSP}${asset === 'EUR' ? formatTexts.euro : asset}`;
}

/** A chart value, a double, in the dashboard's format: only for the tooltips and tables of a chart. */
export function formatChartAmount(value: number, currency: string): string {
  if (!Number.isFinite(value)) return formatTexts.noValue;
  return formatDashboardAmount(value.toFixed(digitsOf(dashboardDigits, currency).max), currency);
}

/** A tick label of a chart axis: « 12 k », « 1,5 M ». */
export function formatAxisValue(value: number): string {
  const format = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumSignificantDigits: 4 });
  return withMinus(format.format(value));
}

/** The placeholder of a hidden amount (R161), of constant length. */
export function hiddenAmount(): string {
  return formatTexts.hiddenAmount;
}
