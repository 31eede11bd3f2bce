/** The life of a payout, from owed to paid (docs/books.md, Payouts). */
import { type AccessUser, hasAdminFlag } from '../access/index.ts';

/**
 * `to_qualify`: from before the books, perhaps paid already. `void`: « Sans objet », of money that never arrived alone.
 * `replaced`: by the payout of a renunciation, or by a new one when the bank sent its transfer back.
 */
export const payoutStates = [
  'to_qualify',
  'to_prepare',
  'to_approve',
  'to_execute',
  'executed',
  'void',
  'replaced',
] as const;
export type PayoutState = (typeof payoutStates)[number];

/** The states of money that is still owed, in the order they are gone through. */
export const openPayoutStates = [
  'to_qualify',
  'to_prepare',
  'to_approve',
  'to_execute',
] as const satisfies readonly PayoutState[];

/** `file`: written into a file of credit transfers. `return`: its transfer was sent back by the bank. */
export const payoutActions = ['qualify', 'prepare', 'approve', 'file', 'execute', 'void', 'return'] as const;
export type PayoutAction = (typeof payoutActions)[number];

/** Why an action is refused; each reason has its own message and code in the error catalogue. */
export type PayoutRefusal =
  | 'forbidden'
  | 'ownPayout'
  | 'toQualify'
  | 'notToQualify'
  | 'notPrepared'
  | 'notApproved'
  | 'alreadyApproved'
  | 'inFile'
  | 'alreadyExecuted'
  | 'notExecuted'
  | 'isVoid'
  | 'isReplaced'
  | 'neverReceived'
  | 'received'
  | 'held';

type Step = { readonly to: PayoutState } | { readonly refused: PayoutRefusal };
type Steps = Readonly<Record<PayoutState, Step>>;

const ended = {
  executed: { refused: 'alreadyExecuted' },
  void: { refused: 'isVoid' },
  replaced: { refused: 'isReplaced' },
} as const;
const notToQualify = { refused: 'notToQualify' } as const;
const notExecuted = { refused: 'notExecuted' } as const;

/**
 * The state machine. `qualify` leads to `to_prepare`, or to `executed` when it was paid before the books. Preparing again
 * replaces the beneficiary and withdraws an approval.
 */
export const payoutRules: Readonly<Record<PayoutAction, Steps>> = {
  qualify: {
    to_qualify: { to: 'to_prepare' },
    to_prepare: notToQualify,
    to_approve: notToQualify,
    to_execute: notToQualify,
    ...ended,
  },
  prepare: {
    to_qualify: { refused: 'toQualify' },
    to_prepare: { to: 'to_approve' },
    to_approve: { to: 'to_approve' },
    to_execute: { to: 'to_approve' },
    ...ended,
  },
  approve: {
    to_qualify: { refused: 'toQualify' },
    to_prepare: { refused: 'notPrepared' },
    to_approve: { to: 'to_execute' },
    to_execute: { refused: 'alreadyApproved' },
    ...ended,
  },
  file: {
    to_qualify: { refused: 'toQualify' },
    to_prepare: { refused: 'notPrepared' },
    to_approve: { refused: 'notApproved' },
    to_execute: { to: 'to_execute' },
    ...ended,
  },
  execute: {
    to_qualify: { refused: 'toQualify' },
    to_prepare: { refused: 'notPrepared' },
    to_approve: { refused: 'notApproved' },
    to_execute: { to: 'executed' },
    ...ended,
  },
  void: {
    to_qualify: { to: 'void' },
    to_prepare: { to: 'void' },
    to_approve: { to: 'void' },
    to_execute: { to: 'void' },
    ...ended,
  },
  return: {
    to_qualify: { refused: 'toQualify' },
    to_prepare: notExecuted,
    to_approve: notExecuted,
    to_execute: notExecuted,
    ...ended,
    executed: { to: 'replaced' },
  },
};

/** An administrator, except for money that is owed to themselves. */
export const payoutActors = ['admin', 'beneficiary', 'other'] as const;
export type PayoutActor = (typeof payoutActors)[number];

/** The actor that an account is for a payout; `userId` is null when the beneficiary has no account. */
export function payoutActorFor(user: Readonly<AccessUser>, userId: string | null): PayoutActor {
  if (user.id === userId) return 'beneficiary';
  return hasAdminFlag(user, 'yield') ? 'admin' : 'other';
}

export interface PayoutFacts {
  readonly state: PayoutState;
  /** False when a proof was filed and the money was not found: nothing is owed until it arrives. */
  readonly isReceived: boolean;
  /** Calendar day before which it is not paid. */
  readonly heldUntil: string | null;
  /** In a file of credit transfers, which the bank may be executing. */
  readonly isInFile: boolean;
}

export type PayoutDecision =
  | { readonly isAllowed: true; readonly next: PayoutState }
  | { readonly isAllowed: false; readonly reason: PayoutRefusal };

const refuse = (reason: PayoutRefusal): PayoutDecision => ({ isAllowed: false, reason });

/**
 * Decides `action` on a payout by `actor` on `today`, the day in Paris. Money that never arrived may only be « Sans
 * objet », and money that arrived never is. A held payout is prepared and approved, not executed before its day. One that
 * is in a file of transfers keeps its beneficiary, and is in no other file, until that file is withdrawn.
 */
export function decidePayoutAction(
  action: PayoutAction,
  payout: PayoutFacts,
  { actor, today }: { readonly actor: PayoutActor; readonly today: string },
): PayoutDecision {
  if (actor === 'other') return refuse('forbidden');
  if (actor === 'beneficiary') return refuse('ownPayout');
  const step = payoutRules[action][payout.state];
  if ('refused' in step) return refuse(step.refused);
  if (action === 'void' && payout.isReceived) return refuse('received');
  if (action !== 'void' && !payout.isReceived) return refuse('neverReceived');
  // Calendar days compare as strings.
  const isPaying = action === 'execute' || action === 'file';
  if (isPaying && payout.heldUntil !== null && today < payout.heldUntil) return refuse('held');
  if ((action === 'file' || action === 'prepare') && payout.isInFile) return refuse('inFile');
  return { isAllowed: true, next: step.to };
}
