import { type AccessFlags, type AccessUser, computeFlags } from './flags.ts';
import { type Role, roles } from './roles.ts';

/** An account as returned by the server, for the tests of this folder. */
export function account(role: Role, overrides: Partial<AccessFlags & { is_kyc: boolean }> = {}): AccessUser {
  const { is_kyc = true, ...granted } = overrides;
  const none = {
    can_access_yield: false,
    can_access_kaskad: false,
    can_access_yield_admin: false,
    can_access_kaskad_admin: false,
  };
  return { id: '1', role, is_kyc, ...computeFlags({ ...none, ...granted, role }) };
}

const booleans = [true, false];

/** Every role × every flag × identity: 7 × 16 × 2 accounts. */
export const everyAccount: readonly AccessUser[] = roles.flatMap((role) =>
  booleans.flatMap((can_access_yield) =>
    booleans.flatMap((can_access_kaskad) =>
      booleans.flatMap((can_access_yield_admin) =>
        booleans.flatMap((can_access_kaskad_admin) =>
          booleans.map((is_kyc) =>
            account(role, {
              can_access_yield,
              can_access_kaskad,
              can_access_yield_admin,
              can_access_kaskad_admin,
              is_kyc,
            }),
          ),
        ),
      ),
    ),
  ),
);
