import { sampleSession } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();

it.each([
  ['/admin/users', sampleAdmin()],
  [
    '/admin-equisafe',
    sampleAdmin({ role: 'equisafe', can_access_yield: false, can_access_yield_admin: false }),
  ],
])(
  'a member of staff on %s sees where they are signed in, and signs another device out',
  async (path, staff) => {
    const phone = sampleSession({ id: 'ses_phone', device: 'Safari sur iPhone', is_current: false });
    const { user, calls } = open(path, {
      as: staff,
      handlers: { listSessions: { sessions: [sampleSession(), phone] }, revokeSession: { success: true } },
    });
    await user.click(await screen.findByRole('button', { name: 'Appareils connectés' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Appareils connectés' }));
    expect(await panel.findByText('Cet appareil')).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Déconnecter Safari sur iPhone' }));
    expect(await screen.findByText('Safari sur iPhone : appareil déconnecté.')).toBeDefined();
    expect(calls('revokeSession').map((call) => call.path)).toEqual([{ id: 'ses_phone' }]);
  },
);
