import { type ApiError, invalidate, isApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { moneyInvalidates } from './money.queries.ts';

export interface DialogOutcome<Result = unknown> {
  /** Its queries are fetched again by then. */
  readonly onDone: (result: Result) => void;
  /** The record has changed since the form was opened; without it, the form stays and shows the message, over the record as it is now. */
  readonly onConflict?: ((error: ApiError) => void) | undefined;
}

/** Sends the form of a dialog: `onConflict` takes the refusal of a record that has changed, any other is shown in its form. */
export function useDialogCall<Result>({
  onDone,
  onConflict,
}: DialogOutcome<Result>): (call: Promise<Result>) => Promise<void> {
  const { queryClient } = useServices();
  return async (call) => {
    let result: Result;
    try {
      result = await call;
    } catch (error) {
      if (!isApiError(error) || !isConflict(error)) throw error;
      if (onConflict === undefined) {
        await invalidate(queryClient, ...moneyInvalidates);
        throw error;
      }
      onConflict(error);
      return;
    }
    await invalidate(queryClient, ...moneyInvalidates, 'getChangeControl');
    onDone(result);
  };
}

/** Conflicts that are no change of the record: what was typed is kept. */
const keepsForm: ReadonlySet<string | null> = new Set([
  'change_requests.no_approver',
  'withdrawals.not_valued',
]);

/** Whether the record has changed since the form was opened. */
export function isConflict({ status, code }: ApiError): boolean {
  return status === 409 && !keepsForm.has(code);
}
