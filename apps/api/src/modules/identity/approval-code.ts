// The second factor of one decision of staff: a code emailed for it, or the one of a sign-in that is recent.
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findOpenChallengeFor } from './challenges.repository.ts';
import { completeChallenge } from './challenges.ts';
import { identityErrors } from './identity.errors.ts';
import { findCodeSignIn } from './sessions.repository.ts';

/** Whether this session was opened with a code, at most as many minutes ago. */
export async function hasFreshCode(deps: Deps, actor: Actor, withinMinutes: number): Promise<boolean> {
  const signedInAt = await findCodeSignIn(deps.db, actor.sessionId);
  const since = deps.clock.now().getTime() - withinMinutes * 60_000;
  return signedInAt !== null && signedInAt.getTime() >= since;
}

/** Uses up the code emailed for `target` to this session; a wrong or spent one is refused. */
export async function completeApprovalCode(
  deps: Deps,
  actor: Actor,
  { target, code }: { target: string; code: string },
): Promise<void> {
  const challenge = await findOpenChallengeFor(deps.db, {
    userId: actor.userId,
    sessionId: actor.sessionId,
    purpose: 'approve_change',
    target,
    now: deps.clock.now(),
  });
  const { invalidCode } = identityErrors;
  if (challenge === null) throw new AppError(invalidCode, { fieldErrors: { code: [invalidCode.message] } });
  await completeChallenge(deps, challenge, { code, purposes: ['approve_change'] });
}
