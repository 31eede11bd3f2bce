import type { Deps } from '../../deps.ts';
import { dropParts } from './run-exports.ts';
import { deleteJob, listExpired } from './staff-jobs.repository.ts';

const batchSize = 20;

/** A job and its file, a day after it ended. */
export async function deleteExpiredJobs(
  deps: Pick<Deps, 'db' | 'files' | 'clock'>,
  stopping?: AbortSignal,
): Promise<void> {
  for (let found = batchSize; found === batchSize; ) {
    const expired = await listExpired(deps.db, deps.clock.now(), batchSize);
    found = expired.length;
    for (const { id, fileIds } of expired) {
      stopping?.throwIfAborted();
      await dropParts(deps, fileIds);
      await deleteJob(deps.db, id);
    }
  }
}
