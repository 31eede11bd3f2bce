/** The form that corrects a recorded payment: its rules, and what is sent. */
import type { components } from '@repo/api-sdk';
import { type IsoDay, parisDay } from '@repo/domain/dates';
import { decimal, sumOf } from '@repo/domain/money';
import { validateReason } from '@repo/domain/two-persons';
import { type Verdict, validateReceipt } from '@repo/domain/validation';

export interface RectifyValues {
  readonly receipt_id: string;
  readonly amount: string;
  readonly value_date: string | null;
  readonly reason: string;
}

export interface RectifyContext {
  readonly contract: components['schemas']['Contract'];
  readonly receipts: readonly components['schemas']['Receipt'][];
  readonly today: IsoDay;
}

/** Those of a receipt, the others of the contract counted, then the reason. */
export function checkRectification(
  values: RectifyValues,
  { contract, receipts, today }: RectifyContext,
): Verdict<keyof RectifyValues> {
  const others = receipts.filter(({ id }) => id !== values.receipt_id);
  const { failures } = validateReceipt(
    { ...values, reference: values.receipt_id },
    {
      asset: contract.currency,
      today,
      promised: decimal(contract.amount),
      received: sumOf(others.map(({ amount }) => decimal(amount))),
      createdOn: parisDay(new Date(contract.created_at)),
    },
  );
  const ofLine = failures.flatMap(({ field, message }) =>
    field === 'amount' || field === 'value_date' ? [{ field, message }] : [],
  );
  const all = [...ofLine, ...validateReason(values).failures];
  return { failures: all, first: all[0] ?? null };
}

export function toCorrection({ receipt_id, amount, value_date }: RectifyValues) {
  return { receipt_id, amount, value_date: value_date ?? '' };
}
