import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { lockUser, updateUser } from '../accounts/users.repository.ts';
import { type AuditAuthor, recordAudit } from '../audit/record-audit.ts';
import { deleteUnconfirmed } from '../factors/factors.repository.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { voidChallenges } from './challenges.repository.ts';
import { renewToken } from './renew-token.ts';
import { endUserSessions } from './sessions.repository.ts';

export interface PasswordChange {
  passwordHash: string;
  by: AuditAuthor;
  /** The session the change was requested from; every other one ends. */
  keepSessionId?: string;
}

/** A new password ends the other sessions and the reset links, and the owner is emailed. Returns the new token of the session kept. */
export async function setPassword(deps: Deps, user: UserRow, change: PasswordChange): Promise<string | null> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    const account = await lockUser(tx, user.id);
    // A session of before « Ce n’est pas moi », in a request under way, sets none.
    const isRefused = account !== null && account.passwordRefusedAt !== null;
    if (isRefused && change.keepSessionId !== undefined) throw new AppError(httpErrors.unauthenticated);
    await updateUser(tx, user.id, {
      passwordHash: change.passwordHash,
      passwordRefusedAt: null,
      updatedAt: now,
    });
    await endUserSessions(tx, user.id, {
      revokedAt: now,
      ...(change.keepSessionId !== undefined && { exceptId: change.keepSessionId }),
    });
    await voidChallenges(tx, user.id, { purpose: 'password_reset', now });
    // The key of an authenticator that another person may know.
    await deleteUnconfirmed(tx, user.id);
    await recordAudit(inner, {
      by: change.by,
      action: 'password.changed',
      object: { type: 'user', id: user.id },
    });
    await queueMail(inner, user, { kind: 'passwordChanged', data: null });
    return change.keepSessionId === undefined ? null : renewToken(inner, change.keepSessionId);
  });
}
