import { type ApiError, invalidate, isApiError, type OperationId } from '@repo/api-sdk';
import { useServices } from '@repo/auth';

export interface DialogOutcome {
  readonly onDone: () => void;
  /** The record has changed since the form was opened. */
  readonly onConflict: (error: ApiError) => void;
}

/** Sends the form of a dialog: a conflict closes the dialog, any other refusal is shown in its form. */
export function useDialogCall({
  onDone,
  onConflict,
  invalidates,
}: DialogOutcome & { readonly invalidates: readonly OperationId[] }): (
  call: Promise<unknown>,
) => Promise<void> {
  const { queryClient } = useServices();
  return async (call) => {
    try {
      await call;
    } catch (error) {
      if (!isApiError(error) || error.status !== 409) throw error;
      onConflict(error);
      return;
    }
    await invalidate(queryClient, ...invalidates);
    onDone();
  };
}
