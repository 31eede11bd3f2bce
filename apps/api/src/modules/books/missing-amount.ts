import { type Decimal, decimal } from '@repo/domain/money';
import type { ContractRow } from '../../db/schema/contracts.ts';

/** What a signed contract still waits for, once a part of its money was received; null otherwise. */
export function missingAmount(
  { status, paymentStatus, amount }: Pick<ContractRow, 'status' | 'paymentStatus' | 'amount'>,
  received: Decimal,
): Decimal | null {
  if (status !== 'signed' || paymentStatus === 'paid' || received.eq(0)) return null;
  const missing = decimal(amount).minus(received);
  return missing.gt(0) ? missing : null;
}
