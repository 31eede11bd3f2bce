/** The queries that a write on a round, its allotment or its issuer invalidates. Only those on the screen are fetched. */
import type { OperationId } from '@repo/api-sdk';

export const roundInvalidates = [
  'listKaskadRounds',
  'getKaskadRound',
  'getKaskadAdminDashboard',
  'listIssuedInvestments',
  'getIssuedInvestment',
  'listRefunds',
  'getIssuer',
  'getCapTable',
  'listIssuers',
  'listChangeRequests',
  'getChangeRequest',
] as const satisfies readonly OperationId[];
