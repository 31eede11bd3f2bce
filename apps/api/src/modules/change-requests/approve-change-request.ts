import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { ChangeKinds } from './change-kind.ts';
import { changeRequestsErrors } from './change-requests.errors.ts';
import { assertMayDecide } from './change-requests.policy.ts';
import { lockChangeRequest } from './change-requests.repository.ts';
import { changeRequestsTexts as texts } from './change-requests.texts.ts';
import { decideRequest } from './decide-request.ts';
import { readChangeRequest } from './get-change-request.ts';
import { type HeldChange, recheckRequest } from './recheck-request.ts';

interface Approval {
  id: string;
  kinds: ChangeKinds;
}

/**
 * Approves the request of another and applies it, in one transaction. Data that moved since the request, or a maker who lost their
 * rights, make it stale instead: its values stay readable, and nothing is applied.
 */
export async function approveChangeRequest(deps: Deps, actor: Actor, approval: Approval): Promise<void> {
  const { request } = await readChangeRequest(deps, actor, approval.id);
  assertMayDecide(request, actor);
  if (request.state !== 'pending') throw new AppError(changeRequestsErrors.decided);
  const kind = approval.kinds[request.kind];
  if (!kind) throw new Error(`no kind ${request.kind}`);
  const state = await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const locked = await lockChangeRequest(tx, request.id);
    if (locked?.state !== 'pending') throw new AppError(changeRequestsErrors.decided);
    const reached = await reachState(inTx, { actor, kind, request: locked });
    await decideRequest(inTx, locked, {
      state: reached === 'makerGone' ? 'stale' : reached,
      by: reached === 'expired' ? null : actor,
      ...(reached === 'makerGone' && { reason: texts.makerGone }),
    });
    if (reached === 'approved') await deps.settleRequest?.(tx);
    return reached;
  });
  if (state !== 'approved') throw new AppError(changeRequestsErrors[state]);
  await kind.afterApproval?.(deps);
}

async function reachState(
  deps: Deps,
  held: HeldChange,
): Promise<'approved' | 'expired' | 'stale' | 'makerGone'> {
  const recheck = await recheckRequest(deps, held);
  if (!recheck.isApplicable) return recheck.because;
  await held.kind.apply(deps, recheck.call);
  return 'approved';
}
