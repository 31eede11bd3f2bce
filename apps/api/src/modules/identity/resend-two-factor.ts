import { codeResendAfterMs } from '@repo/domain/limits';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { ChallengeRef } from '../../http/operation.ts';
import { enforceCodesLimit } from '../../http/rate-limit.ts';
import { hashCode } from '../../tokens.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { isMailedCodePurpose } from '../notifications/mails/code-purpose.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { replaceCode } from './challenges.repository.ts';
import { codeLifetimeMs } from './challenges.ts';

/** Another code for the same challenge; the one before stops working. */
export async function resendTwoFactor(deps: Deps, challenge: ChallengeRef): Promise<void> {
  const { purpose } = challenge;
  if (!isMailedCodePurpose(purpose)) throw new AppError(httpErrors.forbidden);
  const user = await findUserById(deps.db, challenge.userId);
  if (user === null) throw new AppError(httpErrors.unauthenticated);
  // An emailed code would be a way around them.
  if (isSignIn(purpose) && user.hasOwnFactor) throw new AppError(httpErrors.forbidden);
  const now = deps.clock.now();
  const sentMs = challenge.lastSentAt?.getTime() ?? 0;
  const waitMs = sentMs + codeResendAfterMs - now.getTime();
  if (waitMs > 0) throw tooSoon(waitMs);
  await enforceCodesLimit(deps, user.id);
  const code = deps.ids.code();
  await deps.db.transaction(async (tx) => {
    const isReplaced = await replaceCode(tx, challenge.id, {
      codeHash: hashCode(deps, challenge.id, code),
      lastSentAt: now,
      expiresAt: new Date(now.getTime() + codeLifetimeMs),
      sentBefore: new Date(now.getTime() - codeResendAfterMs),
    });
    if (!isReplaced) throw tooSoon(codeResendAfterMs);
    await queueMail({ ...deps, db: tx }, user, { kind: 'code', data: { code, purpose } });
  });
}

const isSignIn = (purpose: string) => purpose === 'login' || purpose === 'enable_two_factor';

function tooSoon(waitMs: number): AppError {
  return new AppError(httpErrors.rateLimited, { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
