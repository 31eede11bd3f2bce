import { validateReason } from '@repo/domain/two-persons';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { voidChallenges } from '../identity/challenges.repository.ts';
import { isStaffAccount } from '../identity/client-views.policy.ts';
import { describeDevice } from '../identity/describe-device.ts';
import { endSession, endUserSessions, listOpenSessions } from '../identity/sessions.repository.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { staffSessionsErrors as errors } from './staff-sessions.errors.ts';
import { refusalOf } from './staff-sessions.policy.ts';

interface Ending {
  id: string;
  /** Undefined: all of them. */
  sessionId: string | undefined;
  reason: string;
}

/** « Déconnecter » a colleague’s device, or all of them: with its reason, a line of the trail and an email to them. */
export async function endStaffSessions(
  deps: Deps,
  actor: Actor,
  { id, sessionId, reason }: Ending,
): Promise<void> {
  refuseInvalid(validateReason({ reason }));
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const user = await lockUser(tx, id);
    if (user === null || !isStaffAccount(user)) throw new AppError(httpErrors.notFound);
    const refusal = refusalOf(actor, user);
    if (refusal !== null) throw new AppError(refusal);
    const after = sessionId === undefined ? await endAll(inTx, user) : await endOne(inTx, user, sessionId);
    await recordAudit(inTx, {
      by: actor,
      action: 'account.signed_out',
      object: { type: 'user', id },
      after: { ...after, detail: reason.trim() },
    });
    await deps.settleRequest?.(tx);
  });
}

/** What is half way of a sign-in or a hand-over ends too. */
async function endAll(deps: Deps, user: UserRow): Promise<{ sessions: number }> {
  const now = deps.clock.now();
  const ended = await endUserSessions(deps.db, user.id, { revokedAt: now });
  if (ended.length === 0) throw new AppError(errors.none);
  for (const purpose of ['login', 'handoff']) await voidChallenges(deps.db, user.id, { purpose, now });
  await mailPerson(deps, user, null);
  return { sessions: ended.length };
}

async function endOne(
  deps: Deps,
  user: UserRow,
  sessionId: string,
): Promise<{ sessions: 1; device: string }> {
  const now = deps.clock.now();
  const open = await listOpenSessions(deps.db, user.id, now);
  const session = open.find((one) => one.id === sessionId);
  if (session === undefined || !(await endSession(deps.db, sessionId, now))) throw new AppError(errors.none);
  const { device } = describeDevice(session.userAgent);
  await mailPerson(deps, user, device);
  return { sessions: 1, device };
}

function mailPerson(deps: Deps, user: UserRow, device: string | null): Promise<void> {
  return queueMail(deps, user, {
    kind: 'staffSignedOut',
    data: { device, url: deps.settings.backofficeUrl },
  });
}
