import type { AccessFlags } from '@repo/domain/access';
import type { UserRow } from '../../db/schema/identity.ts';

/** What was given to this account itself; what its role gives comes on top (D5). */
export function storedFlags(user: UserRow): AccessFlags {
  return {
    can_access_yield: user.canAccessYield,
    can_access_kaskad: user.canAccessKaskad,
    can_access_yield_admin: user.canAccessYieldAdmin,
    can_access_kaskad_admin: user.canAccessKaskadAdmin,
  };
}
