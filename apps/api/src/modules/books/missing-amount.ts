import { receiptGap } from '@repo/domain/books';
import { type Decimal, decimal } from '@repo/domain/money';
import type { ContractRow } from '../../db/schema/contracts.ts';

/** What a signed contract still waits for, once a part of its money was received; null otherwise. */
export function missingAmount(
  { status, paymentStatus, amount }: Pick<ContractRow, 'status' | 'paymentStatus' | 'amount'>,
  received: Decimal,
): Decimal | null {
  if (status !== 'signed' || paymentStatus === 'paid' || received.eq(0)) return null;
  const { kind, difference } = receiptGap({ received, promised: decimal(amount) });
  return kind === 'short' ? difference.neg() : null;
}
