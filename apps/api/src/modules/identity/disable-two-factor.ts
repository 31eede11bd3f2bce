import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { updateUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { confirmPassword } from './confirm-password.ts';
import { identityErrors } from './identity.errors.ts';
import { renewToken } from './renew-token.ts';
import { mustKeepSecondFactor } from './second-factor.ts';
import { endUserSessions } from './sessions.repository.ts';

/** Requires the password again, and ends the sessions opened elsewhere. Staff keep theirs. */
export async function disableTwoFactor(deps: Deps, actor: Actor, password: string): Promise<string> {
  if (mustKeepSecondFactor(actor.account)) throw new AppError(identityErrors.twoFactorForced);
  if (!actor.account.twoFactorEnabled) throw new AppError(identityErrors.twoFactorAlreadyOff);
  if (actor.account.hasOwnFactor) throw new AppError(identityErrors.factorsFirst);
  await confirmPassword(deps, actor, { password, field: 'password' });
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    const changed = await updateUser(tx, actor.userId, { twoFactorEnabled: false, updatedAt: now });
    await endUserSessions(tx, actor.userId, { revokedAt: now, exceptId: actor.sessionId });
    await recordAudit(inner, {
      by: actor,
      action: 'two_factor.disabled',
      object: { type: 'user', id: actor.userId },
    });
    await queueMail(inner, changed, { kind: 'twoFactorDisabled', data: null });
    return renewToken(inner, actor.sessionId);
  });
}
