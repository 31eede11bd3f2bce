import type { ClaimState, GrantStatus, InvestmentState } from '@repo/domain/kaskad';
import type { StatusTone } from '@repo/ui/feedback';

export const claimStateTones: Readonly<Record<ClaimState, StatusTone>> = {
  requested: 'warning',
  verifying: 'accent',
  executed: 'positive',
  refused: 'negative',
  canceled: 'neutral',
};

export const investmentStateTones: Readonly<Record<InvestmentState, StatusTone>> = {
  reserved: 'neutral',
  submitted: 'warning',
  reflection: 'gold',
  signed: 'warning',
  paid: 'accent',
  withdrawable: 'gold',
  firm: 'positive',
  allotted: 'positive',
  partly_allotted: 'accent',
  not_allotted: 'neutral',
  issued: 'positive',
  withdrawn: 'neutral',
  expired: 'neutral',
  refunded: 'neutral',
  transferred: 'neutral',
};

export const grantStatusTones: Readonly<Record<GrantStatus, StatusTone>> = {
  upcoming: 'neutral',
  cliff: 'gold',
  running: 'accent',
  acquired: 'positive',
  done: 'positive',
  suspended: 'warning',
  canceled: 'negative',
};
