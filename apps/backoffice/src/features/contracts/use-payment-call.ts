import { type ApiError, invalidate, isApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { paymentInvalidates } from './contracts.queries.ts';

export interface PaymentOutcome {
  readonly onDone: () => void;
  /** The contract is no longer what the form was opened on. */
  readonly onConflict: (error: ApiError) => void;
}

/** How a dialog sends what was filled in: a conflict closes it, any other refusal stays in its form. */
export function usePaymentCall({
  onDone,
  onConflict,
}: PaymentOutcome): (call: Promise<unknown>) => Promise<void> {
  const { queryClient } = useServices();
  return async (call) => {
    try {
      await call;
    } catch (error) {
      if (!isApiError(error) || error.status !== 409) throw error;
      onConflict(error);
      return;
    }
    await invalidate(queryClient, ...paymentInvalidates);
    onDone();
  };
}
