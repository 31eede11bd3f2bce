import type { KycStatus } from './status.ts';

/**
 * Who asks for a change: the browser of the account itself, the upload of an identity document, the provider (its
 * signed message or its answer to our own question), or a member of staff.
 */
export const kycSources = ['browser', 'upload', 'provider', 'staff'] as const;
export type KycSource = (typeof kycSources)[number];

/**
 * - `set`: store `next`. - `unchanged`: it is already so; repeating is harmless.
 * - `ask-provider`: the browser claims a verdict; the server asks the provider and decides with its answer.
 * - `refused`: `not-yours` this source never sets it; `settled` the verdict that is held does not move this way.
 */
export type KycDecision =
  | { readonly kind: 'set'; readonly next: KycStatus }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'ask-provider' }
  | { readonly kind: 'refused'; readonly reason: 'not-yours' | 'settled' };

/** What each source may ever set (D18). A verdict from a browser is only a claim, and `approved` not even that. */
const settable: Readonly<Record<KycSource, readonly KycStatus[]>> = {
  browser: ['pending', 'started', 'failed'],
  upload: ['pending'],
  provider: ['pending', 'started', 'verified', 'approved', 'failed', 'rejected'],
  staff: ['pending', 'approved', 'rejected'],
};

const claimable: readonly KycStatus[] = ['verified', 'rejected'];

type Moves = Readonly<Record<KycStatus, readonly KycStatus[]>>;

const open: readonly KycStatus[] = ['pending', 'started', 'failed'];
const anything: readonly KycStatus[] = ['pending', 'started', 'verified', 'approved', 'failed', 'rejected'];

/**
 * From each status, where each source may take it. A held verdict never goes back to an open state because of a
 * browser, an upload or a late message of the provider; after a rejection only provider or staff reopen the case.
 */
const moves: Readonly<Record<KycSource, Moves>> = {
  browser: { pending: open, started: open, failed: open, verified: [], approved: [], rejected: [] },
  upload: {
    pending: ['pending'],
    started: ['pending'],
    failed: ['pending'],
    verified: [],
    approved: [],
    rejected: [],
  },
  provider: {
    pending: anything,
    started: anything,
    failed: anything,
    verified: ['approved', 'rejected'],
    approved: ['rejected'],
    rejected: ['pending', 'started', 'verified', 'approved'],
  },
  staff: {
    pending: ['approved', 'rejected'],
    started: ['pending', 'approved', 'rejected'],
    failed: ['pending', 'approved', 'rejected'],
    verified: ['pending', 'approved', 'rejected'],
    approved: ['rejected'],
    rejected: ['pending'],
  },
};

/** Whether and how the identity status changes from `from` to `to` when `source` asks (D18). */
export function decideKycChange(source: KycSource, from: KycStatus, to: KycStatus): KycDecision {
  if (source === 'browser' && claimable.includes(to))
    return { kind: from === to ? 'unchanged' : 'ask-provider' };
  if (!settable[source].includes(to)) return { kind: 'refused', reason: 'not-yours' };
  if (from === to) return { kind: 'unchanged' };
  return moves[source][from].includes(to)
    ? { kind: 'set', next: to }
    : { kind: 'refused', reason: 'settled' };
}
