import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findProfileChange } from '../accounts/find-profile-change.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { lockChangeRequest } from '../change-requests/change-requests.repository.ts';
import { decideRequest } from '../change-requests/decide-request.ts';
import { profileChangesErrors as errors } from './profile-changes.errors.ts';

/** « Annuler ma demande ». */
export async function cancelProfileChange(deps: Deps, actor: Actor): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // The request first, in the order of an approval.
    const found = await findProfileChange(tx, { userId: actor.userId, now: deps.clock.now() });
    const locked = found && (await lockChangeRequest(tx, found.id));
    if (locked?.state !== 'pending') throw new AppError(errors.notWaiting);
    await lockAccount(tx, actor);
    await decideRequest({ ...deps, db: tx }, locked, { state: 'canceled', by: actor });
  });
}
