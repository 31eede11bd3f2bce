import type { Actor, Deps } from '../../deps.ts';
import type { ChallengeRef } from '../../http/operation.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { consumeChallenge } from './challenges.repository.ts';
import { leaveView } from './end-view.ts';
import { endSession } from './sessions.repository.ts';

/** Ends this session, or the view of a client’s space, or gives up a sign-in that waits for its code. */
export async function logout(deps: Deps, actor: Actor | null, challenge: ChallengeRef | null): Promise<void> {
  const now = deps.clock.now();
  if (challenge !== null) await consumeChallenge(deps.db, challenge.id, now);
  if (actor === null) return;
  if (actor.view !== null) return leaveView(deps, actor);
  await endSession(deps.db, actor.sessionId, now);
  await recordAudit(deps, {
    by: actor,
    action: 'session.closed',
    object: { type: 'session', id: actor.sessionId },
  });
}
