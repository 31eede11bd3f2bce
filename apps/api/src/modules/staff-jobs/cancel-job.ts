import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { endOf } from './run-exports.ts';
import { staffJobsErrors } from './staff-jobs.errors.ts';
import { readOwnJob } from './staff-jobs.policy.ts';
import { cancelOpenJob } from './staff-jobs.repository.ts';

/** The attempt that runs drops what it has written. */
export async function cancelJob(deps: Deps, actor: Actor, id: string): Promise<void> {
  const { id: jobId } = await readOwnJob(deps.db, actor, id);
  await deps.db.transaction(async (tx) => {
    if ((await cancelOpenJob(tx, jobId, endOf(deps))) === undefined)
      throw new AppError(staffJobsErrors.ended);
    await deps.settleRequest?.(tx);
  });
}
