// The second step of a sign-in for an account with factors of its own: none of its codes is emailed.
import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { ChallengeRef } from '../../http/operation.ts';
import { accountLimits, addressKey, enforceGuardedLimit } from '../../http/rate-limit.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { factorErrors } from '../factors/factors.errors.ts';
import { listFactorsOf } from '../factors/factors.repository.ts';
import { ownOrigin, passkeysFor, requestOptions } from '../factors/passkeys.ts';
import { type Proof, proveOwnFactor } from '../factors/prove-factor.ts';
import { stopUsedRemoval } from '../factors/stop-removal.ts';
import { consumeChallenge, retargetChallenge, takeAttempt } from './challenges.repository.ts';
import { maxAttempts } from './challenges.ts';
import { createSession, type Visitor } from './create-session.ts';
import { getMe } from './get-me.ts';
import { identityErrors } from './identity.errors.ts';
import { reportRecoveryCode } from './report-recovery-code.ts';

type Schemas = components['schemas'];

/** What the passkey is to sign is kept with the challenge of the sign-in. */
export async function startSignInPasskey(
  deps: Deps,
  { id, userId, purpose }: ChallengeRef,
  from: string | null,
): Promise<Schemas['PasskeyOptions']> {
  if (purpose !== 'login') throw new AppError(httpErrors.forbidden);
  const origin = ownOrigin(deps, from);
  const passkeys = passkeysFor(await listFactorsOf(deps.db, userId), origin);
  if (passkeys.length === 0) throw new AppError(factorErrors.none);
  const options = await requestOptions(origin, passkeys);
  await retargetChallenge(deps.db, id, options.challenge);
  return { options: { ...options } };
}

export async function signInWithFactor(
  deps: Deps,
  challenge: ChallengeRef,
  { proof, origin, visitor }: { proof: Proof; origin: string | null; visitor: Visitor },
): Promise<{ token: string; user: Schemas['User'] }> {
  const { id, userId, purpose } = challenge;
  if (purpose !== 'login') throw new AppError(httpErrors.forbidden);
  await limitTries(deps, proof, { userId, ip: visitor.ip });
  const now = deps.clock.now();
  const tried = await takeAttempt(deps.db, id, { maxAttempts, now });
  const context = { userId, challenge: tried?.target ?? null, origin };
  if (tried === null || !(await proveOwnFactor(deps, proof, context)))
    throw await refused(deps, userId, visitor);
  if (!(await consumeChallenge(deps.db, id, now))) throw new AppError(identityErrors.invalidCode);
  const user = await findUserById(deps.db, userId);
  if (user === null || user.disabledAt !== null) throw new AppError(httpErrors.unauthenticated);
  const method = proof.method === 'passkey' || proof.method === 'recovery' ? proof.method : 'authenticator';
  const token = await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    if (method === 'recovery') await reportRecoveryCode(inTx, user);
    await stopUsedRemoval(inTx, user);
    return createSession(inTx, user, { visitor, methods: ['password', method] });
  });
  return { token, user: await getMe(deps, user) };
}

/**
 * The right password forgives its own guesses: these are counted for the account, apart from a passkey, which is not guessed.
 * Those from another network address do not block its owner.
 */
async function limitTries(
  deps: Deps,
  { method }: Proof,
  { userId, ip }: { userId: string; ip: string },
): Promise<void> {
  if (method === 'passkey') return;
  await enforceGuardedLimit(deps, `factor:${userId}:${addressKey(ip)}`, accountLimits.login);
  await enforceGuardedLimit(deps, `factor:${userId}`, accountLimits.loginElsewhere);
}

/** The password was right: the trail keeps that the second step was not. */
async function refused(deps: Deps, userId: string, visitor: Visitor): Promise<AppError> {
  await recordAudit(deps, {
    by: null,
    from: visitor,
    action: 'session.refused',
    object: { type: 'user', id: userId },
  });
  const { invalidCode } = identityErrors;
  return new AppError(invalidCode, { fieldErrors: { code: [invalidCode.message] } });
}
