import type { Service } from '../access/index.ts';

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
  'user.payouts',
  'user.factors',
  'staff.factors',
  'grant.change',
  'grant.cancel',
  'claim.execute',
  'class.tge',
  'round.approve',
  'issuer.payment_details',
  'investment.validate',
  'allotment.publish',
  'refund.approve',
  'round.fee_transfer',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Whose administrators make, read and decide a kind; the others are of Yield. */
export const kaskadChangeKinds = [
  'grant.change',
  'grant.cancel',
  'claim.execute',
  'class.tge',
  'round.approve',
  'issuer.payment_details',
  'investment.validate',
  'allotment.publish',
  'refund.approve',
  'round.fee_transfer',
] as const satisfies readonly ChangeKind[];

export const areaOfChange = (kind: ChangeKind): Service =>
  kaskadChangeKinds.some((each) => each === kind) ? 'kaskad' : 'yield';

/** `stale`: the data moved since it was made, so that it has to be made again. */
export const changeStates = ['pending', 'approved', 'refused', 'expired', 'canceled', 'stale'] as const;
export type ChangeState = (typeof changeStates)[number];
