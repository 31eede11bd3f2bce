import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { voidChallenges } from '../identity/challenges.repository.ts';
import { endUserSessions } from '../identity/sessions.repository.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { actOnClient } from './act-on-client.ts';
import { clientsErrors } from './clients.errors.ts';

/** « Déconnecter ses appareils »: what is half way of a sign-in or a hand-over ends too. */
export function endClientSessions(
  deps: Deps,
  actor: Actor,
  request: { id: string; reason: string },
): Promise<void> {
  return actOnClient(deps, actor, request, async (inTx, user) => {
    const now = deps.clock.now();
    const ended = await endUserSessions(inTx.db, user.id, { revokedAt: now });
    if (ended.length === 0) throw new AppError(clientsErrors.noSession);
    for (const purpose of ['login', 'handoff']) await voidChallenges(inTx.db, user.id, { purpose, now });
    await queueMail(inTx, user, { kind: 'devicesSignedOut', data: null });
    return { action: 'account.signed_out', after: { sessions: ended.length } };
  });
}
