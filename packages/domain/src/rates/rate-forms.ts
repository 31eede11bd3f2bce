// The forms of rates, the same in the API and on the screen.
import { type IsoDay, isIsoDay } from '../dates/index.ts';
import { formatDecimal } from '../format/index.ts';
import {
  DISPLAY_CURRENCIES,
  type DisplayCurrency,
  decimal,
  PAYMENT_ASSETS,
  type PaymentAsset,
  parCurrency,
  roundTo,
} from '../money/index.ts';
import { reasonTexts } from '../two-persons/two-persons.texts.ts';
import { type Check, isFilled, readAmount, runChecks, type Verdict } from '../validation/index.ts';
import { type RatePair, ratePairs } from './rate-checks.ts';
import { rateFormTexts as texts } from './rate-forms.texts.ts';

/** What the converter converts between: the currencies, and the coins at par with one of them. */
export type ConvertibleAsset = DisplayCurrency | Exclude<PaymentAsset, 'EURO'>;
const isCoin = (asset: PaymentAsset): asset is Exclude<PaymentAsset, 'EURO'> => asset !== 'EURO';
/** Each currency, then its coins. */
export const convertibleAssets: readonly ConvertibleAsset[] = DISPLAY_CURRENCIES.flatMap((currency) => [
  currency,
  ...PAYMENT_ASSETS.filter(isCoin).filter((coin) => coin !== currency && parCurrency(coin) === currency),
]);

const MAX_DECIMALS = 18;
const TOO_LARGE = decimal('1000000000000000');

export interface ConversionValues {
  /** A decimal. */
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  /** `YYYY-MM-DD`; null while none is chosen. */
  readonly day: string | null;
}
export type ConversionField = keyof ConversionValues;

/** Whether `text` is an asset that the converter knows. */
export function isConvertible(text: string): text is ConvertibleAsset {
  return convertibleAssets.some((asset) => asset === text);
}

/** `today` is the day in Paris. */
export function validateConversion(values: ConversionValues, today: IsoDay): Verdict<ConversionField> {
  const amount = readAmount(values.amount);
  const checks: readonly Check<ConversionValues, ConversionField>[] = [
    { field: 'amount', message: texts.amount, holds: () => amount !== null },
    { field: 'amount', message: texts.notPositive, holds: () => amount === null || amount.gt(0) },
    { field: 'amount', message: texts.amountTooLarge, holds: () => amount === null || amount.lt(TOO_LARGE) },
    {
      field: 'amount',
      message: texts.amountTooPrecise(MAX_DECIMALS),
      holds: () => amount === null || roundTo(amount, MAX_DECIMALS).eq(amount),
    },
    { field: 'from', message: texts.asset, holds: ({ from }) => isConvertible(from) },
    { field: 'to', message: texts.asset, holds: ({ to }) => isConvertible(to) },
    ...dayChecks(values, today),
  ];
  return runChecks(checks, values);
}

/** As many as in an imported file. */
export const maxRateDecimals = 10;

export interface ManualRateValues {
  /** « EUR/USD ». */
  readonly pair: string;
  /** `YYYY-MM-DD`; null while none is chosen. */
  readonly day: string | null;
  /** A decimal. */
  readonly rate: string;
  readonly reason: string;
}
export type ManualRateField = keyof ManualRateValues;

/** What the form needs of its day. */
export interface ManualRateContext {
  /** In Paris. */
  readonly today: IsoDay;
  /** The rate that it would replace; null when the day has none, or while that is not known. */
  readonly published: { readonly source: string; readonly rate: string } | null;
  /** A second person has to approve it. */
  readonly isHeld: boolean;
}

/** Whether `text` is a pair that is followed. */
export function isRatePair(text: string): text is RatePair {
  return ratePairs.some((pair) => pair === text);
}

/** A rate typed for a day: one that replaces a published rate, or is held, needs a reason. */
export function validateManualRate(
  values: ManualRateValues,
  { today, published, isHeld }: ManualRateContext,
): Verdict<ManualRateField> {
  const rate = readAmount(values.rate);
  const isSame = rate !== null && published !== null && rate.eq(decimal(published.rate));
  const checks: readonly Check<ManualRateValues, ManualRateField>[] = [
    { field: 'pair', message: texts.pair(ratePairs.join(', ')), holds: ({ pair }) => isRatePair(pair) },
    ...dayChecks(values, today),
    { field: 'rate', message: texts.rate, holds: () => rate !== null },
    { field: 'rate', message: texts.rateNotPositive, holds: () => rate === null || rate.gt(0) },
    { field: 'rate', message: texts.rateTooLarge, holds: () => rate === null || rate.lt(TOO_LARGE) },
    {
      field: 'rate',
      message: texts.rateTooPrecise(maxRateDecimals),
      holds: () => rate === null || (values.rate.split('.')[1] ?? '').length <= maxRateDecimals,
    },
    { field: 'rate', message: texts.isPublished, holds: () => !isSame },
    ...reasonChecks(published, isHeld),
  ];
  return runChecks(checks, values);
}

function reasonChecks(
  published: ManualRateContext['published'],
  isHeld: boolean,
): Check<ManualRateValues, ManualRateField>[] {
  const isGiven = ({ reason }: ManualRateValues) => isFilled(reason);
  if (published !== null) {
    const message = texts.overwrites(published.source, formatDecimal(published.rate));
    return [{ field: 'reason', message, holds: isGiven }];
  }
  return isHeld ? [{ field: 'reason', message: reasonTexts.missing, holds: isGiven }] : [];
}

function dayChecks({ day }: { readonly day: string | null }, today: IsoDay) {
  const chosen = day !== null && isIsoDay(day) ? day : null;
  return [
    { field: 'day', message: texts.day, holds: () => chosen !== null },
    { field: 'day', message: texts.future, holds: () => chosen === null || chosen <= today },
  ] as const;
}
