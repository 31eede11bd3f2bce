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
import { endUserSessions } from './sessions.repository.ts';
import type { WireUser } from './user.mapper.ts';

/** Ends a sign-in with its code, or confirms that the second factor is turned on; either way a new session opens. */
export async function verifyTwoFactor(
  deps: Deps,
  challenge: ChallengeRef,
  { code, visitor }: { code: string; visitor: Visitor },
): Promise<{ token: string; user: WireUser }> {
  const { user: holder } = await completeChallenge(deps, challenge, {
    code,
    purposes: ['login', 'enable_two_factor'],
  });
  // Requested before they had one: it would be a way around it.
  if (holder.hasOwnFactor) throw new AppError(httpErrors.forbidden);
  const now = deps.clock.now();
  const opened = await deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    const user = await confirmEmail(inner, holder, { by: authorOf(holder, visitor), proof: 'code' });
    if (challenge.purpose === 'login') {
      return { user, token: await createSession(inner, user, { visitor, methods: ['password', 'code'] }) };
    }
    const changed = await updateUser(tx, user.id, { twoFactorEnabled: true, updatedAt: now });
    await endUserSessions(tx, user.id, { revokedAt: now });
    await recordAudit(inner, {
      by: authorOf(user, visitor),
      action: 'two_factor.enabled',
      object: { type: 'user', id: user.id },
    });
    await queueMail(inner, changed, { kind: 'twoFactorEnabled', data: null });
    return {
      user: changed,
      token: await createSession(inner, changed, { visitor, methods: ['password', 'code'] }),
    };
  });
  return { token: opened.token, user: await getMe(deps, opened.user) };
}
