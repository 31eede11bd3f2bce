import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { changeRequestsErrors } from './change-requests.errors.ts';
import { lockChangeRequest } from './change-requests.repository.ts';
import { decideRequest } from './decide-request.ts';
import { readChangeRequest } from './get-change-request.ts';

/** « Annuler ma demande »: its maker withdraws it. */
export async function cancelChangeRequest(deps: Deps, actor: Actor, id: string): Promise<void> {
  const { request } = await readChangeRequest(deps, actor, id);
  if (request.makerId !== actor.userId) throw new AppError(changeRequestsErrors.notYours);
  await deps.db.transaction(async (tx) => {
    const locked = await lockChangeRequest(tx, request.id);
    if (locked?.state !== 'pending') throw new AppError(changeRequestsErrors.decided);
    await decideRequest({ ...deps, db: tx }, locked, { state: 'canceled', by: actor });
    await deps.settleRequest?.(tx);
  });
}
