import type { ClaimState, GrantStatus } from '@repo/domain/kaskad';
import type { StatusTone } from '@repo/ui/feedback';

export const claimStateTones: Readonly<Record<ClaimState, StatusTone>> = {
  requested: 'warning',
  verifying: 'accent',
  executed: 'positive',
  refused: 'negative',
  canceled: 'neutral',
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
