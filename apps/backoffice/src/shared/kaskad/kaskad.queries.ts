/** The queries that a write on Kaskad’s rounds, investments, grants, claims, classes, issuers and refunds invalidates. Only those on the screen are fetched. */
import type { OperationId } from '@repo/api-sdk';

export const kaskadInvalidates = [
  'listIssuedGrants',
  'getIssuedGrant',
  'listClaims',
  'getClaim',
  'listClasses',
  'listIssuers',
  'getIssuer',
  'getCapTable',
  'listKaskadRounds',
  'getKaskadRound',
  'listIssuedInvestments',
  'getIssuedInvestment',
  'listRefunds',
  'getRefund',
  'listKaskadUsers',
  'getKaskadUser',
  'getKaskadAdminDashboard',
  'listChangeRequests',
  'getChangeRequest',
] as const satisfies readonly OperationId[];
