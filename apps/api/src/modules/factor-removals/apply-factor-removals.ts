// An approved removal is made some hours later: time for the owner of the account to stop it.
import { isClientRole } from '@repo/domain/access';
import { FACTOR_REMOVAL_HOURS } from '@repo/domain/clients';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { clientName } from '../accounts/client-name.ts';
import { lockUser, updateUser } from '../accounts/users.repository.ts';
import { type AuditAuthor, recordAudit } from '../audit/record-audit.ts';
import { eraseFactors, listFactorsOf } from '../factors/factors.repository.ts';
import { voidChallenges } from '../identity/challenges.repository.ts';
import { endUserSessions } from '../identity/sessions.repository.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { findDueRemoval, findRemovalMaker, isFactorUsedSince } from './factor-removals.repository.ts';
import { factorRemovalsTexts as texts } from './factor-removals.texts.ts';

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
  const approvedAt = new Date(user.factorRemovalAt.getTime() - FACTOR_REMOVAL_HOURS * 3_600_000);
  const obstacle = await obstacleOf(inTx, user, approvedAt);
  if (obstacle !== null) {
    await stopRemoval(inTx, user, { by: null, detail: obstacle });
    await mailMaker(inTx, user, { approvedAt, cause: obstacle });
    return;
  }
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

/** Why nothing is removed after all; who uses a factor has not lost it. */
async function obstacleOf(inTx: Deps, user: UserRow, approvedAt: Date): Promise<string | null> {
  if (user.disabledAt !== null) return texts.shut;
  return (await isFactorUsedSince(inTx.db, user.id, approvedAt)) ? texts.used : null;
}

/** Two persons claim the account, or its owner found what was lost: staff find out. */
async function mailMaker(
  inTx: Deps,
  user: UserRow,
  { approvedAt, cause }: { approvedAt: Date; cause: string },
): Promise<void> {
  const maker = await findRemovalMaker(inTx.db, { userId: user.id, approvedAt });
  if (maker === null || maker.disabledAt !== null) return;
  const path = isClientRole(user.role) ? `/admin/users/${user.id}` : '/admin/commerciaux/sessions';
  const data = { person: clientName(user), cause, url: `${inTx.settings.backofficeUrl}${path}` };
  await queueMail(inTx, maker, { kind: 'factorsNotRemoved', data });
}

/** The account keeps its factors, and its owner is notified; false when none was planned. The caller holds the account. */
export async function stopRemoval(
  inTx: Deps,
  user: UserRow,
  { by, detail }: { by: AuditAuthor | null; detail: string | null },
): Promise<boolean> {
  if (user.factorRemovalAt === null) return false;
  await updateUser(inTx.db, user.id, { factorRemovalAt: null, updatedAt: inTx.clock.now() });
  await recordAudit(inTx, {
    by,
    action: 'factors.removal_stopped',
    object: { type: 'user', id: user.id },
    ...(detail !== null && { after: { detail } }),
  });
  if (user.disabledAt === null) await queueMail(inTx, user, { kind: 'factorRemovalStopped', data: null });
  return true;
}
