import { type ApiError, isApiError } from '@repo/api-sdk';
import { useState } from 'react';
import { type DialogOutcome, isConflict, useDialogCall } from './use-dialog-call.ts';

/** One value in words, of a record or of a form. */
export interface Fact {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

export interface MoneyConflictState {
  /** Null until the record was changed by another person. */
  readonly refusal: ApiError | null;
  readonly opened: readonly Fact[];
  readonly now: readonly Fact[];
  /** What was typed goes on, over the record as it is now. */
  readonly keep: () => void;
}

interface MoneyCall<Result> extends DialogOutcome<Result> {
  /** What the form acts on. Without it a conflict goes to `onConflict`. */
  readonly record: readonly Fact[] | undefined;
}

/** Sends a form that moves money: on a conflict it stays open with what was typed, and shows the record before and now. */
export function useMoneyCall<Result>({ onDone, onConflict, record }: MoneyCall<Result>) {
  const now = record ?? [];
  const [opened, setOpened] = useState(now);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const call = useDialogCall<Result>({ onDone, onConflict: record === undefined ? onConflict : undefined });
  // Thrown again: a form that was not accepted can be sent again.
  const send = async (sent: Promise<Result>) => {
    try {
      await call(sent);
    } catch (error) {
      if (record !== undefined && isApiError(error) && isConflict(error)) setRefusal(error);
      throw error;
    }
  };
  const keep = () => {
    setOpened(now);
    setRefusal(null);
  };
  const conflict: MoneyConflictState = { refusal, opened, now, keep };
  return { send, conflict };
}
