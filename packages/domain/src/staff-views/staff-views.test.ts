import { describe, expect, it } from 'vitest';
import type { AccessUser } from '../access/index.ts';
import { canUseViewScreen, viewScreens } from './staff-views.ts';

const user = (role: AccessUser['role'], can_access_yield_admin = false): AccessUser => ({
  id: 'usr_1',
  role,
  is_kyc: false,
  can_access_yield: false,
  can_access_kaskad: false,
  can_access_yield_admin,
  can_access_kaskad_admin: false,
});

describe('the lists whose views a member of staff may use', () => {
  it.each([
    [user('super_admin', true), [...viewScreens]],
    [user('admin_yield', true), viewScreens.filter((screen) => screen !== 'audit')],
    [user('commercial'), ['fx_rates']],
    [user('equisafe'), ['register']],
    [user('admin_kaskad'), []],
    [user('client'), []],
  ])('%#: are those of the role', (who, expected) => {
    expect(viewScreens.filter((screen) => canUseViewScreen(who, screen))).toEqual(expected);
  });
});
