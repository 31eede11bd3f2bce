import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { updateUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { factorErrors } from '../factors/factors.errors.ts';
import {
  deleteFactor,
  findFactorOf,
  listFactorsOf,
  replaceRecoveryCodes,
  saveFactor,
} from '../factors/factors.repository.ts';
import { issueRecoveryCodes } from '../factors/recovery-codes.ts';
import { stopUsedRemoval } from '../factors/stop-removal.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { nameOf } from './add-factor.ts';
import { type Renewed, renewToken } from './renew-token.ts';
import { mustKeepSecondFactor } from './second-factor.ts';
import { endUserSessions } from './sessions.repository.ts';

type Schemas = components['schemas'];

export async function renameFactor(
  deps: Deps,
  { userId }: Actor,
  { id, name }: { id: string; name: string },
): Promise<void> {
  if ((await findFactorOf(deps.db, { id, userId })) === null) throw new AppError(httpErrors.notFound);
  await saveFactor(deps.db, id, { name: nameOf(name) });
}

/** With the last one, recovery codes go and codes are emailed again. Staff keep one. */
export async function removeFactor(deps: Deps, actor: Actor, id: string): Promise<string | null> {
  const { userId } = actor;
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await lockAccount(tx, { userId });
    const row = await findFactorOf(tx, { id, userId });
    if (row === null) throw new AppError(httpErrors.notFound);
    const isLast = (await listFactorsOf(tx, userId)).every((other) => other.id === id);
    if (isLast && row.confirmedAt !== null && mustKeepSecondFactor(actor.account))
      throw new AppError(factorErrors.last);
    await deleteFactor(tx, id);
    if (row.confirmedAt === null) return null;
    const now = deps.clock.now();
    const user = await updateUser(tx, userId, { hasOwnFactor: !isLast, updatedAt: now });
    if (isLast) await replaceRecoveryCodes(tx, userId, []);
    // The device that had it may be lost.
    await endUserSessions(tx, userId, { revokedAt: now, exceptId: actor.sessionId });
    await recordAudit(inTx, {
      by: actor,
      action: 'factor.removed',
      object: { type: 'user', id: userId },
      before: { kind: row.kind, name: row.name },
    });
    await queueMail(inTx, user, { kind: 'factorRemoved', data: { factor: row.kind, name: row.name } });
    await stopUsedRemoval(inTx, user);
    return renewToken(inTx, actor.sessionId);
  });
}

export async function renewRecoveryCodes(
  deps: Deps,
  actor: Actor,
): Promise<Renewed<Schemas['RecoveryCodes']>> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const user = await lockAccount(tx, actor);
    if (!user.hasOwnFactor) throw new AppError(factorErrors.none);
    const codes = await issueRecoveryCodes(inTx, actor.userId);
    await recordAudit(inTx, {
      by: actor,
      action: 'recovery_codes.renewed',
      object: { type: 'user', id: actor.userId },
    });
    await queueMail(inTx, actor.account, { kind: 'recoveryCodesRenewed', data: null });
    await stopUsedRemoval(inTx, user);
    return { body: { recovery_codes: codes }, token: await renewToken(inTx, actor.sessionId) };
  });
}
