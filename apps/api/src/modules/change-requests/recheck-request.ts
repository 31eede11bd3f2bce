// Whether a pending request may still be applied: read by its approval, and shown beside it before.
import { isMakerEntitled } from '@repo/domain/two-persons';
import { TransactionRollbackError } from 'drizzle-orm';
import type { ChangeRequestRow } from '../../db/schema/change-requests.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { toActor } from '../identity/open-session.ts';
import type { AnyChangeKind, ChangeCall, CheckedChange } from './change-kind.ts';
import { payloadSchema } from './change-requests.mapper.ts';

export interface HeldChange {
  /** Who approves it, or reads it. */
  actor: Actor;
  kind: AnyChangeKind;
  request: ChangeRequestRow;
}

export type Recheck =
  | { isApplicable: true; call: ChangeCall<unknown> }
  | { isApplicable: false; because: 'expired' | 'stale' | 'makerGone' };

/** Takes the locks of the direct call: `deps.db` is a transaction. */
export async function recheckRequest(deps: Deps, { actor, kind, request }: HeldChange): Promise<Recheck> {
  if (request.expiresAt <= deps.clock.now()) return { isApplicable: false, because: 'expired' };
  const maker = await findUserById(deps.db, request.makerId);
  if (maker === null || !isMakerEntitled(request, toChecker(maker))) {
    return { isApplicable: false, because: 'makerGone' };
  }
  const input: unknown = kind.input.parse(payloadSchema.parse(request.payload).input);
  const call = { actor, subjectId: request.subjectId, input, reason: request.reason, request };
  const checked = await checkAgain(deps, kind, call);
  if (checked?.fingerprint !== request.fingerprint) return { isApplicable: false, because: 'stale' };
  return { isApplicable: true, call };
}

/** Whether an approval now would find its data changed; leaves nothing written or locked. */
export async function isStaleNow(deps: Deps, held: HeldChange): Promise<boolean> {
  let isStale = false;
  try {
    await deps.db.transaction(async (tx) => {
      const recheck = await recheckRequest({ ...deps, db: tx }, held);
      isStale = !recheck.isApplicable && recheck.because === 'stale';
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return isStale;
}

const toChecker = (user: UserRow) => ({
  access: toActor(user, '').access,
  isActive: user.disabledAt === null,
});

/** Null when the direct call would be refused now: it was not when the request was made, so the data moved. */
async function checkAgain(
  deps: Deps,
  kind: AnyChangeKind,
  call: ChangeCall<unknown>,
): Promise<CheckedChange | null> {
  try {
    return await kind.check(deps, call);
  } catch (error) {
    if (error instanceof AppError && error.entry.status < 500) return null;
    throw error;
  }
}
