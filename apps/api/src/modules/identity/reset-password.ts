import { validateNewPassword } from '@repo/domain/validation';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { findUserById, lockUser } from '../accounts/users.repository.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { consumeChallenge } from './challenges.repository.ts';
import { confirmEmail } from './confirm-email.ts';
import { authorOf, type Visitor } from './create-session.ts';
import { findResetChallenge } from './find-reset-challenge.ts';
import { identityErrors } from './identity.errors.ts';
import { hashPassword } from './passwords.ts';
import { sentByStaff } from './send-reset-link.ts';
import { setPassword } from './set-password.ts';
import { refuseWeakPassword } from './weak-password.ts';

/** Sets a new password once; it opens no session, so that the second factor is still required. */
export async function resetPassword(
  deps: Deps,
  { token, password = '' }: RequestBody<'resetPassword'>,
  visitor: Visitor,
): Promise<void> {
  refuseInvalid(validateNewPassword({ password }));
  const challenge = await findResetChallenge(deps, token);
  const user = challenge && (await findUserById(deps.db, challenge.userId));
  if (challenge === null || user === null || user.disabledAt !== null)
    throw new AppError(identityErrors.invalidLink);
  await refuseWeakPassword(deps, password, user);
  const passwordHash = await hashPassword(password, 'known');
  await deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    // The account before its links, as all that ends them does.
    await lockUser(tx, user.id);
    if (!(await consumeChallenge(tx, challenge.id, deps.clock.now())))
      throw new AppError(identityErrors.invalidLink);
    const by = authorOf(user, visitor);
    await confirmEmail(inner, user, { by, proof: 'password_reset' });
    await setPassword(inner, user, { passwordHash, by });
    if (challenge.target === sentByStaff)
      await recordEvent(inner, { userId: user.id, type: 'password_reset_admin' });
  });
}
