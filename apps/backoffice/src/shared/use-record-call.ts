import { type ApiError, isApiError, type OperationId } from '@repo/api-sdk';
import { useState } from 'react';
import { moneyInvalidates } from './money.queries.ts';
import { useRecordChange } from './use-record-change.ts';

/** One value in words, of a record or of a form. */
export interface Fact {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

export interface RecordConflictState {
  /** Null until the record was changed by another person. */
  readonly refusal: ApiError | null;
  readonly opened: readonly Fact[];
  readonly now: readonly Fact[];
  /** What was typed goes on, over the record as it is now. */
  readonly keep: () => void;
}

export interface DialogOutcome<Result = unknown> {
  /** Its queries are fetched again by then. */
  readonly onDone: (result: Result) => void;
  /** The record has changed since the form was opened; without it, the form stays and shows the message, over the record as it is now. */
  readonly onConflict?: ((error: ApiError) => void) | undefined;
}

interface RecordCall<Result> extends DialogOutcome<Result> {
  /** What the form acts on. Without it a conflict goes to `onConflict`. */
  readonly record?: readonly Fact[] | undefined;
  /** The queries that show what it changes; those of money by default. */
  readonly invalidates?: readonly OperationId[] | undefined;
}

/**
 * Sends the form of a dialog. When another person changed the record first, its queries are fetched again, and the form stays open with what
 * was typed beside the record before and now; any other refusal is shown in the form.
 */
export function useRecordCall<Result>({
  onDone,
  onConflict,
  record,
  invalidates = moneyInvalidates,
}: RecordCall<Result>) {
  const now = record ?? [];
  const [opened, setOpened] = useState(now);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const change = useRecordChange([...invalidates, 'getChangeControl']);
  const send = async (call: Promise<Result>) => {
    let result: Result;
    try {
      result = await change(call);
    } catch (error) {
      // Thrown again: a form that was not accepted can be sent again.
      if (!isApiError(error) || !isConflict(error)) throw error;
      if (record === undefined && onConflict !== undefined) {
        onConflict(error);
        return;
      }
      if (record !== undefined) setRefusal(error);
      throw error;
    }
    onDone(result);
  };
  const keep = () => {
    setOpened(now);
    setRefusal(null);
  };
  const conflict: RecordConflictState = { refusal, opened, now, keep };
  return { send, conflict };
}

/** Conflicts that are no change of the record: what was typed is kept. */
const keepsForm: ReadonlySet<string | null> = new Set([
  'change_requests.no_approver',
  'withdrawals.not_valued',
  'contracts.subscriptions_suspended',
  'assisted.incomplete',
  'kaskad_grants.claimed_more',
  'kaskad_claims.txid_used',
  'kaskad_rounds.no_account',
  'kaskad_rounds.no_key_information',
  'kaskad_rounds.ceiling_crossed',
  'kaskad_allotment.nothing_firm',
  'kaskad_allotment.over_supply',
  'kaskad_allotment.unverified',
]);

/** Whether the record has changed since the form was opened. */
function isConflict({ status, code }: ApiError): boolean {
  return status === 409 && !keepsForm.has(code);
}
