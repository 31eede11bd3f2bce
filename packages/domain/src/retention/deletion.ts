import type { ContractStatus, PaymentStatus } from '../contract-status/index.ts';

/** The parameter that holds the days one has to change one's mind, between the request and the closing. */
export const deletionParameter = 'DELETION_DAYS';

/** A month, the time the RGPD gives to answer a request (article 12.3). */
export const DEFAULT_DELETION_DAYS = 30;

/** What must be over before an account can be closed. */
export const blockerReasons = ['unsigned', 'unpaid', 'running', 'refund'] as const;
export type BlockerReason = (typeof blockerReasons)[number];

interface ContractFacts {
  readonly status: ContractStatus;
  readonly paymentStatus: PaymentStatus;
  /** Money received, or announced, that has not been returned yet. */
  readonly isOwed: boolean;
}

/** Why this contract keeps the account open; `null` when it doesn't. */
export function blockerOf({ status, paymentStatus, isOwed }: ContractFacts): BlockerReason | null {
  if (isOwed) return 'refund';
  if (status === 'pending') return 'unsigned';
  if (status === 'signed') return paymentStatus === 'paid' ? 'running' : 'unpaid';
  return null;
}
