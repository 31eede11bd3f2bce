import { type AccessFlags, hasAdminFlag } from './flags.ts';
import { isClientRole, type Role } from './roles.ts';

/** The part of an account that determines whether a code is required after the password. */
export interface SecondFactorUser extends AccessFlags {
  role: Role;
  two_factor_enabled: boolean;
}

/**
 * Whether the second factor is mandatory: the account can read the data of others. True for every staff role, and for a
 * client with an administrator flag (ASVS 6.3.3; docs/security.md explains why it is optional for clients).
 */
export function isSecondFactorForced(user: Readonly<AccessFlags & { role: Role }>): boolean {
  return !isClientRole(user.role) || hasAdminFlag(user, 'yield') || hasAdminFlag(user, 'kaskad');
}

/** Whether signing in requires the emailed code: enabled by the owner, or mandatory (D10). */
export function isSecondFactorOn(user: Readonly<SecondFactorUser>): boolean {
  return user.two_factor_enabled || isSecondFactorForced(user);
}
