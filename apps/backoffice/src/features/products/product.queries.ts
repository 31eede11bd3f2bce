/** The queries that a change of a product invalidates. */
import type { OperationId } from '@repo/api-sdk';
import { useRecordChange } from '../../shared/use-record-change.ts';

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

/** Sends a change of a product. */
export const useProductChange = () => useRecordChange(productInvalidates);
