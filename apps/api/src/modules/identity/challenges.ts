// A challenge is a token for one purpose, completed by a six-digit code sent by e-mail (facts: ≤ 10 minutes,
// single use, five tries a code, counted before they are judged).
import { normaliseCode } from '@repo/domain/validation';
import type { ChallengeRow, UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { ChallengeRef } from '../../http/operation.ts';
import { enforceCodesLimit } from '../../http/rate-limit.ts';
import { challengeTokenPrefix, hashCode, hashToken, isSameHash, newToken } from '../../tokens.ts';
import { findUserById } from '../accounts/users.repository.ts';
import type { MailedCodePurpose } from '../notifications/mails/code-purpose.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import {
  consumeChallenge,
  findChallenge,
  insertChallenge,
  takeAttempt,
  voidChallenges,
} from './challenges.repository.ts';
import { identityErrors } from './identity.errors.ts';

export const codeLifetimeMs = 10 * 60_000;
export const maxAttempts = 5;

export interface NewChallenge {
  purpose: MailedCodePurpose;
  target?: string;
  sessionId?: string;
}

/** The token of a sign-in that a factor of the user’s own completes: no code is sent. */
export async function startOwnFactorChallenge(deps: Deps, user: UserRow): Promise<string> {
  const now = deps.clock.now();
  const { token, tokenHash } = newToken(deps, challengeTokenPrefix);
  await deps.db.transaction(async (tx) => {
    await voidChallenges(tx, user.id, { purpose: 'login', now });
    await insertChallenge(tx, {
      id: deps.ids.uuid(),
      tokenHash,
      userId: user.id,
      purpose: 'login',
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeLifetimeMs),
    });
  });
  return token;
}

/** Sends a code and returns the token that goes with it. */
export async function startChallenge(deps: Deps, user: UserRow, wanted: NewChallenge): Promise<string> {
  await enforceCodesLimit(deps, user.id);
  const now = deps.clock.now();
  const { token, tokenHash } = newToken(deps, challengeTokenPrefix);
  const id = deps.ids.uuid();
  const code = deps.ids.code();
  await deps.db.transaction(async (tx) => {
    await voidChallenges(tx, user.id, { purpose: wanted.purpose, now });
    await insertChallenge(tx, {
      id,
      tokenHash,
      userId: user.id,
      purpose: wanted.purpose,
      target: wanted.target ?? null,
      sessionId: wanted.sessionId ?? null,
      codeHash: hashCode(deps, id, code),
      codesSent: 1,
      lastSentAt: now,
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeLifetimeMs),
    });
    await queueMail({ ...deps, db: tx }, user, { kind: 'code', data: { code, purpose: wanted.purpose } });
  });
  return token;
}

export interface CompletedChallenge {
  challenge: ChallengeRow;
  user: UserRow;
}

/** Uses the challenge up with its code; a wrong purpose, a wrong code and a spent challenge are refused. */
export async function completeChallenge(
  deps: Deps,
  challenge: ChallengeRef,
  { code, purposes }: { code: string; purposes: readonly MailedCodePurpose[] },
): Promise<CompletedChallenge> {
  if (!purposes.some((purpose) => purpose === challenge.purpose)) throw new AppError(httpErrors.forbidden);
  const now = deps.clock.now();
  const tried = await takeAttempt(deps.db, challenge.id, { maxAttempts, now });
  const expected = tried?.codeHash ?? '';
  if (tried === null || !isSameHash(expected, hashCode(deps, challenge.id, normaliseCode(code)))) {
    throw new AppError(identityErrors.invalidCode, {
      fieldErrors: { code: [identityErrors.invalidCode.message] },
    });
  }
  if (!(await consumeChallenge(deps.db, challenge.id, now))) throw new AppError(identityErrors.invalidCode);
  const user = await findUserById(deps.db, challenge.userId);
  if (user === null || user.disabledAt !== null) throw new AppError(httpErrors.unauthenticated);
  return { challenge: tried, user };
}

/** The open challenge a Bearer token stands for, or null. */
export async function findOpenChallenge(deps: Deps, token: string): Promise<ChallengeRef | null> {
  return findChallenge(deps.db, hashToken(token), deps.clock.now());
}
