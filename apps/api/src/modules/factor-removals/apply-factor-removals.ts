// An approved removal is made some hours later: time for the owner of the account to stop it.
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { lockUser, updateUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { eraseFactors, listFactorsOf } from '../factors/factors.repository.ts';
import { approvalOf, removalCauses, stopForCause } from '../factors/stop-removal.ts';
import { voidChallenges } from '../identity/challenges.repository.ts';
import { endUserSessions } from '../identity/sessions.repository.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { findDueRemoval, isFactorUsedSince } from './factor-removals.repository.ts';

/** Removes what was lost from the accounts whose hour has come, each in a transaction of its own. */
export async function applyFactorRemovals(deps: Deps, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    stopping?.throwIfAborted();
    const due = await findDueRemoval(deps.db, deps.clock.now());
    if (due === null) return;
    await deps.db.transaction((tx) => removeFactors({ ...deps, db: tx }, due));
  }
}

async function removeFactors(inTx: Deps, userId: string): Promise<void> {
  const user = await lockUser(inTx.db, userId);
  const now = inTx.clock.now();
  // Stopped at this very moment.
  if (user === null || user.factorRemovalAt === null || user.factorRemovalAt > now) return;
  const obstacle = await obstacleOf(inTx, user, user.factorRemovalAt);
  if (obstacle !== null) return stopForCause(inTx, user, obstacle);
  const held = await listFactorsOf(inTx.db, userId);
  await eraseFactors(inTx.db, userId);
  const changes = { hasOwnFactor: false, factorRemovalAt: null, updatedAt: now };
  const updated = await updateUser(inTx.db, userId, changes);
  await endUserSessions(inTx.db, userId, { revokedAt: now });
  await voidChallenges(inTx.db, userId, { now });
  await recordAudit(inTx, {
    by: null,
    action: 'factors.removed',
    object: { type: 'user', id: userId },
    before: { factors: held.map(({ kind, name }) => ({ kind, name })) },
  });
  await queueMail(inTx, updated, { kind: 'factorsRemoved', data: null });
}

/**
 * Why nothing is removed after all. A use stops a removal at once: left here is one that was written while the removal was approved,
 * or whose sign-in failed after it.
 */
async function obstacleOf(inTx: Deps, user: UserRow, removalAt: Date): Promise<string | null> {
  if (user.disabledAt !== null) return removalCauses.shut;
  const isUsed = await isFactorUsedSince(inTx.db, user.id, approvalOf(removalAt));
  return isUsed ? removalCauses.used : null;
}
