/** The form in which staff record money received that is in no imported file, and the balance of an account. */
import { type IsoDay, isIsoDay } from '../dates/index.ts';
import type { PaymentAsset } from '../money/index.ts';
import { amountChecks, readAmount } from './amount.ts';
import { type Check, isFilled, runChecks, type Verdict } from './checks.ts';
import { receiptTexts as texts } from './payment.texts.ts';

/** All are required. */
export interface TypedReceiptValues {
  readonly account: string;
  /** A positive decimal, with at most the decimals of its asset. */
  readonly amount: string | number;
  /** The value date, `YYYY-MM-DD`; null while none is chosen. */
  readonly day: string | null;
  readonly payer_name: string;
  /** Unique in the account. */
  readonly reference: string;
  /** Why it is typed by hand. */
  readonly reason: string;
}
export type TypedReceiptField = keyof TypedReceiptValues;

/** Validates a receipt typed by hand; `today` is the day in Paris. */
export function validateTypedReceipt(
  values: TypedReceiptValues,
  { asset, today }: { readonly asset: PaymentAsset; readonly today: IsoDay },
): Verdict<TypedReceiptField> {
  const received = readAmount(values.amount);
  const checks: readonly Check<TypedReceiptValues, TypedReceiptField>[] = [
    { field: 'account', message: texts.account, holds: ({ account }) => isFilled(account) },
    { field: 'amount', message: texts.amount, holds: () => received?.gt(0) ?? false },
    ...amountChecks(received, asset),
    { field: 'day', message: texts.valueDate, holds: ({ day }) => isIsoDay(day) },
    {
      field: 'day',
      message: texts.valueDateInFuture,
      // Calendar days compare as strings.
      holds: ({ day }) => !isIsoDay(day) || day <= today,
    },
    { field: 'payer_name', message: texts.payer, holds: ({ payer_name }) => isFilled(payer_name) },
    { field: 'reference', message: texts.reference, holds: ({ reference }) => isFilled(reference) },
    { field: 'reason', message: texts.typedReason, holds: ({ reason }) => isFilled(reason) },
  ];
  return runChecks(checks, values);
}
