import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { accountLimits, enforceGuardedLimit } from '../../http/rate-limit.ts';
import { identityErrors } from './identity.errors.ts';
import { verifyPassword } from './passwords.ts';

/** Re-authenticates the signed-in user. Counted for the account: a session must not help to guess. */
export async function confirmPassword(
  deps: Deps,
  { account }: Actor,
  { password, field }: { password: string; field: string },
): Promise<void> {
  await enforceGuardedLimit(deps, `confirm-password:${account.id}`, accountLimits.confirmPassword);
  if (await verifyPassword(account.passwordHash, password, 'known')) return;
  const { message } = identityErrors.wrongCurrentPassword;
  throw new AppError(identityErrors.wrongCurrentPassword, { fieldErrors: { [field]: [message] } });
}
