import { type ProofRefusalReason, proofRefusalReasons } from '@repo/domain/contract-status';
import { isIsoDay } from '@repo/domain/dates';
import { amountDecimals } from '@repo/domain/limits';
import { type Decimal, decimal, MalformedAmount, type PaymentAsset, roundTo } from '@repo/domain/money';
import { isFilled } from '@repo/domain/validation';
import { z } from 'zod';
import { paymentFormTexts } from './payment-form.texts.ts';

const texts = paymentFormTexts.errors;

/** The amount typed, or null while it is not one. */
export function readReceived(amount: string): Decimal | null {
  try {
    return decimal(amount);
  } catch (error) {
    if (error instanceof MalformedAmount) return null;
    throw error;
  }
}

/** What is needed to record a payment: all three, or nothing; the server asks the same. */
export function receiptSchema({ asset, today }: { readonly asset: PaymentAsset; readonly today: string }) {
  const decimals = amountDecimals[asset];
  return z.object({
    amount: z
      .string()
      .refine((text) => readReceived(text)?.gt(0) ?? false, texts.amount)
      .refine((text) => isWithin(readReceived(text), decimals), texts.amountTooPrecise(decimals)),
    value_date: z
      .string()
      .nullable()
      .refine((day) => isIsoDay(day), texts.valueDate)
      // Calendar days compare as texts.
      .refine((day) => day === null || day <= today, texts.valueDateInFuture),
    reference: z.string().refine(isFilled, texts.reference),
  });
}

function isWithin(amount: Decimal | null, decimals: number): boolean {
  return amount === null || roundTo(amount, decimals).eq(amount);
}

export interface ReceiptForm {
  amount: string;
  value_date: string | null;
  reference: string;
}

/** A reason from the list; « Autre motif » says nothing alone, so it needs its sentence. */
export const refusalSchema = z
  .object({ reason: z.enum(proofRefusalReasons, texts.reason), message: z.string() })
  .refine(({ reason, message }) => reason !== 'other' || isFilled(message), {
    path: ['message'],
    message: texts.message,
  });

export interface RefusalForm {
  reason: ProofRefusalReason;
  message: string;
}
