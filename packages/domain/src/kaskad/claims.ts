/** A claim: units of a grant that its holder wants on a wallet (staff-and-kaskad 15.5). */
import { type AccessUser, hasAdminFlag } from '../access/index.ts';
import type { Network } from '../crypto-address/index.ts';
import { walletUsableFrom } from './wallets.ts';

export const claimStates = ['requested', 'verifying', 'executed', 'refused', 'canceled'] as const;
export type ClaimState = (typeof claimStates)[number];

/** Its units are neither claimable nor claimed yet. */
export const openClaimStates = ['requested', 'verifying'] as const satisfies readonly ClaimState[];

/** `execute`: the transaction was sent, and its hash typed. */
export const claimActions = ['verify', 'execute', 'refuse', 'cancel'] as const;
export type ClaimAction = (typeof claimActions)[number];

/** Of a claim, a grant or an investment. An administrator is the owner of their own: they never decide it. */
export const kaskadActors = ['owner', 'admin', 'other'] as const;
export type KaskadActor = (typeof kaskadActors)[number];

/** The actor that an account is for what belongs to `ownerId`. */
export function kaskadActorFor(user: Readonly<AccessUser>, ownerId: string): KaskadActor {
  if (user.id === ownerId) return 'owner';
  return hasAdminFlag(user, 'kaskad') ? 'admin' : 'other';
}

/** Why an action is refused; each reason has its own message. */
export type ClaimRefusal =
  | 'forbidden'
  | 'notVerified'
  | 'inVerification'
  | 'alreadyExecuted'
  | 'isRefused'
  | 'isCanceled';

type Step = { readonly to: ClaimState } | { readonly refused: ClaimRefusal };

interface ClaimRule {
  readonly by: readonly KaskadActor[];
  readonly from: Readonly<Record<ClaimState, Step>>;
}

const ended = {
  executed: { refused: 'alreadyExecuted' },
  refused: { refused: 'isRefused' },
  canceled: { refused: 'isCanceled' },
} as const;

/** The state machine. Its owner cancels until the verification begins: from then on a transaction may be on its way. */
export const claimRules: Readonly<Record<ClaimAction, ClaimRule>> = {
  verify: {
    by: ['admin'],
    from: { requested: { to: 'verifying' }, verifying: { refused: 'inVerification' }, ...ended },
  },
  execute: {
    by: ['admin'],
    from: { requested: { refused: 'notVerified' }, verifying: { to: 'executed' }, ...ended },
  },
  refuse: { by: ['admin'], from: { requested: { to: 'refused' }, verifying: { to: 'refused' }, ...ended } },
  cancel: {
    by: ['owner'],
    from: { requested: { to: 'canceled' }, verifying: { refused: 'inVerification' }, ...ended },
  },
};

export type ClaimDecision =
  | { readonly isAllowed: true; readonly next: ClaimState }
  | { readonly isAllowed: false; readonly reason: ClaimRefusal };

/** Decides `action` on a claim by `actor`; a refused or cancelled one frees its units. */
export function decideClaimAction(action: ClaimAction, state: ClaimState, actor: KaskadActor): ClaimDecision {
  const { by, from } = claimRules[action];
  if (!by.includes(actor)) return { isAllowed: false, reason: 'forbidden' };
  const step = from[state];
  return 'refused' in step ? { isAllowed: false, reason: step.refused } : { isAllowed: true, next: step.to };
}

export interface ClaimWallet {
  readonly network: Network;
  /** When its ownership was proved; null when it was not. */
  readonly verifiedAt: Date | null;
}

export interface ClaimRequest {
  readonly units: bigint;
  /** Of the grant, now. */
  readonly claimable: bigint;
  readonly wallet: ClaimWallet | null;
  readonly tokenNetwork: Network;
  /** Of the token, in a day in Paris and for all its holders; null without one. */
  readonly dailyLimit: bigint | null;
  /** Claimed of the token on this day, but what was refused or cancelled. */
  readonly claimedToday: bigint;
  readonly now: Date;
}

/** Why a claim is refused, in the order of the checks. `left` is what could be claimed, `from` when. */
export type ClaimProblem =
  | { readonly reason: 'notPositive' | 'noWallet' | 'otherNetwork' | 'walletNotVerified' }
  | { readonly reason: 'walletTooNew'; readonly from: Date }
  | { readonly reason: 'overClaimable' | 'overDailyLimit'; readonly left: bigint };

/** The first reason to refuse a claim; null when there is none. */
export function claimProblem({ units, claimable, ...request }: ClaimRequest): ClaimProblem | null {
  if (units <= 0n) return { reason: 'notPositive' };
  if (units > claimable) return { reason: 'overClaimable', left: claimable };
  const { wallet, dailyLimit, claimedToday } = request;
  if (wallet === null) return { reason: 'noWallet' };
  if (wallet.network !== request.tokenNetwork) return { reason: 'otherNetwork' };
  if (wallet.verifiedAt === null) return { reason: 'walletNotVerified' };
  const from = walletUsableFrom(wallet.verifiedAt);
  if (request.now < from) return { reason: 'walletTooNew', from };
  if (dailyLimit !== null && claimedToday + units > dailyLimit) {
    const left = dailyLimit - claimedToday;
    return { reason: 'overDailyLimit', left: left > 0n ? left : 0n };
  }
  return null;
}
