import { type Decimal, type DisplayCurrency, decimal, type PaymentAsset, roundTo } from '../money/index.ts';
import { formatTexts } from './format.texts.ts';
import { NBSP, withMinus } from './spaces.ts';
import { type Digits, writeNumber } from './write-number.ts';

/** An exact amount: the decimal text of the wire, or a decimal. A float is not one: see `formatChartAmount`. */
export type Amount = string | Decimal;

/** Rounded half-even, as every amount. */
function print(amount: Amount, { min, max }: Digits): string {
  const exact = typeof amount === 'string' ? decimal(amount) : amount;
  return writeNumber(roundTo(exact, max), min);
}

const exactly = (digits: number): Digits => ({ min: digits, max: digits });

/** As French writes the units that have a sign; another is written by its code. */
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

/** Any currency the two tables do not name (R284, R285). */
const otherDigits = exactly(4);

/** A dashboard amount: « 1 234,50 € », « 0,123457 BTC », « 1,5000 ETH ». @throws MalformedAmount */
export function formatDashboardAmount(amount: Amount, currency: string): string {
  return printWithUnit(amount, digitsOf(dashboardDigits, currency), currency);
}

/** How many decimals a dashboard amount is shown with. */
export function dashboardDecimals(currency: string): number {
  return digitsOf(dashboardDigits, currency).max;
}

/** An amount on « Mes documents » and on printed documents: « 0,12345679 BTC ». @throws MalformedAmount */
export function formatDocumentAmount(amount: Amount, currency: string): string {
  return printWithUnit(amount, digitsOf(documentDigits, currency), currency);
}

/** How many decimals an amount is written with on documents: what must add up there is rounded to them. */
export function documentDecimals(currency: string): number {
  return digitsOf(documentDigits, currency).max;
}

function digitsOf(table: Readonly<Record<string, Digits>>, currency: string): Digits {
  return table[currency] ?? otherDigits;
}

/** An amount to subscribe, in what it is paid with: « 10 000,00 € », « 10 000,00 USDC », « 0,1 BTC ». @throws MalformedAmount */
export function formatSubscriptionAmount(amount: Amount, asset: PaymentAsset): string {
  const unit = asset === 'EURO' ? formatTexts.euro : asset;
  return `${print(amount, subscriptionDigits[asset])}${NBSP}${unit}`;
}

/** The amount alone, as an input shows it: every decimal it has, « 15 000,5 ». @throws MalformedAmount */
export function formatDecimal(amount: Amount): string {
  return print(amount, { min: 0, max: 20 });
}

/** A point of a chart, computed in doubles: the dashboard's format, for tooltips and tables of a chart only. */
export function formatChartAmount(value: number, currency: string): string {
  if (!Number.isFinite(value)) return formatTexts.noValue;
  return formatDashboardAmount(value.toFixed(digitsOf(dashboardDigits, currency).max), currency);
}

/** A graduation of a chart axis: « 12 k », « 1,5 M ». */
export function formatAxisValue(value: number): string {
  const format = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumSignificantDigits: 4 });
  return withMinus(format.format(value));
}

/** What stands for an amount while balances are hidden (R161). Its length says nothing of the amount. */
export function hiddenAmount(): string {
  return formatTexts.hiddenAmount;
}
