import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { actOnClient } from './act-on-client.ts';
import { clientsErrors } from './clients.errors.ts';
import { endPlannedEmail, findPlannedEmail } from './planned-emails.repository.ts';
import { mailBoth } from './planned-emails.ts';

/** One person may stop an approved address before its hour: the client keeps the one that they have. */
export function stopClientEmail(
  deps: Deps,
  actor: Actor,
  request: { id: string; reason: string },
): Promise<void> {
  return actOnClient(deps, actor, request, async (inTx, user) => {
    const planned = await findPlannedEmail(inTx.db, user.id);
    // Used, or stopped by another, at this very moment.
    if (planned === null || !(await endPlannedEmail(inTx.db, planned.id, deps.clock.now())))
      throw new AppError(clientsErrors.noEmailPlanned);
    await mailBoth(inTx, user, planned.email, { kind: 'emailChangeStopped', data: null });
    return { action: 'account.email_stopped', after: { email: planned.email } };
  });
}
