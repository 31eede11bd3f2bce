import type { Deps } from '../deps.ts';
import { expireDueRequests } from '../modules/change-requests/expire-due-requests.ts';

/** Ends the change requests that were not decided in seven days, a batch in a transaction. */
export async function expireChangeRequests(deps: Deps, stopping?: AbortSignal): Promise<void> {
  for (let expired = 1; expired > 0; ) {
    stopping?.throwIfAborted();
    expired = await deps.db.transaction((tx) => expireDueRequests({ ...deps, db: tx }));
  }
}
