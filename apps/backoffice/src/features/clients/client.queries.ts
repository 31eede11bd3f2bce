/** The queries that a change of a client’s account invalidates. */
import type { OperationId } from '@repo/api-sdk';
export const clientInvalidates = [
  'getClient',
  'listClients',
  'countClients',
  'listChangeRequests',
  'getRecordHistory',
] as const satisfies readonly OperationId[];
