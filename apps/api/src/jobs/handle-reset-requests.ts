// The other half of a password reset: the link is made and emailed here, out of sight of the client that requested it.
import { asc, eq, notInArray } from 'drizzle-orm';
import { resetRequests } from '../db/schema/identity.ts';
import type { Deps } from '../deps.ts';
import { findUserByEmail } from '../modules/accounts/users.repository.ts';
import { sendResetLink } from '../modules/identity/send-reset-link.ts';

/**
 * Handles pending requests, oldest first; returns how many there were. The transaction that handles a request deletes it: what
 * a crash interrupts, or fails, is taken up again by a later round.
 */
export async function handleResetRequests(deps: Deps, stopping?: AbortSignal): Promise<number> {
  let handled = 0;
  const failed: string[] = [];
  for (;;) {
    if (stopping?.aborted === true || !(await handleNext(deps, failed))) return handled;
    handled += 1;
  }
}

/** False when none waits. A request that another process has in hand is passed over, and one that fails joins `failed`. */
async function handleNext(deps: Deps, failed: string[]): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(resetRequests)
      .where(notInArray(resetRequests.id, failed))
      .orderBy(asc(resetRequests.requestedAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (request === undefined) return false;
    try {
      await tx.transaction(async (inner) => {
        await inner.delete(resetRequests).where(eq(resetRequests.id, request.id));
        await mailLink({ ...deps, db: inner }, request.email);
      });
    } catch (error) {
      // It must not block the others.
      deps.log.error({ err: error, requestId: request.id }, 'password reset request not handled');
      failed.push(request.id);
    }
    return true;
  });
}

/** The link goes to the person, never into a response; nothing is sent where there is no account. */
async function mailLink(deps: Deps, email: string): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  if (user === null || user.disabledAt !== null) return;
  await sendResetLink(deps, user, { isByStaff: false });
}
