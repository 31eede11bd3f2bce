// What a payment is validated with: money typed now, a receipt that is attached, or what was attached before.
import type { IsoDay } from '@repo/domain/dates';
import type { Decimal } from '@repo/domain/money';
import { z } from 'zod';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import type { Actor, Deps } from '../../deps.ts';
import type { NewEntry } from '../books/book-entries.ts';
import type { MovedPayment } from '../payments/move-payment.ts';

export const paymentInput = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('typing'),
    amount: z.union([z.string(), z.number()]),
    value_date: z.string(),
    reference: z.string(),
  }),
  z.strictObject({
    by: z.literal('attaching'),
    receipt_id: z.string(),
    short: z.enum(['wait', 'accept']),
  }),
  z.strictObject({ by: z.literal('accepting') }),
]);
export type PaymentInput = z.infer<typeof paymentInput>;
export type PaymentInputBy<By extends PaymentInput['by']> = Extract<PaymentInput, { by: By }>;

export interface MoneyCall<Input> extends MovedPayment {
  input: Input;
  /** Of the maker; null while it is not typed yet: then no rule requires one. */
  reason: string | null;
  /** Attached to the contract before. */
  earlier: readonly ReceiptRow[];
}

/** Money that may be attached to the contract: every rule of it holds. */
export interface PaymentMoney {
  /** What it adds to what the contract received. */
  added: { amount: Decimal; day: IsoDay; isTyped: boolean } | null;
  /** « Accepter ce montant »: the contract runs on what was received; otherwise it waits for the rest of a short amount. */
  accepts: boolean;
  /** Of the payment, as the trail and the client's documents name it. */
  reference: string;
  /** Writes the receipt; returns what is to be booked with what it pays. */
  record: (deps: Deps, actor: Actor) => Promise<NewEntry[]>;
}
