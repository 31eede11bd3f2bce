import { type ApiError, invalidate, isApiError, type OperationId } from '@repo/api-sdk';
import { useServices } from '@repo/auth';

export interface DialogOutcome<Result = unknown> {
  /** Its queries are fetched again by then. */
  readonly onDone: (result: Result) => void;
  /** The record has changed since the form was opened. */
  readonly onConflict: (error: ApiError) => void;
}

/** Sends the form of a dialog: a conflict closes the dialog, any other refusal is shown in its form. */
export function useDialogCall<Result>({
  onDone,
  onConflict,
  invalidates,
}: DialogOutcome<Result> & { readonly invalidates: readonly OperationId[] }): (
  call: Promise<Result>,
) => Promise<void> {
  const { queryClient } = useServices();
  return async (call) => {
    let result: Result;
    try {
      result = await call;
    } catch (error) {
      if (!isApiError(error) || !isConflict(error)) throw error;
      onConflict(error);
      return;
    }
    await invalidate(queryClient, ...invalidates);
    onDone(result);
  };
}

/** That no other person may approve is no change of the record: what was typed is kept. */
function isConflict({ status, code }: ApiError): boolean {
  return status === 409 && code !== 'change_requests.no_approver';
}
