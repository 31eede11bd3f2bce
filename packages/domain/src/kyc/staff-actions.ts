// What staff may do with a case of identity, by its state (section 1.5 of the staff screens).
import type { KycStatus } from './status.ts';

/** `not_started`: pending, with nothing to examine. */
export type KycCaseState = KycStatus | 'not_started';

/** A refusal that leaves a new try, or none. */
export const rejectTypes = ['RETRY', 'FINAL'] as const;
export type RejectType = (typeof rejectTypes)[number];

/**
 * `remind` writes to the client whose turn it is; `correct` requests other documents; `reopen` gives a new try after a refusal;
 * `revoke` takes an approval back.
 */
export const staffKycActions = ['remind', 'approve', 'correct', 'reject', 'reopen', 'revoke'] as const;
export type StaffKycAction = (typeof staffKycActions)[number];

export interface KycCase {
  readonly state: KycCaseState;
  /** Of the refusal that stands; null when the provider did not say which, and then it is final. */
  readonly rejectType: RejectType | null;
}

const actions: Readonly<Record<KycCaseState, readonly StaffKycAction[]>> = {
  not_started: ['remind'],
  started: ['remind'],
  failed: ['remind'],
  pending: ['approve', 'correct', 'reject'],
  verified: ['approve', 'correct', 'reject'],
  approved: ['revoke'],
  rejected: ['reopen'],
};

/** The actions that the state of a case allows; any other is refused. */
export const staffKycActionsOf = (state: KycCaseState): readonly StaffKycAction[] => actions[state];

/** Each is a move that `decideKycChange` leaves to staff; null changes nothing. */
export const kycStatusAfter = {
  remind: null,
  approve: 'approved',
  correct: 'pending',
  reject: 'rejected',
  reopen: 'pending',
  revoke: 'rejected',
} as const satisfies Readonly<Record<StaffKycAction, KycStatus | null>>;

/**
 * `alone`: one administrator. `second_person`: held until another approves it. `super_admin`: the same, and only a super
 * administrator may request it.
 */
export type KycControl = 'alone' | 'second_person' | 'super_admin';

/** Who an action takes: what the provider or staff refused for good is reopened by two persons. */
export function kycControlOf(
  action: StaffKycAction,
  { rejectType }: Pick<KycCase, 'rejectType'>,
): KycControl {
  if (action === 'revoke') return 'second_person';
  return action === 'reopen' && rejectType !== 'RETRY' ? 'super_admin' : 'alone';
}
