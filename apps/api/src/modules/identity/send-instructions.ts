import { normaliseEmail, validateEmail } from '@repo/domain/validation';
import type { Deps } from '../../deps.ts';
import { accountLimits, enforceGuardedLimit } from '../../http/rate-limit.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { insertChallenge, voidChallenges } from './challenges.repository.ts';
import { newToken, resetTokenPrefix } from './tokens.ts';
import { findUserByEmail } from './users.repository.ts';

const lifetimeMs = 60 * 60_000;

/** Answers the same for an unknown address. The link goes to the person, never into an answer. */
export async function sendInstructions(deps: Deps, body: { email?: string | undefined }): Promise<void> {
  const email = body.email ?? '';
  refuseInvalid(validateEmail({ email }));
  const address = normaliseEmail(email);
  await enforceGuardedLimit(deps, `password-reset:${address}`, accountLimits.passwordReset);
  const user = await findUserByEmail(deps.db, address);
  if (user === null || user.disabledAt !== null) return;

  const now = deps.clock.now();
  const { token, tokenHash } = newToken(deps, resetTokenPrefix);
  await deps.db.transaction(async (tx) => {
    await voidChallenges(tx, user.id, { purpose: 'password_reset', now });
    await insertChallenge(tx, {
      id: deps.ids.uuid(),
      tokenHash,
      userId: user.id,
      purpose: 'password_reset',
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    });
    await queueMail({ ...deps, db: tx }, user, { kind: 'resetPassword', data: { token } });
  });
}
