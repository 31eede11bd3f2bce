import { addDays, addWorkingDays, type IsoDay } from '../dates/index.ts';
import { refundMaxDays } from '../limits/index.ts';

/** Why money is owed (staff-and-kaskad 12.2). */
export const payoutKinds = [
  'renunciation',
  'withdrawal',
  'closing',
  'overpayment',
  'unmatched',
  'kaskad_refund',
  'correction',
] as const;
export type PayoutKind = (typeof payoutKinds)[number];

/** MiCA, article 13: coins bought in a public offer are refunded within 14 days of the holder's withdrawal. */
const MICA_DAYS = 14;

/** Of all other payouts, from the dealing day. */
const WORKING_DAYS = 5;

export interface OwedPayout {
  readonly kind: PayoutKind;
  /** The day the client gave notice; for money without an order, the day it was found to be owed. */
  readonly noticeDay: IsoDay;
  /** Null for what is not dealt: the days then count from the notice. */
  readonly dealingDay: IsoDay | null;
  /** The day that it may be paid from; null or absent: at once. */
  readonly heldUntil?: IsoDay | null;
}

/**
 * The last day on which a payout may be executed. Legal periods are calendar days from the notice, whatever was dealt since;
 * one that is held is not due before it may be paid.
 */
export function payoutDueBy({ kind, noticeDay, dealingDay, heldUntil = null }: OwedPayout): IsoDay {
  if (kind === 'renunciation') return addDays(noticeDay, refundMaxDays);
  if (kind === 'kaskad_refund') return addDays(noticeDay, MICA_DAYS);
  const due = addWorkingDays(dealingDay ?? noticeDay, WORKING_DAYS);
  const payable = addWorkingDays(heldUntil ?? noticeDay, 0);
  return payable > due ? payable : due;
}
