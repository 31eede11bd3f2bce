import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { accountDeletionErrors as errors } from './account-deletion.errors.ts';
import { findStandingRequest, saveRequest } from './deletion-requests.repository.ts';

/** Until the account is shut; the same lock as the closing, so that one of them comes first. */
export async function cancelAccountDeletion(deps: Deps, actor: Actor): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    const user = await lockAccount(tx, actor);
    const request = await findStandingRequest(tx, user.id);
    if (request === null) throw new AppError(errors.notRequested);
    await saveRequest(tx, request.id, { canceledAt: deps.clock.now() });
    await recordAudit(inner, {
      by: actor,
      action: 'account_deletion.canceled',
      object: { type: 'user', id: user.id },
    });
    await queueMail(inner, user, { kind: 'deletionCanceled', data: null });
  });
}
