import { reply, sampleSession } from '@repo/api-sdk/testing';
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
      handlers: {
        listFactors: { factors: [], recovery_codes_left: 0, is_required: true },
        listSessions: { sessions: [sampleSession(), phone] },
        revokeSession: { success: true },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sécurité' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Sécurité' }));
    expect(await panel.findByText('Cet appareil')).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Déconnecter Safari sur iPhone' }));
    expect(await screen.findByText('Safari sur iPhone : appareil déconnecté.')).toBeDefined();
    expect(calls('revokeSession').map((call) => call.path)).toEqual([{ id: 'ses_phone' }]);
  },
);

it('staff without the required second factor see « Sécurité » alone, and go on once one is there', async () => {
  let hasFactor = false;
  const me = () => (hasFactor ? sampleAdmin() : { ...sampleAdmin(), must_add_factor: true });
  const codes = ['ABCDE-FGHJK'];
  const factor = { id: 'fac_1', kind: 'authenticator', name: 'Aegis' } as const;
  const { user, calls } = open('/admin/users', {
    as: sampleAdmin(),
    handlers: {
      getMe: me,
      listFactors: () => ({ factors: [], recovery_codes_left: 0, is_required: true }),
      listSessions: { sessions: [sampleSession()] },
      startAuthenticator: reply(201, {
        id: 'fac_1',
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
      }),
      confirmAuthenticator: () => {
        hasFactor = true;
        return {
          factor: { ...factor, created_at: '2026-03-01T09:00:00.000Z', last_used_at: null },
          recovery_codes: codes,
        };
      },
    },
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Sécurité');
  expect(screen.getByText(/Votre fonction demande une clé d’accès/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Clients' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ouvrir l’espace de gestion' })).toBeNull();
  expect(calls('getChangeControl')).toEqual([]);

  await user.click(await screen.findByRole('button', { name: 'Ajouter une application' }));
  await user.click(await screen.findByRole('button', { name: 'Continuer' }));
  await user.type(await screen.findByLabelText('Code à 6 chiffres'), '123456');
  // Its codes stay until they are kept.
  expect(await screen.findByText(codes[0] ?? '')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'J’ai conservé mes codes' }));
  await user.click(await screen.findByRole('button', { name: 'Ouvrir l’espace de gestion' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Clients' })).toBeDefined();
});
