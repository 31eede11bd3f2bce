/** The queries that a change of a product invalidates. */
import type { OperationId } from '@repo/api-sdk';

export const productInvalidates = [
  'listProducts',
  'getProduct',
  'previewProductState',
  'listProductVersions',
  'listStrategies',
  'getNavCalendar',
  'listChangeRequests',
  'getRecordHistory',
  'getChangeControl',
] as const satisfies readonly OperationId[];
