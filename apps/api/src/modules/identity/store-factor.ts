// What comes with a new factor, whatever its kind.
import type { components } from '@repo/api-sdk/spec';
import type { FactorRow } from '../../db/schema/factors.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { updateUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { factorErrors } from '../factors/factors.errors.ts';
import { listFactorsOf } from '../factors/factors.repository.ts';
import { issueRecoveryCodes } from '../factors/recovery-codes.ts';
import { stopUsedRemoval } from '../factors/stop-removal.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { voidChallenges } from './challenges.repository.ts';
import { toFactor } from './list-factors.ts';
import { type Renewed, renewToken } from './renew-token.ts';
import { endUserSessions } from './sessions.repository.ts';

type Schemas = components['schemas'];

/** More than anyone uses; a bound on what one account stores. */
const factorsAtMost = 10;

export async function refuseTooMany(deps: Deps, userId: string): Promise<FactorRow[]> {
  const rows = await listFactorsOf(deps.db, userId);
  if (rows.length >= factorsAtMost) throw new AppError(factorErrors.tooMany);
  return rows;
}

/** With the first one, recovery codes are issued, no code is emailed any more, and sessions opened elsewhere end. */
export function addFactor(
  deps: Deps,
  actor: Actor,
  write: (inTx: Deps) => Promise<FactorRow>,
): Promise<Renewed<Schemas['FactorAdded']>> {
  const { userId, sessionId } = actor;
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await lockAccount(tx, { userId });
    const isFirst = (await refuseTooMany(inTx, userId)).length === 0;
    const row = await write(inTx);
    const now = deps.clock.now();
    const user = await updateUser(tx, userId, { hasOwnFactor: true, twoFactorEnabled: true, updatedAt: now });
    if (isFirst) await endUserSessions(tx, userId, { revokedAt: now, exceptId: sessionId });
    // Codes that were emailed before would be a way around it.
    await voidChallenges(tx, userId, { now });
    await recordAudit(inTx, {
      by: actor,
      action: 'factor.added',
      object: { type: 'user', id: userId },
      after: { kind: row.kind, name: row.name },
    });
    await queueMail(inTx, user, { kind: 'factorAdded', data: { factor: row.kind, name: row.name } });
    await stopUsedRemoval(inTx, user);
    const codes = isFirst ? await issueRecoveryCodes(inTx, userId) : [];
    const token = await renewToken(inTx, sessionId);
    return { body: { factor: toFactor(row), recovery_codes: codes }, token };
  });
}
