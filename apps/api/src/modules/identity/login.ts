import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { startChallenge } from './challenges.ts';
import { createSession, type Visitor } from './create-session.ts';
import { getMe } from './get-me.ts';
import { identityErrors } from './identity.errors.ts';
import { needsSecondFactor } from './second-factor.ts';
import { isSuspended } from './stored-flags.ts';
import type { WireUser } from './user.mapper.ts';
import { type Credentials, verifyCredentials } from './verify-credentials.ts';

type LoginResponse = { token: string; user: WireUser } | { token: string; two_factor_required: boolean };

/**
 * A session or, with the second factor on (for staff, always), a challenge that only the e-mailed code completes (D10). A suspended
 * access is refused in words of its own, after the right password alone.
 */
export async function login(deps: Deps, credentials: Credentials, visitor: Visitor): Promise<LoginResponse> {
  const user = await verifyCredentials(deps, credentials, visitor);
  if (isSuspended(user)) throw new AppError(identityErrors.accessSuspended);
  if (needsSecondFactor(user)) {
    return { two_factor_required: true, token: await startChallenge(deps, user, { purpose: 'login' }) };
  }
  const token = await createSession(deps, user, { visitor, methods: ['password'] });
  return { token, user: await getMe(deps, user) };
}
