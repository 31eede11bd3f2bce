/** The queries that a change of a client’s account invalidates. */
import type { OperationId } from '@repo/api-sdk';
import { useRecordChange } from '../../shared/use-record-change.ts';

const clientInvalidates = [
  'getClient',
  'listClients',
  'countClients',
  'listChangeRequests',
  'getRecordHistory',
  'getChangeControl',
] as const satisfies readonly OperationId[];

/** Sends a change of a client’s account. */
export const useClientChange = () => useRecordChange(clientInvalidates);
