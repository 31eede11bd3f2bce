import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { startChallenge } from '../identity/challenges.ts';
import { changeRequestsErrors } from './change-requests.errors.ts';
import { assertMayDecide } from './change-requests.policy.ts';
import { readChangeRequest } from './get-change-request.ts';

/** Emails a code that approves this request and no other, from this session alone. */
export async function requestApprovalCode(deps: Deps, actor: Actor, id: string): Promise<void> {
  const { request } = await readChangeRequest(deps, actor, id);
  assertMayDecide(request, actor);
  if (actor.account.hasOwnFactor) throw new AppError(httpErrors.forbidden);
  if (request.state !== 'pending') throw new AppError(changeRequestsErrors.decided);
  await startChallenge(deps, actor.account, {
    purpose: 'approve_change',
    target: request.id,
    sessionId: actor.sessionId,
  });
}
