/** The queries that a change of an adviser’s account invalidates. */
import type { OperationId } from '@repo/api-sdk';
import { assignmentInvalidates } from '../../shared/assignments.queries.ts';

export const adviserInvalidates = [
  'listAdviserAccounts',
  'getAdviserFigures',
  'listAdvisers',
  ...assignmentInvalidates,
] as const satisfies readonly OperationId[];
