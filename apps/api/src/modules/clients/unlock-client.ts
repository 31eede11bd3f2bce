import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { updateUser } from '../accounts/users.repository.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { actOnClient } from './act-on-client.ts';
import { clientsErrors } from './clients.errors.ts';

/** « Débloquer »: they may sign in again; no session opens by itself. */
export function unlockClient(
  deps: Deps,
  actor: Actor,
  request: { id: string; reason: string },
): Promise<void> {
  return actOnClient(deps, actor, request, async (inTx, user) => {
    if (user.lockedAt === null) throw new AppError(clientsErrors.notLocked);
    const now = deps.clock.now();
    await updateUser(inTx.db, user.id, { disabledAt: null, lockedAt: null, updatedAt: now });
    await queueMail(inTx, user, { kind: 'accountUnlocked', data: null });
    return { action: 'account.unlocked' };
  });
}
