import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { updateUser } from '../accounts/users.repository.ts';
import { voidChallenges } from '../identity/challenges.repository.ts';
import { endUserSessions } from '../identity/sessions.repository.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { actOnClient } from './act-on-client.ts';
import { clientsErrors } from './clients.errors.ts';

/** « Bloquer »: the account is disabled too, so that every rule that refuses a disabled account refuses this one. */
export function lockClient(deps: Deps, actor: Actor, request: { id: string; reason: string }): Promise<void> {
  return actOnClient(deps, actor, request, async (inTx, user) => {
    if (user.lockedAt !== null) throw new AppError(clientsErrors.alreadyLocked);
    const now = deps.clock.now();
    await updateUser(inTx.db, user.id, { disabledAt: now, lockedAt: now, updatedAt: now });
    const ended = await endUserSessions(inTx.db, user.id, { revokedAt: now });
    await voidChallenges(inTx.db, user.id, { now });
    await queueMail(inTx, user, { kind: 'accountLocked', data: null });
    return { action: 'account.locked', after: { sessions: ended.length } };
  });
}
