// E-mail and password, judged in one way wherever they are asked for (sign-in, service link).
import { normaliseEmail, validateLogin } from '@repo/domain/validation';
import { eq } from 'drizzle-orm';
import type { UserRow } from '../../db/schema/identity.ts';
import { rateLimits } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { accountLimits, enforceGuardedLimit } from '../../http/rate-limit.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Visitor } from './create-session.ts';
import { identityErrors } from './identity.errors.ts';
import { verifyPassword } from './passwords.ts';
import { findUserByEmail } from './users.repository.ts';

export interface Credentials {
  email?: string | undefined;
  password?: string | undefined;
}

/** Unknown address, wrong password and disabled account answer alike, in like time. */
export async function verifyCredentials(
  deps: Deps,
  credentials: Credentials,
  visitor: Visitor,
): Promise<UserRow> {
  const { email, password } = { email: credentials.email ?? '', password: credentials.password ?? '' };
  refuseInvalid(validateLogin({ email, password }));
  const address = normaliseEmail(email);
  const limitKey = `login-account:${address}`;
  await enforceGuardedLimit(deps, limitKey, accountLimits.login);

  const user = await findUserByEmail(deps.db, address);
  const isRight = await verifyPassword(user?.passwordHash ?? null, password);
  if (user === null || !isRight || user.disabledAt !== null) {
    await recordAudit(deps, {
      by: null,
      from: visitor,
      action: 'session.refused',
      object: { type: 'user', id: user?.id ?? 'unknown' },
    });
    throw new AppError(identityErrors.invalidCredentials);
  }
  await deps.db.delete(rateLimits).where(eq(rateLimits.key, limitKey));
  return user;
}
