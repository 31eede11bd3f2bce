import { hasAdminFlag } from '@repo/domain/access';
import { addDays } from '@repo/domain/dates';
import { formatLongDate } from '@repo/domain/format';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { enforceGuardedLimit } from '../../http/rate-limit.ts';
import { parisDay } from '../../paris-time.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { confirmPassword } from '../identity/confirm-password.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { accountDeletionErrors as errors } from './account-deletion.errors.ts';
import { accountDeletionTexts as texts } from './account-deletion.texts.ts';
import { findStandingRequest, insertRequest } from './deletion-requests.repository.ts';
import { describeBlocker } from './describe-blocker.ts';
import { readDeletionDays } from './read-deletion-days.ts';
import { readRelationship } from './read-relationship.ts';

/** Each sends an email: a session left open must not fill a mailbox. */
const requestLimit = { calls: 5, windowSeconds: 24 * 60 * 60 } as const;

/** Registers the request; the account stays open until its day, and its screens show the request. */
export async function requestAccountDeletion(
  deps: Deps,
  actor: Actor,
  { password }: { password: string },
): Promise<void> {
  // Staff who act on others' contracts are named in their records: these rights are removed first.
  const isStaff = hasAdminFlag(actor.access, 'yield') || hasAdminFlag(actor.access, 'kaskad');
  if (isStaff) throw new AppError(errors.staffAccount);
  await confirmPassword(deps, actor, { password, field: 'password' });
  await enforceGuardedLimit(deps, `account-deletion:${actor.userId}`, requestLimit);
  await deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    const user = await lockAccount(tx, actor);
    if ((await findStandingRequest(tx, user.id)) !== null) throw new AppError(errors.alreadyRequested);
    const now = deps.clock.now();
    const effectiveOn = addDays(parisDay(now), await readDeletionDays(inner));
    const { blockers } = await readRelationship(tx, user, effectiveOn);
    if (blockers.length > 0) {
      throw new AppError(errors.blocked, { message: texts.blockedBy(blockers.map(describeBlocker)) });
    }
    await insertRequest(tx, { id: deps.ids.uuid(), userId: user.id, requestedAt: now, effectiveOn });
    await recordAudit(inner, {
      by: actor,
      action: 'account_deletion.requested',
      object: { type: 'user', id: user.id },
      after: { effective_on: effectiveOn },
    });
    await queueMail(inner, user, {
      kind: 'deletionRequested',
      data: { day: formatLongDate(effectiveOn) },
    });
  });
}
