import type { Actor, Deps } from '../../deps.ts';
import type { ChangeKind } from './change-kind.ts';
import { findPendingId, lockChangeRequest } from './change-requests.repository.ts';
import { decideRequest } from './decide-request.ts';

/** Ends the pending request that another one is about to replace, in the caller's transaction: its maker is notified, unless they replace it. */
export async function replaceRequest(
  deps: Deps,
  actor: Actor,
  change: Pick<ChangeKind<unknown>, 'kind'> & { subjectId: string },
): Promise<void> {
  const id = await findPendingId(deps.db, change);
  const request = id === null ? undefined : await lockChangeRequest(deps.db, id);
  if (request?.state !== 'pending') return;
  await decideRequest(deps, request, {
    state: request.makerId === actor.userId ? 'canceled' : 'stale',
    by: actor,
  });
}
