/** The queries that a write on a payout invalidates: the payout, its contract, and every list and count that shows it. */
import type { OperationId } from '@repo/api-sdk';

export const payoutInvalidates = [
  'getPayout',
  'listPayouts',
  'getAdminContract',
  'listChangeRequests',
] as const satisfies readonly OperationId[];
