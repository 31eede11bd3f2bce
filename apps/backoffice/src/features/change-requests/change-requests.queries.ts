/** The queries that a decision invalidates: the requests, and the records that it may have changed. */
import type { OperationId } from '@repo/api-sdk';

export const decisionInvalidates = [
  'listChangeRequests',
  'getChangeRequest',
  'getAdminContract',
  'listAdminContracts',
  'getPayout',
  'listPayouts',
  'getReceipt',
  'listReceipts',
  'listContractReceipts',
  'getReconciliation',
] as const satisfies readonly OperationId[];
