// Proves again who is there: operations with `x-step-up` are open to the session for five minutes.
import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { accountLimits, enforceGuardedLimit } from '../../http/rate-limit.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { listFactorsOf } from '../factors/factors.repository.ts';
import { passkeysFor, requestOptions } from '../factors/passkeys.ts';
import { methodsOf, type Proof, proveOwnFactor } from '../factors/prove-factor.ts';
import { stopUsedRemoval } from '../factors/stop-removal.ts';
import { findLatestChallengeOf } from './challenges.repository.ts';
import { completeChallenge, startChallenge } from './challenges.ts';
import { confirmPassword } from './confirm-password.ts';
import { identityErrors } from './identity.errors.ts';
import { keepPasskeyChallenge, takePasskeyChallenge } from './passkey-challenges.ts';
import { reportRecoveryCode } from './report-recovery-code.ts';
import { needsSecondFactor } from './second-factor.ts';
import { proveSession } from './sessions.repository.ts';

type Schemas = components['schemas'];

/** The factors of one’s own, else the emailed code, else, for a client who has neither, the password. */
export async function startStepUp(
  deps: Deps,
  actor: Actor,
  origin: string | null,
): Promise<Schemas['StepUpOptions']> {
  const { account, sessionId } = actor;
  if (!account.hasOwnFactor) {
    if (!needsSecondFactor(account)) return { methods: ['password'], options: null };
    await startChallenge(deps, account, { purpose: 'step_up', sessionId });
    return { methods: ['email'], options: null };
  }
  const rows = await listFactorsOf(deps.db, account.id);
  const methods = methodsOf(rows, origin);
  if (origin === null || !methods.includes('passkey')) return { methods, options: null };
  const options = await requestOptions(origin, passkeysFor(rows, origin));
  await keepPasskeyChallenge(deps, actor, { purpose: 'use_passkey', challenge: options.challenge });
  return { methods, options: { ...options } };
}

export async function stepUp(
  deps: Deps,
  actor: Actor,
  proof: Proof & { origin: string | null },
): Promise<void> {
  await refuseUnproven(deps, actor, proof);
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    // The account before its sessions, as a removal locks them.
    await stopUsedRemoval(inTx, actor.account);
    await proveSession(tx, actor.sessionId, deps.clock.now());
    await recordAudit(inTx, {
      by: actor,
      action: 'session.proven',
      object: { type: 'session', id: actor.sessionId },
      after: { method: proof.method },
    });
    if (proof.method === 'recovery') await reportRecoveryCode(inTx, actor.account);
  });
}

async function refuseUnproven(
  deps: Deps,
  actor: Actor,
  proof: Proof & { origin: string | null },
): Promise<void> {
  const { account, userId, sessionId } = actor;
  const { method, code = '', password = '', origin } = proof;
  if (account.hasOwnFactor) {
    if (method !== 'passkey')
      await enforceGuardedLimit(deps, `step-up:${userId}`, accountLimits.confirmPassword);
    const challenge = method === 'passkey' ? await takePasskeyChallenge(deps, actor, 'use_passkey') : null;
    if (await proveOwnFactor(deps, proof, { userId, challenge, origin })) return;
    throw refusal();
  }
  if (!needsSecondFactor(account)) return confirmPassword(deps, actor, { password, field: 'password' });
  const now = deps.clock.now();
  const open = await findLatestChallengeOf(deps.db, { userId, sessionId, purpose: 'step_up', now });
  if (method !== 'email' || open === null) throw refusal();
  await completeChallenge(deps, open, { code, purposes: ['step_up'] });
}

function refusal(): AppError {
  const { invalidCode } = identityErrors;
  return new AppError(invalidCode, { fieldErrors: { code: [invalidCode.message] } });
}
