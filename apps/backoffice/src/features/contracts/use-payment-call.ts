import { type ApiError, invalidate, isApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { paymentInvalidates } from './contracts.queries.ts';

export interface PaymentOutcome {
  readonly onDone: () => void;
  /** The contract has changed since the form was opened. */
  readonly onConflict: (error: ApiError) => void;
}

/** Sends the form of a dialog: a conflict closes the dialog, any other refusal is shown in its form. */
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
