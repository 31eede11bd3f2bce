/** The results of a bulk action in words. */
import type { components } from '@repo/api-sdk';
import { type BulkRowState, bulkReasonTexts } from '@repo/domain/bulk';
import { bulkCountTexts, bulkResultTexts as texts } from './bulk-kinds.texts.ts';

type Bulk = components['schemas']['Bulk'];

/** The order in which results are counted and offered. */
const shownStates = [
  'planned',
  'done',
  'undone',
  'kept',
  'ignored',
  'failed',
] as const satisfies BulkRowState[];

/** The results that some rows have, in their order. */
export function statesOf({ counts }: Bulk): BulkRowState[] {
  return shownStates.filter((state) => counts[state] > 0);
}

/** « 311 faits, 1 ignoré : déjà payé ». */
export function resultSentence(bulk: Bulk): string {
  return statesOf(bulk)
    .map((state) => countedWithReasons(bulk, state))
    .join(', ');
}

function countedWithReasons({ counts, reasons }: Bulk, state: BulkRowState): string {
  const counted = bulkCountTexts[state](counts[state]);
  const known = reasons.filter((one) => one.state === state);
  const [first] = known;
  if (first === undefined) return counted;
  const isOnly = known.length === 1 && first.count === counts[state];
  const words = isOnly
    ? bulkReasonTexts[first.reason]
    : known.map(({ reason, count }) => texts.severalOf(reason, count)).join(', ');
  return texts.because(counted, words);
}
