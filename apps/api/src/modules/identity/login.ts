import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { listFactorsOf } from '../factors/factors.repository.ts';
import { methodsOf, type OwnMethod } from '../factors/prove-factor.ts';
import { startChallenge, startOwnFactorChallenge } from './challenges.ts';
import { isStaffAccount } from './client-views.policy.ts';
import { createSession, type Visitor } from './create-session.ts';
import { getMe } from './get-me.ts';
import { identityErrors } from './identity.errors.ts';
import { needsSecondFactor } from './second-factor.ts';
import { refuseNetwork } from './staff-gate.ts';
import { isSiteOrigin, refuseStaff } from './staff-origin.ts';
import { isSuspended } from './stored-flags.ts';
import type { WireUser } from './user.mapper.ts';
import { type Credentials, verifyCredentials } from './verify-credentials.ts';

const refusalOf = ({ id }: UserRow, from: Visitor) =>
  ({ by: null, from, object: { type: 'user', id } }) as const;

type LoginResponse =
  | { token: string; user: WireUser }
  | { token: string; two_factor_required: boolean; factor_methods?: OwnMethod[] };

/**
 * A session or, with the second factor on (for staff, always), a challenge that only the e-mailed code completes (D10), or a factor of the user’s own. A suspended
 * access is refused in words of its own, after the right password alone.
 */
export async function login(
  deps: Deps,
  credentials: Credentials,
  { visitor, origin }: { visitor: Visitor; origin: string | null },
): Promise<LoginResponse> {
  const user = await verifyCredentials(deps, credentials, visitor);
  if (isSiteOrigin(deps, origin)) refuseStaff(user);
  else if (isStaffAccount(user)) await refuseNetwork(deps, visitor.ip, refusalOf(user, visitor));
  if (isSuspended(user)) throw new AppError(identityErrors.accessSuspended);
  if (user.hasOwnFactor) {
    const methods = methodsOf(await listFactorsOf(deps.db, user.id), origin);
    const token = await startOwnFactorChallenge(deps, user);
    return { two_factor_required: true, token, factor_methods: methods };
  }
  if (needsSecondFactor(user)) {
    return { two_factor_required: true, token: await startChallenge(deps, user, { purpose: 'login' }) };
  }
  const token = await createSession(deps, user, { visitor, methods: ['password'] });
  return { token, user: await getMe(deps, user) };
}
