import { describe, expect, it } from 'vitest';
import { roles } from './roles.ts';
import { isSecondFactorForced, isSecondFactorOn } from './second-factor.ts';
import { account, everyAccount } from './test-accounts.ts';

describe('the second factor', () => {
  it('is mandatory for every staff role, and optional for clients', () => {
    const forced = Object.fromEntries(roles.map((role) => [role, isSecondFactorForced(account(role))]));
    expect(forced).toEqual({
      client: false,
      cgp: false,
      commercial: true,
      equisafe: true,
      super_admin: true,
      admin_yield: true,
      admin_kaskad: true,
    });
  });

  it('is mandatory for a client with an administrator flag', () => {
    expect(isSecondFactorForced(account('client', { can_access_yield_admin: true }))).toBe(true);
    expect(isSecondFactorForced(account('cgp', { can_access_kaskad_admin: true }))).toBe(true);
    expect(isSecondFactorForced(account('client', { can_access_yield: true, can_access_kaskad: true }))).toBe(
      false,
    );
  });

  it('is required when enabled or mandatory, even when disabled on an account where it is mandatory', () => {
    for (const user of everyAccount) {
      expect(isSecondFactorOn({ ...user, two_factor_enabled: true })).toBe(true);
      expect(isSecondFactorOn({ ...user, two_factor_enabled: false })).toBe(isSecondFactorForced(user));
    }
  });
});
