import type { ChangeRequestRow } from '../../db/schema/change-requests.ts';
import type { Actor, Deps } from '../../deps.ts';
import type { ChangeKind } from './change-kind.ts';
import { findPendingId, lockChangeRequest } from './change-requests.repository.ts';
import { decideRequest } from './decide-request.ts';

type Replaced = Pick<ChangeKind<unknown>, 'kind'> & { subjectId: string };

/** The pending request, if there is one, held until the transaction ends. */
export async function lockPending(
  { db }: Pick<Deps, 'db'>,
  change: Replaced,
): Promise<ChangeRequestRow | undefined> {
  const id = await findPendingId(db, change);
  return id === null ? undefined : lockChangeRequest(db, id);
}

/** Ends the pending request that another one is about to replace, in the caller's transaction: its maker is notified, unless they replace it. */
export async function replaceRequest(deps: Deps, actor: Actor, change: Replaced): Promise<void> {
  const request = await lockPending(deps, change);
  if (request?.state !== 'pending') return;
  await decideRequest(deps, request, {
    state: request.makerId === actor.userId ? 'canceled' : 'stale',
    by: actor,
  });
}
