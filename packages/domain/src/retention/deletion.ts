import type { ContractStatus, PaymentStatus } from '../contract-status/index.ts';

/** The name of the parameter with the number of days between the request and the deletion, to cancel it. */
export const deletionParameter = 'DELETION_DAYS';

/** One month, the time limit of a GDPR request (article 12.3). */
export const DEFAULT_DELETION_DAYS = 30;

/** The reasons that block the deletion of an account. */
export const blockerReasons = [
  'unsigned',
  'unpaid',
  'running',
  'redemption',
  'refund',
  /** Units of a grant that can be claimed, and a claim in progress. */
  'claimable',
  'claim',
  /** An investment in a round that is submitted and neither issued nor ended, or whose money is still held. */
  'investment',
] as const;
export type BlockerReason = (typeof blockerReasons)[number];

interface ContractFacts {
  readonly status: ContractStatus;
  readonly paymentStatus: PaymentStatus;
  /** Whether money was received or announced and not returned. */
  readonly isOwed: boolean;
  /** Whether units wait for the NAV that turns them into money. */
  readonly isRedeeming: boolean;
}

/** Why this contract blocks the deletion; `null` if it does not. */
export function blockerOf({
  status,
  paymentStatus,
  isOwed,
  isRedeeming,
}: ContractFacts): BlockerReason | null {
  if (isOwed) return 'refund';
  if (isRedeeming) return 'redemption';
  if (status === 'pending') return 'unsigned';
  if (status === 'signed') return paymentStatus === 'paid' ? 'running' : 'unpaid';
  return null;
}
