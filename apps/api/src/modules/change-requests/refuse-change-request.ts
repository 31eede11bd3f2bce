import { validateReason } from '@repo/domain/two-persons';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import type { ChangeKinds } from './change-kind.ts';
import { changeRequestsErrors } from './change-requests.errors.ts';
import { assertMayDecide } from './change-requests.policy.ts';
import { lockChangeRequest } from './change-requests.repository.ts';
import { decideRequest } from './decide-request.ts';
import { readChangeRequest } from './get-change-request.ts';

/** Refuses the request of another; nothing is applied. */
export async function refuseChangeRequest(
  deps: Deps,
  actor: Actor,
  { id, reason, kinds }: { id: string; reason: string; kinds: ChangeKinds },
): Promise<void> {
  const { request } = await readChangeRequest(deps, actor, id);
  assertMayDecide(request, actor);
  refuseInvalid(validateReason({ reason }));
  await deps.db.transaction(async (tx) => {
    const locked = await lockChangeRequest(tx, request.id);
    if (locked?.state !== 'pending') throw new AppError(changeRequestsErrors.decided);
    await decideRequest({ ...deps, db: tx }, locked, { state: 'refused', by: actor, reason: reason.trim() });
    await kinds[locked.kind]?.afterRefusal?.(
      { ...deps, db: tx },
      { subjectId: locked.subjectId, actor, reason: reason.trim() },
    );
    await deps.settleRequest?.(tx);
  });
}
