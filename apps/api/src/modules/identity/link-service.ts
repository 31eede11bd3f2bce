import { isService } from '@repo/domain/access';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { ChallengeRef } from '../../http/operation.ts';
import { updateUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { completeChallenge } from './challenges.ts';
import { confirmEmail } from './confirm-email.ts';
import { authorOf, createSession, type Visitor } from './create-session.ts';
import { getMe } from './get-me.ts';
import { dropInvitations } from './invitations.repository.ts';
import { endSession } from './sessions.repository.ts';
import type { WireUser } from './user.mapper.ts';

/** Opens the other service to the account; the session of the request gives way to a new one. */
export async function linkService(
  deps: Deps,
  challengeRef: ChallengeRef,
  { code, visitor }: { code: string; visitor: Visitor },
): Promise<{ token: string; user: WireUser }> {
  const { challenge, user } = await completeChallenge(deps, challengeRef, {
    code,
    purposes: ['link_service'],
  });
  if (user.hasOwnFactor && challenge.sessionId === null) throw new AppError(httpErrors.forbidden);
  const service = challenge.target;
  if (!isService(service)) throw new AppError(httpErrors.forbidden);
  const now = deps.clock.now();
  const opened = await deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    const access = service === 'yield' ? { canAccessYield: true } : { canAccessKaskad: true };
    await confirmEmail(inner, user, { by: authorOf(user, visitor), proof: 'code' });
    const linked = await updateUser(tx, user.id, { ...access, updatedAt: now });
    await dropInvitations(tx, user.email, service);
    if (challenge.sessionId !== null) await endSession(tx, challenge.sessionId, now);
    await recordAudit(inner, {
      by: authorOf(user, visitor),
      action: 'service.linked',
      object: { type: 'user', id: user.id },
      after: { service },
    });
    await queueMail(inner, linked, {
      kind: 'serviceLinked',
      data: { service: deps.settings.brands[service] },
    });
    // Of a factor of their own, the emailed code proves nothing.
    const isProven = !user.hasOwnFactor;
    const opening = { visitor, methods: ['password', 'code'], isProven } as const;
    return { linked, token: await createSession(inner, linked, opening) };
  });
  return { token: opened.token, user: await getMe(deps, opened.linked) };
}
