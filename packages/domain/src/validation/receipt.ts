/** The forms in which staff record a payment: received, or proof refused. */
import { gapRequirement, receiptGap, valueDateProblem } from '../books/receipt-gap.ts';
import type { ProofRefusalReason } from '../contract-status/index.ts';
import { type IsoDay, isIsoDay } from '../dates/index.ts';
import type { Decimal, PaymentAsset } from '../money/index.ts';
import { amountChecks, readAmount } from './amount.ts';
import { type Check, isFilled, runChecks, type Verdict } from './checks.ts';
import { receiptTexts as texts } from './payment.texts.ts';

/** All are required but the reason, which each warning requires. */
export interface ReceiptValues {
  /** A positive decimal, with at most the decimals of its asset. */
  readonly amount: string | number;
  /** Calendar day `YYYY-MM-DD`; null while none is chosen. */
  readonly value_date: string | null;
  readonly reference: string;
  readonly reason?: string | undefined;
}
export type ReceiptField = keyof ReceiptValues;

/** What a receipt is recorded for. */
export interface ReceiptContext {
  readonly asset: PaymentAsset;
  /** The day in Paris. */
  readonly today: IsoDay;
  /** The amount signed, in `asset`. */
  readonly promised: Decimal;
  /** What the contract received before, in `asset`. */
  readonly received: Decimal;
  /** The day the contract was created, in Paris. */
  readonly createdOn: IsoDay;
  /** The gap, in percent of the amount signed, that needs no explanation. */
  readonly tolerancePercent: Decimal;
}

/**
 * What staff must explain: a gap beyond the tolerance, or a value date long before the contract. `wide_gap` (over 50 %) and
 * `early_value_date` need a second person too.
 */
export type ReceiptWarning = 'gap' | 'wide_gap' | 'early_value_date';

export function receiptWarnings(
  { amount, value_date }: Pick<ReceiptValues, 'amount' | 'value_date'>,
  { today, promised, received, createdOn, tolerancePercent }: ReceiptContext,
): ReceiptWarning[] {
  const typed = readAmount(amount);
  const requirement =
    typed === null
      ? 'none'
      : gapRequirement(receiptGap({ received: received.plus(typed), promised, tolerancePercent }));
  const isEarly =
    isIsoDay(value_date) && valueDateProblem({ valueDate: value_date, createdOn, today }) === 'too_early';
  return [
    ...(requirement === 'none' ? [] : [requirement === 'reason' ? ('gap' as const) : ('wide_gap' as const)]),
    ...(isEarly ? ['early_value_date' as const] : []),
  ];
}

/** Validates the receipt of a payment. */
export function validateReceipt(values: ReceiptValues, context: ReceiptContext): Verdict<ReceiptField> {
  const received = readAmount(values.amount);
  const [warning] = receiptWarnings(values, context);
  const checks: readonly Check<ReceiptValues, ReceiptField>[] = [
    { field: 'amount', message: texts.amount, holds: () => received?.gt(0) ?? false },
    ...amountChecks(received, context.asset),
    { field: 'value_date', message: texts.valueDate, holds: ({ value_date }) => isIsoDay(value_date) },
    {
      field: 'value_date',
      message: texts.valueDateInFuture,
      // Calendar days compare as strings.
      holds: ({ value_date }) => !isIsoDay(value_date) || value_date <= context.today,
    },
    { field: 'reference', message: texts.reference, holds: ({ reference }) => isFilled(reference) },
    {
      field: 'reason',
      message: warning === 'early_value_date' ? texts.earlyReason : texts.gapReason,
      holds: ({ reason }) => warning === undefined || isFilled(reason ?? ''),
    },
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
