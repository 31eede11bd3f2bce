import { type AccessFlags, hasAdminFlag } from './flags.ts';
import { isClientRole, type Role } from './roles.ts';

/** The part of an account that says whether a code is asked after its password. */
export interface SecondFactorUser extends AccessFlags {
  role: Role;
  two_factor_enabled: boolean;
}

/**
 * Whether the account may not do without the second factor: it sees what belongs to others. True for every role of
 * the staff, and for a client who was given an administrator flag (ASVS 6.3.3; docs/security.md says why clients choose).
 */
export function isSecondFactorForced(user: Readonly<AccessFlags & { role: Role }>): boolean {
  return !isClientRole(user.role) || hasAdminFlag(user, 'yield') || hasAdminFlag(user, 'kaskad');
}

/** Whether signing in asks for the e-mailed code: turned on by its owner, or forced (D10). */
export function isSecondFactorOn(user: Readonly<SecondFactorUser>): boolean {
  return user.two_factor_enabled || isSecondFactorForced(user);
}
