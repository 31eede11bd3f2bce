import { describe, expect, it } from 'vitest';
import type { AccessUser } from '../access/index.ts';
import { canUseViewScreen, viewScreens } from './staff-views.ts';

const user = (
  role: AccessUser['role'],
  can_access_yield_admin = false,
  can_access_kaskad_admin = false,
): AccessUser => ({
  id: 'usr_1',
  role,
  is_kyc: false,
  can_access_yield: false,
  can_access_kaskad: false,
  can_access_yield_admin,
  can_access_kaskad_admin,
});
const ofKaskad = viewScreens.filter((screen) => screen.startsWith('kaskad_'));
const ofYield = viewScreens.filter((screen) => !ofKaskad.includes(screen));

describe('the lists whose views a member of staff may use', () => {
  it.each([
    [user('super_admin', true, true), [...viewScreens]],
    [user('admin_yield', true), ofYield.filter((screen) => screen !== 'audit')],
    [user('commercial'), ['fx_rates']],
    [user('equisafe'), ['register']],
    [user('admin_kaskad', false, true), ofKaskad],
    [user('client'), []],
  ])('%#: are those of the role', (who, expected) => {
    expect(viewScreens.filter((screen) => canUseViewScreen(who, screen))).toEqual(expected);
  });
});
