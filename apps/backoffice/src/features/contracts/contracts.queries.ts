/** The queries that a write on a payment invalidates: the contract, and every list and count that shows it. */
import type { OperationId } from '@repo/api-sdk';

export const paymentInvalidates = [
  'getAdminContract',
  'listAdminContracts',
  'listChangeRequests',
] as const satisfies readonly OperationId[];
