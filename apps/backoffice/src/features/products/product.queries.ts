/** The queries that a change of a product invalidates. */
import { invalidate, isApiError, type OperationId } from '@repo/api-sdk';
import { useServices } from '@repo/auth';

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

/** Sends a change of a product. Refused because another person changed it first, the product is fetched again too. */
export function useProductChange(): <Result>(call: Promise<Result>) => Promise<Result> {
  const { queryClient } = useServices();
  const refresh = () => invalidate(queryClient, ...productInvalidates);
  return async (call) => {
    try {
      const result = await call;
      await refresh();
      return result;
    } catch (error) {
      if (isApiError(error) && error.status === 409) await refresh();
      throw error;
    }
  };
}
