/** The forms in which staff record a payment: received, proof refused, or returned. */
import type { ProofRefusalReason } from '../contract-status/index.ts';
import { type IsoDay, isIsoDay } from '../dates/index.ts';
import type { PaymentAsset } from '../money/index.ts';
import { amountChecks, readAmount } from './amount.ts';
import { type Check, isFilled, runChecks, type Verdict } from './checks.ts';
import { receiptTexts as texts } from './payment.texts.ts';

/** All three are required. */
export interface ReceiptValues {
  /** A positive decimal, with at most the decimals of its asset. */
  readonly amount: string | number;
  /** Calendar day `YYYY-MM-DD`; null while none is chosen. */
  readonly value_date: string | null;
  readonly reference: string;
}
export type ReceiptField = keyof ReceiptValues;

/** Validates the receipt of a payment in `asset`; `today` is the day in Paris. */
export function validateReceipt(
  values: ReceiptValues,
  { asset, today }: { readonly asset: PaymentAsset; readonly today: IsoDay },
): Verdict<ReceiptField> {
  const received = readAmount(values.amount);
  const checks: readonly Check<ReceiptValues, ReceiptField>[] = [
    { field: 'amount', message: texts.amount, holds: () => received?.gt(0) ?? false },
    ...amountChecks(received, asset),
    { field: 'value_date', message: texts.valueDate, holds: ({ value_date }) => isIsoDay(value_date) },
    {
      field: 'value_date',
      message: texts.valueDateInFuture,
      // Calendar days compare as strings.
      holds: ({ value_date }) => !isIsoDay(value_date) || value_date <= today,
    },
    { field: 'reference', message: texts.reference, holds: ({ reference }) => isFilled(reference) },
  ];
  return runChecks(checks, values);
}

/** The form in which staff record a refund. */
export interface RefundValues {
  /** Calendar day `YYYY-MM-DD`; null while none is chosen. */
  readonly returned_on: string | null;
  readonly reference: string;
}
export type RefundField = keyof RefundValues;

/** Validates a refund; `today` is the day in Paris. */
export function validateRefund(values: RefundValues, today: IsoDay): Verdict<RefundField> {
  const checks: readonly Check<RefundValues, RefundField>[] = [
    { field: 'returned_on', message: texts.returnedOn, holds: ({ returned_on }) => isIsoDay(returned_on) },
    {
      field: 'returned_on',
      message: texts.returnedOnInFuture,
      holds: ({ returned_on }) => !isIsoDay(returned_on) || returned_on <= today,
    },
    { field: 'reference', message: texts.refundReference, holds: ({ reference }) => isFilled(reference) },
  ];
  return runChecks(checks, values);
}

export interface ProofRefusalValues {
  /** Null while none is chosen. */
  readonly reason: ProofRefusalReason | null;
  readonly message?: string | null;
}
export type ProofRefusalField = keyof ProofRefusalValues;

const refusalChecks: readonly Check<ProofRefusalValues, ProofRefusalField>[] = [
  { field: 'reason', message: texts.reason, holds: ({ reason }) => reason !== null },
  // « Autre motif » needs an explanation.
  {
    field: 'message',
    message: texts.message,
    holds: ({ reason, message }) => reason !== 'other' || isFilled(message),
  },
];

export function validateProofRefusal(values: ProofRefusalValues): Verdict<ProofRefusalField> {
  return runChecks(refusalChecks, values);
}
