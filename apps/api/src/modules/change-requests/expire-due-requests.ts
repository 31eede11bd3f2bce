import type { Deps } from '../../deps.ts';
import { lockDueRequests } from './change-requests.repository.ts';
import { decideRequest } from './decide-request.ts';

/** As many in one transaction; the next call takes the rest. */
const batch = 100;

/** Ends the requests that were not decided in time; returns how many. `deps.db` is a transaction. */
export async function expireDueRequests(deps: Deps): Promise<number> {
  const due = await lockDueRequests(deps.db, deps.clock.now(), batch);
  for (const request of due) await decideRequest(deps, request, { state: 'expired', by: null });
  return due.length;
}
