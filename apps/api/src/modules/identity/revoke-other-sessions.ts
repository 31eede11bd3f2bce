import type { Actor, Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { endUserSessions } from './sessions.repository.ts';

/** « Déconnecter les autres appareils »: returns how many there were, each with its own trace. */
export async function revokeOtherSessions(deps: Deps, actor: Actor): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const revokedAt = deps.clock.now();
    const ended = await endUserSessions(tx, actor.userId, { revokedAt, exceptId: actor.sessionId });
    for (const id of ended) {
      await recordAudit(
        { ...deps, db: tx },
        { by: actor, action: 'session.revoked', object: { type: 'session', id } },
      );
    }
    return ended.length;
  });
}
