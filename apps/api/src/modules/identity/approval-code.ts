// The second factor of one decision of staff: a code emailed for it, or the one of a sign-in that is recent.
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findOpenChallengeFor } from './challenges.repository.ts';
import { completeChallenge } from './challenges.ts';
import { identityErrors } from './identity.errors.ts';

/** Whether this session, of staff, proved a second factor at most as many minutes ago. */
export function hasFreshFactor(deps: Deps, { provenAt }: Actor, withinMinutes: number): boolean {
  const since = deps.clock.now().getTime() - withinMinutes * 60_000;
  return provenAt !== null && provenAt.getTime() >= since;
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
