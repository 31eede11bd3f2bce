/** The queries that a change of a receipt invalidates: the receipts, the accounts, and the contract that it pays. */
import type { OperationId } from '@repo/api-sdk';

export const receiptInvalidates = [
  'listReceipts',
  'getReceipt',
  'getReconciliation',
  'listContractReceipts',
  'getAdminContract',
  'listAdminContracts',
  'listChangeRequests',
] as const satisfies readonly OperationId[];
