/** The queries that show who advises whom. */
import type { OperationId } from '@repo/api-sdk';

export const assignmentInvalidates = [
  'listClientAssignments',
  'getClient',
  'getAdminContract',
  'listClients',
  'countClients',
  'getRecordHistory',
] as const satisfies readonly OperationId[];
