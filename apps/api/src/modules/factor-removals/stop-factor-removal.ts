import { validateReason } from '@repo/domain/two-persons';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { stopRemoval } from '../factors/stop-removal.ts';
import { factorRemovalsErrors as errors } from './factor-removals.errors.ts';
import { lockHolder } from './factor-removals.policy.ts';

/** One person may stop an approved removal before its hour, of an administrator too: the account stays as it was. */
export async function stopFactorRemoval(
  deps: Deps,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  refuseInvalid(validateReason({ reason }));
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const user = await lockHolder(inTx, id);
    if (!(await stopRemoval(inTx, user, { by: actor, detail: reason.trim() })))
      throw new AppError(errors.notPlanned);
    await deps.settleRequest?.(tx);
  });
}
