import type { Deps } from '../../deps.ts';
import { findKnownKeys } from './files.repository.ts';

/** Among several processes, younger bytes may belong to a transaction that another one has still open. */
const sharedGraceMs = 60 * 60_000;
const batchSize = 500;

/**
 * Deletes the bytes that no row names, left by a crash between the file and its commit; answers how many. A process that
 * is alone and has not begun to serve knows that nothing is under way, so it spares no bytes for their youth.
 */
export async function sweepOrphans(deps: Deps, { isAlone }: { isAlone: boolean }): Promise<number> {
  const limit = deps.clock.now().getTime() - sharedGraceMs;
  const old = (await deps.files.list()).filter(({ modifiedAt }) => isAlone || modifiedAt.getTime() < limit);
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
