import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { accountLimits, enforceGuardedLimit } from '../../http/rate-limit.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { identityErrors } from './identity.errors.ts';
import { verifyPassword } from './passwords.ts';
import { revokeUserSessions } from './sessions.repository.ts';
import { updateUser } from './users.repository.ts';

/** Asks for the password again, and ends the sessions opened elsewhere. */
export async function disableTwoFactor(deps: Deps, actor: Actor, password: string): Promise<void> {
  if (!actor.account.twoFactorEnabled) throw new AppError(identityErrors.twoFactorAlreadyOff);
  await enforceGuardedLimit(deps, `login-account:${actor.account.email}`, accountLimits.login);
  if (!(await verifyPassword(actor.account.passwordHash, password))) {
    const { message } = identityErrors.wrongCurrentPassword;
    throw new AppError(identityErrors.wrongCurrentPassword, { fieldErrors: { password: [message] } });
  }
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await updateUser(tx, actor.userId, { twoFactorEnabled: false, updatedAt: now });
    await revokeUserSessions(tx, actor.userId, { revokedAt: now, exceptId: actor.sessionId });
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'two_factor.disabled',
        object: { type: 'user', id: actor.userId },
      },
    );
  });
}
