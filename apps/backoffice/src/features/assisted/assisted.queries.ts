/** The queries that a change of what is prepared for a client invalidates. */
import type { OperationId } from '@repo/api-sdk';

export const assistedInvalidates = [
  'getAssistedSubscription',
  'listAssistedSubscriptions',
  'getRecordHistory',
] as const satisfies readonly OperationId[];
