/** D38: the documents name the screens of staff, and show nothing of them: each stands, and says that there is no more. */
import { createDocumentsHost, documentedUser } from '@repo/api-sdk/testing/documents-host';
import { expectSoundPage } from '@repo/client/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { sampleAdmin, usePages } from '../testing/page-test.tsx';

const open = usePages();
const errors: string[] = [];

beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    const text = words.map(String).join(' ');
    // jsdom has no layout, draws no canvas and does not know <search>.
    if (
      !/Not implemented: HTMLCanvas|\[ECharts\] Can't get DOM|unrecognized in this browser.* search$/.test(
        text,
      )
    )
      errors.push(text);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const screens = [
  ['admin_yield', '/admin'],
  ['admin_yield', '/admin/navs'],
  ['admin_yield', '/admin/taux-fx'],
  ['admin_yield', '/admin/souscriptions'],
  ['admin_yield', '/admin/produits'],
  ['admin_yield', '/admin/users'],
  ['admin_yield', '/admin/commerciaux'],
  ['commercial', '/admin-commercial'],
  ['commercial', '/admin-commercial/taux-fx'],
  ['equisafe', '/admin-equisafe'],
  ['admin_kaskad', '/kaskad/admin'],
  ['admin_kaskad', '/kaskad/admin/users'],
  ['admin_kaskad', '/kaskad/admin/investments'],
  ['admin_kaskad', '/kaskad/admin/fundraising'],
] as const;

it.each(screens)(
  'a host that offers the two documents alone shows %s the screen %s (D38)',
  async (role, address) => {
    const flags = {
      can_access_yield_admin: role === 'admin_yield',
      can_access_kaskad_admin: role === 'admin_kaskad',
    };
    const { can_access_yield_admin: _y, can_access_kaskad_admin: _k, ...user } = documentedUser;
    const host = createDocumentsHost([], { getMe: { ...user, role, can_access_yield: false } });
    const page = open(address, { as: sampleAdmin({ id: 'u-17', role, ...flags }), host });
    await expectSoundPage(page, address);
    expect(page.path()).toBe(address);
    expect(errors.join('\n')).toBe('');
    expect(host.undocumented).toEqual([]);
  },
);
