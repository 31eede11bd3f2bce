import type { Role, Service } from './roles.ts';

/** What an account may open, as the wire names it (R313). */
export interface AccessFlags {
  can_access_yield: boolean;
  can_access_kaskad: boolean;
  can_access_yield_admin: boolean;
  can_access_kaskad_admin: boolean;
}

/** The part of an account that every access rule reads. */
export interface AccessUser extends AccessFlags {
  id: string;
  role: Role;
  is_kyc: boolean;
}

const yieldAdminRoles: readonly Role[] = ['super_admin', 'admin_yield'];
const kaskadAdminRoles: readonly Role[] = ['super_admin', 'admin_kaskad'];

/**
 * The flags the server answers: what is stored for the account, plus what its role gives (D5).
 * Guards read flags only, so a role that lacks its flag would be locked out without this.
 */
export function computeFlags(stored: Readonly<AccessFlags & { role: Role }>): AccessFlags {
  return {
    can_access_yield: stored.can_access_yield,
    can_access_kaskad: stored.can_access_kaskad,
    can_access_yield_admin: stored.can_access_yield_admin || yieldAdminRoles.includes(stored.role),
    can_access_kaskad_admin: stored.can_access_kaskad_admin || kaskadAdminRoles.includes(stored.role),
  };
}

/** Whether the flag of a service is set, whatever the role and the identity check (R038). */
export function hasServiceFlag(flags: Readonly<AccessFlags>, service: Service): boolean {
  return service === 'yield' ? flags.can_access_yield : flags.can_access_kaskad;
}

/** Whether the administrator flag of a service is set (R033, R036). */
export function hasAdminFlag(flags: Readonly<AccessFlags>, service: Service): boolean {
  return service === 'yield' ? flags.can_access_yield_admin : flags.can_access_kaskad_admin;
}
