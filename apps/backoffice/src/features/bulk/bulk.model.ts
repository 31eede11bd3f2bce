/** A bulk action: its results in words, and the list of its rows. */
import type { components } from '@repo/api-sdk';
import { choiceFilter, defineList } from '@repo/client/list';
import { bulkReasonTexts, bulkRowStates } from '@repo/domain/bulk';
import { formatLongDateTime } from '@repo/domain/format';
import { bulkTexts as texts } from './bulk.texts.ts';

export type Bulk = components['schemas']['Bulk'];
export type BulkRow = components['schemas']['BulkRow'];

/** The rows, by their result; in the order of the list that they were selected in. */
export const bulkRowList = defineList({
  filters: { state: choiceFilter('result', bulkRowStates) },
  sorts: ['date'],
});

/** « déjà relancé le 2 mars 2026 à 10:00 »; null where there is nothing to say. */
export function reasonOf({ reason, reason_at: at }: BulkRow): string | null {
  if (reason === null) return null;
  const words = bulkReasonTexts[reason];
  return at === null ? words : texts.reasonAt(words, formatLongDateTime(at));
}

/** « 9 minutes », « 42 secondes »: minutes are rounded down, so that no more time is promised than is left. */
export function timeLeft(seconds: number): string {
  return seconds < 60 ? texts.seconds(Math.max(0, seconds)) : texts.minutes(Math.floor(seconds / 60));
}

/** How many rows are over, of those that were to be done, or undone. */
export function progressOf({ state, counts }: Bulk): { done: number; total: number } {
  const { planned, done, failed, undone, kept } = counts;
  return state === 'undoing'
    ? { done: undone + kept, total: undone + kept + done }
    : { done: done + failed, total: planned + done + failed };
}

/** How soon it is to be fetched again; false once nothing moves. */
export function refreshMs(bulk: Bulk | undefined): number | false {
  if (bulk === undefined) return false;
  if (bulk.state === 'waiting' || bulk.state === 'running' || bulk.state === 'undoing') return 1000;
  // The time left to undo it, in words.
  return bulk.undo === null ? false : 5000;
}
