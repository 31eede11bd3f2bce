import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { endSession, findSessionOwner } from './sessions.repository.ts';

/** Signs one of the caller's devices out; a second click finds it done, and leaves no second trace. */
export async function revokeSession(deps: Deps, actor: Actor, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if ((await findSessionOwner(tx, id)) !== actor.userId) throw new AppError(httpErrors.notFound);
    if (!(await endSession(tx, id, deps.clock.now()))) return;
    await recordAudit(
      { ...deps, db: tx },
      { by: actor, action: 'session.revoked', object: { type: 'session', id } },
    );
  });
}
