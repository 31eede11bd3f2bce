import type { KycStatus } from './status.ts';

/**
 * The source of a change: the browser of the account, the upload of an identity document, the provider (webhook or API
 * response), or staff.
 */
export const kycSources = ['browser', 'upload', 'provider', 'staff'] as const;
export type KycSource = (typeof kycSources)[number];

/**
 * - `set`: store `next`. - `unchanged`: no change; idempotent.
 * - `fetch-verdict`: the browser claims a verdict; the server fetches the status from the provider and decides with it.
 * - `refused`: `not-yours` this source may never set it; `settled` the current verdict is final for this source.
 */
export type KycDecision =
  | { readonly kind: 'set'; readonly next: KycStatus }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'fetch-verdict' }
  | { readonly kind: 'refused'; readonly reason: 'not-yours' | 'settled' };

/** The statuses that each source may set (D18). A verdict from the browser is only a claim; `approved` is refused. */
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
 * The next statuses that each source may set, by current status. The browser, an upload or a late provider message
 * never reopens a verdict; after a rejection only provider or staff do.
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

/** Decides a change of identity status from `from` to `to` by `source` (D18). */
export function decideKycChange(source: KycSource, from: KycStatus, to: KycStatus): KycDecision {
  if (source === 'browser' && claimable.includes(to))
    return { kind: from === to ? 'unchanged' : 'fetch-verdict' };
  if (!settable[source].includes(to)) return { kind: 'refused', reason: 'not-yours' };
  if (from === to) return { kind: 'unchanged' };
  return moves[source][from].includes(to)
    ? { kind: 'set', next: to }
    : { kind: 'refused', reason: 'settled' };
}
