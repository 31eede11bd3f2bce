/** The form that corrects a recorded payment: its rules, and what is sent. */
import type { components } from '@repo/api-sdk';
import { DEFAULT_RECEIPT_TOLERANCE } from '@repo/domain/books';
import { type IsoDay, parisDay } from '@repo/domain/dates';
import { decimal, sumOf } from '@repo/domain/money';
import { validateReason } from '@repo/domain/two-persons';
import { type Verdict, validateReceipt } from '@repo/domain/validation';
import type { Resumed } from '../../shared/use-resumed.ts';

export interface RectifyValues {
  readonly receipt_id: string;
  readonly amount: string;
  readonly value_date: string | null;
  /** Of a receipt that was typed by hand; empty for another, which keeps its own. */
  readonly reference: string;
  readonly reason: string;
}

type Receipt = components['schemas']['Receipt'];

export interface RectifyContext {
  readonly contract: components['schemas']['Contract'];
  readonly receipts: readonly Receipt[];
  readonly today: IsoDay;
}

/** The line as it is recorded. */
export function recordedLine(receipt: Receipt) {
  const { id, amount, day, source, wording } = receipt;
  const reference = source === 'typed' ? (wording ?? '') : '';
  return { receipt_id: id, amount, value_date: day, reference };
}

/** The line as it was typed in a request that is taken up again. */
export function typedLine({ typed, reason }: Resumed, first: Receipt): Partial<RectifyValues> {
  const line = typed.rectification;
  if (line === undefined) return { reason };
  return { ...line, receipt_id: line.receipt_id ?? first.id, reference: line.reference ?? '', reason };
}

/** Those of a receipt, the others of the contract counted, then the reason. */
export function checkRectification(
  values: RectifyValues,
  { contract, receipts, today }: RectifyContext,
): Verdict<keyof RectifyValues> {
  const others = receipts.filter(({ id }) => id !== values.receipt_id);
  const isTyped = receipts.some(({ id, source }) => id === values.receipt_id && source === 'typed');
  const { failures } = validateReceipt(
    { ...values, reference: isTyped ? values.reference : values.receipt_id },
    {
      asset: contract.currency,
      today,
      promised: decimal(contract.amount),
      received: sumOf(others.map(({ amount }) => decimal(amount))),
      createdOn: parisDay(new Date(contract.created_at)),
      // Its reason is always required.
      tolerancePercent: DEFAULT_RECEIPT_TOLERANCE,
    },
  );
  const ofLine = failures.flatMap(({ field, message }) => (field === 'reason' ? [] : [{ field, message }]));
  const all = [...ofLine, ...validateReason(values).failures];
  return { failures: all, first: all[0] ?? null };
}

export function toCorrection({ receipt_id, amount, value_date, reference }: RectifyValues) {
  const typed = reference.trim();
  return {
    receipt_id,
    amount,
    value_date: value_date ?? '',
    ...(typed !== '' && { reference: typed }),
  };
}
