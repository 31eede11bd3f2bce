import type { Deps } from '../deps.ts';
import { closeAccount } from '../modules/account-deletion/close-account.ts';
import {
  listDueClosings,
  listDueErasures,
} from '../modules/account-deletion/deletion-requests.repository.ts';
import { eraseExpired } from '../modules/account-deletion/erase-expired.ts';
import { parisDay } from '../paris-time.ts';

/** Closes the accounts whose day has come, then erases what was kept until a day that is past. */
export async function carryOutDeletions(deps: Deps, stopping?: AbortSignal): Promise<void> {
  const today = parisDay(deps.clock.now());
  for (const userId of await listDueClosings(deps.db, today)) {
    if (stopping?.aborted) return;
    await attempt(deps, userId, closeAccount);
  }
  for (const userId of await listDueErasures(deps.db, today)) {
    if (stopping?.aborted) return;
    await attempt(deps, userId, eraseExpired);
  }
}

/** A provider that is down for one must not hold up the others. */
async function attempt(
  deps: Deps,
  userId: string,
  work: (deps: Deps, userId: string) => Promise<void>,
): Promise<void> {
  try {
    await work(deps, userId);
  } catch (error) {
    deps.log.error({ err: error, userId }, 'account deletion failed; the next round retries');
  }
}
