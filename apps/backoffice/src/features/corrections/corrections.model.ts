/** Corrected values that deals were executed at. */
import type { components } from '@repo/api-sdk';
import { defineList } from '@repo/client/list';

export type CorrectionRow = components['schemas']['Correction'];
export type Deal = components['schemas']['CorrectedDeal'];
export type Decision = components['schemas']['DecideDealBody']['decision'];

/** Newest correction first. */
export const correctionList = defineList({ sorts: ['-date', 'date'], filters: {}, isPagedByRow: true });

/** What may be decided of it now: its remedies, or to leave it. */
export function decisionsOf({ state, remedies }: Pick<Deal, 'state' | 'remedies'>): Decision[] {
  return state === 'open' ? [...remedies, 'leave'] : [];
}

export const isGain = (cash: string): boolean => cash.startsWith('-');
