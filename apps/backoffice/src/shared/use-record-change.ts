import { invalidate, isApiError, type OperationId } from '@repo/api-sdk';
import { useServices } from '@repo/auth';

/** Sends a change of a record. Refused because another person changed it first, the record is fetched again too. */
export function useRecordChange(
  invalidates: readonly OperationId[],
): <Result>(call: Promise<Result>) => Promise<Result> {
  const { queryClient } = useServices();
  const refresh = () => invalidate(queryClient, ...invalidates);
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
