import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { startChallenge } from './challenges.ts';
import { identityErrors } from './identity.errors.ts';
import { needsSecondFactor } from './second-factor.ts';

/** Sends a code first: a mistyped address would otherwise lock its owner out at the next sign-in. */
export async function enableTwoFactor(deps: Deps, actor: Actor): Promise<string> {
  if (needsSecondFactor(actor.account)) throw new AppError(identityErrors.twoFactorAlreadyOn);
  return startChallenge(deps, actor.account, { purpose: 'enable_two_factor', sessionId: actor.sessionId });
}
