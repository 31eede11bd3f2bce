// E-mail and password, verified in one way wherever they are required (sign-in, service link).
import { normaliseEmail, validateLogin } from '@repo/domain/validation';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { findUserByEmail } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Visitor } from './create-session.ts';
import { identityErrors } from './identity.errors.ts';
import { forgiveGuesses, limitGuesses } from './limit-guesses.ts';
import { verifyPassword } from './passwords.ts';

export interface Credentials {
  email?: string | undefined;
  password?: string | undefined;
}

/**
 * Unknown address, wrong password and disabled account get the same response, in similar time. The right password of an account
 * whose owner used « Ce n’est pas moi » is refused in words of its own.
 */
export async function verifyCredentials(
  deps: Deps,
  credentials: Credentials,
  visitor: Visitor,
): Promise<UserRow> {
  const { email, password } = { email: credentials.email ?? '', password: credentials.password ?? '' };
  refuseInvalid(validateLogin({ email, password }));
  const address = normaliseEmail(email);
  const user = await findUserByEmail(deps.db, address);
  const guess = { email: address, user, ip: visitor.ip };
  const isFamiliar = await limitGuesses(deps, guess);

  const isRight = await verifyPassword(
    user?.passwordHash ?? null,
    password,
    isFamiliar ? 'known' : 'anonymous',
  );
  if (user === null || !isRight || user.disabledAt !== null) {
    await recordAudit(deps, {
      by: null,
      from: visitor,
      action: 'session.refused',
      object: { type: 'user', id: user?.id ?? 'unknown' },
    });
    throw new AppError(identityErrors.invalidCredentials);
  }
  await forgiveGuesses(deps, guess);
  if (user.passwordRefusedAt !== null) throw new AppError(identityErrors.passwordRefused);
  return user;
}
