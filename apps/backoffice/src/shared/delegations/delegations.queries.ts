/** What a delegation invalidates: whose clients are seen changes at once. */
import type { OperationId } from '@repo/api-sdk';

export const delegationInvalidates = [
  'listDelegations',
  'getMyPortfolio',
  'getMyDay',
  'listMyClients',
  'getRecordHistory',
] as const satisfies readonly OperationId[];
