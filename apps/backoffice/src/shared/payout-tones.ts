/** The colour of each state of a payout: shape and word come with it. */
import type { PayoutState } from '@repo/domain/payouts';
import type { StatusTone } from '@repo/ui/feedback';

export const payoutStateTones: Readonly<Record<PayoutState, StatusTone>> = {
  to_qualify: 'warning',
  to_prepare: 'neutral',
  to_approve: 'warning',
  to_execute: 'accent',
  executed: 'positive',
  void: 'neutral',
  replaced: 'neutral',
};
