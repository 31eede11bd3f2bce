import { type AccessFlags, computeFlags, landingFor } from '@repo/domain/access';
import { isKyc } from '@repo/domain/kyc';
import type { UserRow } from '../../db/schema/identity.ts';

/** The flags stored for this account; those of its role are added to them (D5). */
export function storedFlags(user: UserRow): AccessFlags {
  return {
    can_access_yield: user.canAccessYield,
    can_access_kaskad: user.canAccessKaskad,
    can_access_yield_admin: user.canAccessYieldAdmin,
    can_access_kaskad_admin: user.canAccessKaskadAdmin,
  };
}

/** What they open now: not a service that its administration keeps closed to them. */
export function openFlags(user: UserRow): AccessFlags {
  const flags = storedFlags(user);
  return { ...flags, can_access_kaskad: flags.can_access_kaskad && user.kaskadLockedAt === null };
}

/** Whether a lock of staff leaves nothing that it opens. */
export function isSuspended(user: UserRow): boolean {
  if (user.kaskadLockedAt === null) return false;
  const { id, role } = user;
  const flags = computeFlags({ role, ...openFlags(user) });
  return landingFor({ id, role, is_kyc: isKyc(user.kycStatus), ...flags }) === 'logged-out';
}
