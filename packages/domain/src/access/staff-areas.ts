import type { clientRoles, Role, Service } from './roles.ts';

export const staffAreaNames = ['admin', 'commercial', 'equisafe', 'kaskadAdmin'] as const;
export type StaffArea = (typeof staffAreaNames)[number];

interface StaffAreaRule {
  /** The path of its first screen, in the back office. */
  readonly home: string;
  readonly requirement: {
    readonly auth: 'signed-in';
    readonly roles?: readonly Role[];
    readonly adminFlag?: Service;
  };
}

/** The areas of the back office: where each begins and who may open it (R033–R036). Landing, guards and screens read it. */
export const staffAreas: Readonly<Record<StaffArea, StaffAreaRule>> = {
  admin: { home: '/admin', requirement: { auth: 'signed-in', adminFlag: 'yield' } },
  commercial: { home: '/admin-commercial', requirement: { auth: 'signed-in', roles: ['commercial'] } },
  equisafe: { home: '/admin-equisafe', requirement: { auth: 'signed-in', roles: ['equisafe'] } },
  kaskadAdmin: { home: '/kaskad/admin', requirement: { auth: 'signed-in', adminFlag: 'kaskad' } },
};

type StaffRole = Exclude<Role, (typeof clientRoles)[number]>;

/** The area in which each role lands (R023–R026); a flag may open another one too. */
const landingAreas: Readonly<Record<StaffRole, StaffArea>> = {
  equisafe: 'equisafe',
  commercial: 'commercial',
  super_admin: 'admin',
  admin_yield: 'admin',
  admin_kaskad: 'kaskadAdmin',
};

/** The area in which a role lands; null for the roles that use client screens. */
export function staffAreaOf(role: Role): StaffArea | null {
  return role === 'client' || role === 'cgp' ? null : landingAreas[role];
}
