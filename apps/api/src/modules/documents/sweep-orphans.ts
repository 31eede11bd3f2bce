import type { Deps } from '../../deps.ts';
import { findKnownKeys } from './files.repository.ts';

/** Younger bytes may belong to a transaction that is still open, here or in another process. */
const graceMs = 60 * 60_000;
const batchSize = 500;

/** Deletes the bytes that no row names, left by a crash between the file and its commit; answers how many. */
export async function sweepOrphans(deps: Deps): Promise<number> {
  const limit = deps.clock.now().getTime() - graceMs;
  const old = (await deps.files.list()).filter(({ modifiedAt }) => modifiedAt.getTime() < limit);
  let swept = 0;
  for (let start = 0; start < old.length; start += batchSize) {
    const keys = old.slice(start, start + batchSize).map(({ key }) => key);
    const known = await findKnownKeys(deps.db, keys);
    for (const key of keys.filter((candidate) => !known.has(candidate))) {
      await deps.files.delete(key);
      swept += 1;
    }
  }
  return swept;
}
