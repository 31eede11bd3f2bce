import type { Role, Service } from './roles.ts';

/** The access flags of an account, with their names on the wire (R313). */
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

/** The services that each role administers, whatever the stored flags (D5). */
const administered: Readonly<Record<Role, readonly Service[]>> = {
  client: [],
  cgp: [],
  commercial: [],
  equisafe: [],
  super_admin: ['yield', 'kaskad'],
  admin_yield: ['yield'],
  admin_kaskad: ['kaskad'],
};

/**
 * The flags that the server returns: those stored for the account, plus those its role grants (D5).
 * Guards read only the flags, so a role without its flag would be locked out.
 */
export function computeFlags(stored: Readonly<AccessFlags & { role: Role }>): AccessFlags {
  return {
    can_access_yield: stored.can_access_yield,
    can_access_kaskad: stored.can_access_kaskad,
    can_access_yield_admin: stored.can_access_yield_admin || administered[stored.role].includes('yield'),
    can_access_kaskad_admin: stored.can_access_kaskad_admin || administered[stored.role].includes('kaskad'),
  };
}

/** Whether the flag of a service is set, regardless of role and KYC (R038). */
export function hasServiceFlag(flags: Readonly<AccessFlags>, service: Service): boolean {
  return service === 'yield' ? flags.can_access_yield : flags.can_access_kaskad;
}

/** Whether the administrator flag of a service is set (R033, R036). */
export function hasAdminFlag(flags: Readonly<AccessFlags>, service: Service): boolean {
  return service === 'yield' ? flags.can_access_yield_admin : flags.can_access_kaskad_admin;
}
