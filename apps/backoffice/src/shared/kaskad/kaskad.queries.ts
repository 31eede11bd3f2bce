/** The queries that a write on Kaskad’s grants, claims and classes invalidates. Only those on the screen are fetched. */
import type { OperationId } from '@repo/api-sdk';

export const kaskadInvalidates = [
  'listIssuedGrants',
  'getIssuedGrant',
  'listClaims',
  'getClaim',
  'listClasses',
  'listIssuers',
  'listChangeRequests',
  'getChangeRequest',
] as const satisfies readonly OperationId[];
