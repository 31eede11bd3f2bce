import { reply, sampleAccountDeletion, sampleSession } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleKaskadClient, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const client = sampleKaskadClient();
const both = sampleKaskadClient({ can_access_yield: true });

it('a profile shows the signed-in devices, with the current one marked', async () => {
  const phone = sampleSession({ id: 'ses_phone', device: 'Safari sur iPhone', is_current: false });
  open('/profile', {
    as: sampleKaskadClient(),
    handlers: { listSessions: { sessions: [phone, sampleSession()] } },
  });
  expect(await screen.findByText('Cet appareil')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Déconnecter Safari sur iPhone' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Déconnecter les autres appareils' })).toBeDefined();
});

describe('the services of a profile', () => {
  it('offer to link the main one, and never to unlink the only one', async () => {
    const { user, calls } = open('/profile', {
      as: client,
      handlers: { requestLinkService: { token: 'chl' } },
    });
    const link = await screen.findByRole('button', { name: 'Relier Yield' });
    expect(screen.queryByRole('button', { name: /Délier/ })).toBeNull();
    await user.click(link);
    await screen.findByLabelText('Code à 6 chiffres');
    expect(calls('requestLinkService')[0]?.body).toEqual({ service: 'yield' });
  });

  it('unlink the main one with the password, which removes its switch', async () => {
    let me = both;
    const { user, calls, services } = open('/profile', {
      as: both,
      handlers: {
        getMe: () => me,
        unlinkService: () => {
          me = client;
          return client;
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Délier Yield' }));
    expect(screen.getByRole('link', { name: 'Yield' })).toBeDefined();
    await user.type(screen.getByLabelText('Votre mot de passe'), 'Demonstration-2026!');
    await user.click(screen.getByRole('button', { name: 'Délier Yield' }));
    await screen.findByRole('button', { name: 'Relier Yield' });
    expect(screen.queryByRole('link', { name: 'Yield' })).toBeNull();
    expect(calls('unlinkService')[0]?.body).toMatchObject({ service: 'yield' });
    expect(services.session.intendedService()).toBe('kaskad');
  });
});

it('a profile offers to delete the account, and shows the pending request', async () => {
  const request = { requested_at: '2026-03-02T09:00:00.000Z', blocked_at: null };
  open('/profile', { as: client, handlers: { getAccountDeletion: sampleAccountDeletion({ request }) } });
  expect(
    await screen.findByText('Demande enregistrée le 2 mars 2026, effective le 1er avril 2026.'),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retirer ma demande' })).toBeDefined();
});

it('a refused deletion links to what blocks it', async () => {
  const blockers = (['unpaid', 'claim', 'investment'] as const).map((reason) => ({
    contract_id: reason,
    product: 'KSKD',
    po_number: 'INV-2026-0001',
    reason,
  }));
  const { user } = open('/profile', {
    as: client,
    handlers: { getAccountDeletion: sampleAccountDeletion({ blockers }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Supprimer mon compte' }));
  const links = within(await screen.findByRole('dialog')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'http://localhost:3000/documents',
    '/kaskad/vesting',
    '/kaskad/investments/investment',
  ]);
});

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);

describe('the emails of a profile', () => {
  const stored = { firm: true, issued: true, grant_made: false };

  it('are switched off one by one, and those of rights are not offered', async () => {
    let kept = stored;
    const { user, calls } = open('/profile', {
      as: client,
      handlers: {
        getKaskadPreferences: () => kept,
        saveKaskadPreferences: () => {
          kept = { ...stored, issued: false };
          return kept;
        },
      },
    });
    const issued = await screen.findByRole('checkbox', { name: 'Mes titres sont émis' });
    expect(boxes()).toEqual([true, true, false]);
    await user.click(issued);
    await screen.findByText('Préférences enregistrées.');
    expect(calls('saveKaskadPreferences')[0]?.body).toEqual({ ...stored, issued: false });
    expect(boxes()).toEqual([true, false, false]);
    expect(screen.getByText(/toujours envoyés.*priorité perdue/)).toBeDefined();
  });

  it('stay as they were when they could not be saved', async () => {
    const { user } = open('/profile', {
      as: client,
      handlers: {
        getKaskadPreferences: stored,
        saveKaskadPreferences: reply(500, { error: 'Panne', code: 'internal' }),
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Mon investissement devient ferme' }));
    await screen.findByText(/n’ont pas pu être enregistrées/);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /devient ferme/ }).checked).toBe(true);
  });
});
