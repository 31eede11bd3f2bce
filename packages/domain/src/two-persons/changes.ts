/** What two-person control applies to, and the life of a request. */
export const changeKinds = [
  'payment.validate',
  'payment.rectify',
  'payout.approve',
  'withdrawal.record',
  'contract.close',
  'contract.renounce',
  'kyc.revoke',
  'kyc.reopen_final',
  'deal.settle',
  'movement.record',
  'movement.reverse',
  'strategy.payment_details',
  'strategy.terms',
  'strategy.state',
  'nav.publish',
  'nav.correct',
  'fx.manual',
  'fx.correct',
  'fx.withdraw',
  'nav.withdraw',
  'parameter.change',
  'user.role',
  'user.email',
  'user.profile',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** `stale`: the data moved since it was made, so that it has to be made again. */
export const changeStates = ['pending', 'approved', 'refused', 'expired', 'canceled', 'stale'] as const;
export type ChangeState = (typeof changeStates)[number];
