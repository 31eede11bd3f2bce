// The rule of the domain, applied to an account as it is stored.
import { isSecondFactorForced, isSecondFactorOn } from '@repo/domain/access';
import type { UserRow } from '../../db/schema/identity.ts';
import { storedFlags } from './stored-flags.ts';

/** Whether this account needs a code after its password. */
export function needsSecondFactor(user: UserRow): boolean {
  const { role, twoFactorEnabled } = user;
  return isSecondFactorOn({ role, ...storedFlags(user), two_factor_enabled: twoFactorEnabled });
}

/** Whether this account may not turn its second factor off. */
export function mustKeepSecondFactor(user: UserRow): boolean {
  return isSecondFactorForced({ role: user.role, ...storedFlags(user) });
}
