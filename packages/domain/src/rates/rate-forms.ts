// The forms of rates, the same in the API and on the screen.
import { type IsoDay, isIsoDay } from '../dates/index.ts';
import { decimal, roundTo } from '../money/index.ts';
import { type Check, readAmount, runChecks, type Verdict } from '../validation/index.ts';
import { rateFormTexts as texts } from './rate-forms.texts.ts';

/** What the converter converts between: the currencies, and the coins at par with one of them. */
export const convertibleAssets = ['EUR', 'EURC', 'USD', 'USDC', 'CHF', 'BTC', 'WBTC', 'ETH'] as const;
export type ConvertibleAsset = (typeof convertibleAssets)[number];

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

function dayChecks({ day }: { readonly day: string | null }, today: IsoDay) {
  const chosen = day !== null && isIsoDay(day) ? day : null;
  return [
    { field: 'day', message: texts.day, holds: () => chosen !== null },
    { field: 'day', message: texts.future, holds: () => chosen === null || chosen <= today },
  ] as const;
}
