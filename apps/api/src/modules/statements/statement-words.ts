// Formatting of a statement's figures.
import type { IsoDay } from '@repo/domain/dates';
import {
  formatDecimal,
  formatDocumentAmount,
  formatLongDate,
  formatNumericDate,
  formatSignedPercent,
  formatSubscriptionAmount,
} from '@repo/domain/format';
import {
  type Conversion,
  type Decimal,
  type DisplayCurrency,
  isPaymentAsset,
  type MoneyAsset,
  type ParRule,
  roundTo,
} from '@repo/domain/money';
import { statementsTexts as texts } from './statements.texts.ts';

const UNIT_DECIMALS = 8;
/** A rate has few digits before the comma one way, and many zeros after it the other way. */
const RATE_DECIMALS = 10;

export const printUnits = (units: Decimal): string => formatDecimal(roundTo(units, UNIT_DECIMALS));

export const printNav = (nav: Decimal, currency: string): string =>
  `${formatDecimal(roundTo(nav, UNIT_DECIMALS))} ${currency}`;

/** An amount as it was paid, in the asset it was paid in. */
export const printPaid = (amount: Decimal | string, asset: string): string =>
  isPaymentAsset(asset) ? formatSubscriptionAmount(amount, asset) : formatDocumentAmount(amount, asset);

/** An amount in the currency of the document, « non calculable » where it has no quote. */
export const printAmount = (value: Decimal | undefined, currency: DisplayCurrency): string =>
  value === undefined ? texts.notComputable : formatDocumentAmount(value, currency);

/** A yield that no rate makes is not a 0. */
export const printRate = (rate: number | undefined): string =>
  rate === undefined ? texts.notComputable : formatSignedPercent(rate);

export function printRateDay({ quoteDay, isFallback }: Pick<Conversion, 'quoteDay' | 'isFallback'>): string {
  const text = texts.rate.of(formatNumericDate(quoteDay));
  return isFallback ? texts.rate.fallback(text) : text;
}

/** Of a coin that is off its par on `day`; null of any other asset. */
export function printOffPar(
  { offSince }: Pick<ParRule, 'offSince'>,
  asset: MoneyAsset,
  day: IsoDay,
): string | null {
  const since = offSince(asset, day);
  return since === null ? null : texts.offPar(asset, formatLongDate(since));
}

/** « 1 USD = 0,92 EUR, taux du 03/01/2026 »: empty for a currency in itself. */
export function printConversion(from: string, to: string, fx: Conversion): string | null {
  if (from === to) return null;
  const value = `${formatDecimal(roundTo(fx.amount, RATE_DECIMALS))} ${to}`;
  const text = texts.rate.one(from, value, formatNumericDate(fx.quoteDay));
  return fx.isFallback ? texts.rate.fallback(text) : text;
}
