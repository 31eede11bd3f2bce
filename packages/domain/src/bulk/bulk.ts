/** Bulk actions of staff on the rows of a list: previewed, then done row by row, each with its result. */
import type { ContractState } from '../contract-status/index.ts';
import type { bulkReasonTexts, bulkRowStateTexts } from './bulk.texts.ts';

export { bulkReasonTexts, bulkRowStateTexts } from './bulk.texts.ts';

export const bulkKinds = ['start_check', 'remind'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** A bulk of more rows is refused. */
export const BULK_MAX_ROWS = 5_000;
/** As many are done before the response; more are left to the queue. */
export const BULK_ROWS_AT_ONCE = 50;
/** How long a preview can be confirmed. */
export const BULK_PREVIEW_MINUTES = 30;
/** How long a finished bulk can be undone. */
export const BULK_UNDO_MINUTES = 10;
/** How long the emails of a bulk wait, so that canceling it sends none. */
export const BULK_MAIL_SECONDS = 60;

interface BulkRule {
  /** Nothing is done before: for a kind that only sends emails. */
  readonly delaySeconds: number;
  /** Whether what was done can be undone. */
  readonly hasInverse: boolean;
}

export const bulkRules: Readonly<Record<BulkKind, BulkRule>> = {
  start_check: { delaySeconds: 0, hasInverse: true },
  remind: { delaySeconds: BULK_MAIL_SECONDS, hasInverse: false },
};

/**
 * A row: to be done; ignored, at the preview or when it was its turn; done; failed for a technical reason; undone; or kept as it
 * was done, since it could not be undone.
 */
export type BulkRowState = keyof typeof bulkRowStateTexts;
export const bulkRowStates = [
  'planned',
  'ignored',
  'done',
  'failed',
  'undone',
  'kept',
] as const satisfies readonly BulkRowState[];

/** Why a row was ignored, failed or kept, or what is to be known of one that was undone. */
export type BulkReason = keyof typeof bulkReasonTexts;

export const bulkStates = [
  'previewed',
  'expired',
  'waiting',
  'running',
  'done',
  'undoing',
  'undone',
] as const;
export type BulkState = (typeof bulkStates)[number];

/** When each step of a bulk happened; null for one that did not. */
export interface BulkTimes {
  readonly expiresAt: Date;
  readonly committedAt: Date | null;
  /** Nothing is done before; null until it is confirmed. */
  readonly startsAt: Date | null;
  readonly finishedAt: Date | null;
  readonly undoRequestedAt: Date | null;
  readonly undoFinishedAt: Date | null;
}

export function bulkState(times: BulkTimes, now: Date): BulkState {
  if (times.undoFinishedAt !== null) return 'undone';
  if (times.undoRequestedAt !== null) return 'undoing';
  if (times.finishedAt !== null) return 'done';
  if (times.startsAt !== null) return now < times.startsAt ? 'waiting' : 'running';
  return now < times.expiresAt ? 'previewed' : 'expired';
}

/**
 * What « Annuler » would do: `cancel` a bulk of which nothing is done yet; `stop` what is left of one that cannot be undone; `undo`
 * it. `until`: the end of that time; null while it has none.
 */
export interface BulkUndo {
  readonly action: 'cancel' | 'stop' | 'undo';
  readonly until: Date | null;
}

/** Null when it is too late, or never possible. */
export function bulkUndo(kind: BulkKind, times: BulkTimes, now: Date): BulkUndo | null {
  const { hasInverse } = bulkRules[kind];
  const state = bulkState(times, now);
  if (state === 'waiting') return { action: 'cancel', until: times.startsAt };
  if (state === 'running') return { action: hasInverse ? 'undo' : 'stop', until: null };
  if (state !== 'done' || times.finishedAt === null || !hasInverse) return null;
  const until = new Date(times.finishedAt.getTime() + BULK_UNDO_MINUTES * 60_000);
  return now < until ? { action: 'undo', until } : null;
}

/** Whether a check that a bulk started goes back to the state it had: only where nothing else happened to the contract since. */
export function mayUndoCheck(
  { status, payment_status: payment }: ContractState,
  since: { readonly isUntouched: boolean; readonly hasPendingChange: boolean },
): boolean {
  return status === 'signed' && payment === 'checking' && since.isUntouched && !since.hasPendingChange;
}
