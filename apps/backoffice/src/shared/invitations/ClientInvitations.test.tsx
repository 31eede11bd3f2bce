import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleKaskadAdmin } from '../../testing/sample-kaskad.ts';

const open = usePages();
type Invitation = OperationOutput<'listClientInvitations'>['items'][number];

const zoe: Invitation = {
  id: 'inv_zoe',
  is_company: true,
  firstname: 'Zoé',
  lastname: 'Bellec',
  email: 'zoe@exemple.fr',
  phone: '',
  service: 'yield',
  adviser: { id: 'usr_paul', name: 'Paul Lambert' },
  invited_by: 'Inès Garnier',
  sent_at: '2026-01-02T09:00:00.000Z',
  expires_at: '2026-01-05T09:00:00.000Z',
  is_expired: false,
};
const listAdvisers = { advisers: [{ id: 'usr_paul', name: 'Paul Lambert' }] };
const sent = { items: [zoe], total: 1 };

const shown = () => screen.getAllByRole('button', { name: 'Annuler l’invitation' }).length;

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Créer un client' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Gérant' }));
  for (const [label, text] of [
    ['Prénom', 'Zoé'],
    ['Nom', 'Bellec'],
    ['Adresse e-mail', ' zoe@exemple.fr'],
  ] as const)
    await user.type(dialog.getByLabelText(label), text);
  return dialog;
}

describe('« Créer un client »', () => {
  it('invites by an administrator, who chooses the adviser', async () => {
    const { user, calls } = open('/admin/users', {
      as: sampleAdmin(),
      handlers: { listAdvisers, inviteClient: sent },
    });
    const dialog = await fillIn(user);
    await user.click(dialog.getByRole('button', { name: /Commercial/ }));
    const list = within(await screen.findByRole('listbox'));
    await user.click(list.getByRole('option', { name: 'Paul Lambert' }));
    await user.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
    await waitFor(() => expect(calls('inviteClient')).toHaveLength(1));
    const { is_company, firstname, lastname, email, phone, service } = zoe;
    expect(calls('inviteClient')[0]?.body).toEqual({
      client: { is_company, firstname, lastname, email, phone, service },
      adviser_id: 'usr_paul',
    });
  });

  it('invites by an adviser for themselves, and shows why an address is refused', async () => {
    const as = sampleAdmin({ id: 'usr_paul', role: 'commercial', can_access_yield_admin: false });
    const refused = reply(422, {
      error: 'Déjà invitée',
      code: 'validation_failed',
      errors: { email: ['Déjà invitée'] },
    });
    const { user, calls } = open('/admin-commercial/clients', { as, handlers: { inviteClient: refused } });
    const dialog = await fillIn(user);
    expect(dialog.queryByRole('button', { name: /Commercial/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
    expect((await dialog.findAllByText('Déjà invitée')).length).toBeGreaterThan(0);
    expect(calls('inviteClient')[0]?.body).toMatchObject({ adviser_id: null });
  });
});

describe('an invitation that waits', () => {
  it.each([
    ['Renvoyer l’invitation', 'resendClientInvitation', false],
    ['Annuler l’invitation', 'cancelClientInvitation', true],
  ] as const)('is shown with its day: « %s »', async (button, operation, isConfirmed) => {
    const { user, calls } = open('/admin/users', {
      as: sampleAdmin(),
      handlers: { listClientInvitations: sent, [operation]: { items: [], total: 0 } },
    });
    await screen.findByText('Invité le 02/01/2026 par Inès Garnier');
    await user.click(screen.getByRole('button', { name: button }));
    if (isConfirmed)
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }));
    await waitFor(() => expect(calls(operation)[0]?.path).toEqual({ id: 'inv_zoe' }));
  });

  it('leaves the list in sight: five are shown, then all', async () => {
    const items = Array.from({ length: 7 }, (_, index) => ({ ...zoe, id: `inv_${index}` }));
    const { user } = open('/admin/users', {
      as: sampleAdmin(),
      handlers: { listClientInvitations: { items, total: 7 } },
    });
    const all = await screen.findByRole('button', { name: 'Tout afficher' });
    expect(shown()).toBe(5);
    await user.click(all);
    expect(shown()).toBe(7);
  });

  it('says that it has expired', async () => {
    open('/admin/users', {
      as: sampleAdmin(),
      handlers: { listClientInvitations: { items: [{ ...zoe, is_expired: true }], total: 1 } },
    });
    expect(await screen.findByText('Expirée le 05/01/2026')).toBeDefined();
  });
});

const openUsers = (handlers: object) => open('/kaskad/admin/users', { as: sampleKaskadAdmin(), handlers });

describe('an invitation to Kaskad', () => {
  const ofKaskad = { items: [{ ...zoe, service: 'kaskad', adviser: null } as const], total: 1 };
  it('[B48] is sent by its administration, without a service or an adviser', async () => {
    const { user, calls } = openUsers({ inviteKaskadUser: ofKaskad });
    await user.click(await screen.findByRole('button', { name: 'Inviter un utilisateur' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('button', { name: /Commercial|Service/ })).toBeNull();
    await user.type(dialog.getByLabelText('Prénom'), 'Zoé');
    await user.type(dialog.getByLabelText('Nom'), 'Bellec');
    await user.type(dialog.getByLabelText('Adresse e-mail'), 'zoe@exemple.fr');
    await user.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
    await waitFor(() => expect(calls('inviteKaskadUser')).toHaveLength(1));
    const { firstname, lastname, email } = zoe;
    expect(calls('inviteKaskadUser')[0]?.body).toEqual({
      client: { is_company: false, firstname, lastname, email, phone: '' },
    });
    expect(calls('listClientInvitations')).toEqual([]);
  });

  it('waits on the list of users, where it is sent again', async () => {
    const { user, calls } = openUsers({
      listKaskadInvitations: ofKaskad,
      resendKaskadInvitation: { items: [], total: 0 },
    });
    await screen.findByText('Invité le 02/01/2026 par Inès Garnier');
    expect(screen.queryByRole('columnheader', { name: 'Commercial' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Renvoyer l’invitation' }));
    await waitFor(() => expect(calls('resendKaskadInvitation')[0]?.path).toEqual({ id: 'inv_zoe' }));
  });
});
