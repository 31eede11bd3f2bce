import { validateChangePassword } from '@repo/domain/validation';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashPassword } from './passwords.ts';
import { setPassword } from './set-password.ts';
import { refuseWeakPassword } from './weak-password.ts';

/** D11: the current password is required, so that an unlocked screen is not enough to take an account. */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  body: RequestBody<'changePassword'>,
): Promise<string | null> {
  if (body.user !== undefined && body.user.id !== actor.userId) throw new AppError(httpErrors.forbidden);
  const { password = '', current_password = '' } = body;
  refuseInvalid(validateChangePassword({ password, current_password }));
  await confirmPassword(deps, actor, { password: current_password, field: 'current_password' });
  await refuseWeakPassword(deps, password, actor.account);
  const passwordHash = await hashPassword(password, 'known');
  return setPassword(deps, actor.account, { passwordHash, by: actor, keepSessionId: actor.sessionId });
}
