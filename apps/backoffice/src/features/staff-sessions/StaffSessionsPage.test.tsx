import type { OperationOutput } from '@repo/api-sdk';
import { type MockHandlers, reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

type Person = OperationOutput<'listStaffSessions'>['people'][number];

const open = usePages();
const as = sampleAdmin();
const session = (id: string, change: Partial<Person['sessions'][number]> = {}) => ({
  id,
  device: 'Firefox sur Windows',
  device_kind: 'computer' as const,
  ip: '192.0.2.7',
  opened_at: '2026-01-05T08:00:00.000Z',
  last_seen_at: '2026-01-05T09:55:00.000Z',
  is_current: false,
  ...change,
});
const nora: Person = {
  id: 'usr_nora',
  name: 'Nora Lemaire',
  email: 'nora.lemaire@exemple.fr',
  role: 'commercial',
  is_self: false,
  can_end: true,
  sessions: [session('ses_1'), session('ses_2', { device: 'Safari sur iPhone', device_kind: 'phone' })],
};
const ines: Person = {
  ...nora,
  id: as.id,
  name: 'Inès Garnier',
  role: 'admin_yield',
  is_self: true,
  can_end: false,
  sessions: [session('ses_3', { is_current: true })],
};
const marc: Person = {
  ...nora,
  id: 'usr_marc',
  name: 'Marc Vidal',
  role: 'super_admin',
  can_end: false,
  sessions: [session('ses_4')],
};

const openPage = (handlers: MockHandlers = {}) =>
  open('/admin/commerciaux/sessions', {
    as,
    handlers: { listStaffSessions: { people: [ines, nora, marc] }, ...handlers },
  });
const devicesOf = (name: string) => screen.findByRole('list', { name: `Appareils de ${name}` });
const buttonsIn = (list: HTMLElement) => within(list).queryAllByRole('button').length;

it('is a tab of « Commerciaux », with each person’s devices, and ends only what may be ended', async () => {
  openPage();
  const devices = await devicesOf('Nora Lemaire');
  expect(within(devices).getAllByText('Adresse IP 192.0.2.7')).toHaveLength(2);
  expect(within(devices).getByRole('button', { name: 'Déconnecter Safari sur iPhone' })).toBeDefined();
  const own = await devicesOf('Inès Garnier');
  expect([within(own).getByText('Cet appareil').tagName, buttonsIn(own)]).toEqual(['SPAN', 0]);
  expect(buttonsIn(await devicesOf('Marc Vidal'))).toBe(0);
  expect(screen.getByText(/seul un super administrateur/)).toBeDefined();
  expect(screen.getByText(/depuis «\sSécurité\s»/)).toBeDefined();
  const tabs = screen.getByRole('navigation', { name: 'Commerciaux' });
  const current = within(tabs).getByRole('link', { name: 'Sessions de l’équipe' });
  expect(current.getAttribute('aria-current')).toBe('page');
});

it('ends one device with a reason, then the list holds it no more', async () => {
  let people = [ines, nora];
  const { user, calls } = openPage({
    listStaffSessions: () => ({ people }),
    endStaffSessions: () => {
      people = [ines, { ...nora, sessions: nora.sessions.slice(0, 1) }];
      return { people };
    },
  });
  await user.click(
    within(await devicesOf('Nora Lemaire')).getByRole('button', { name: 'Déconnecter Safari sur iPhone' }),
  );
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Déconnecter' }));
  expect(calls('endStaffSessions')).toEqual([]);
  await user.type(within(dialog).getByLabelText('Motif'), 'Téléphone perdu');
  await user.click(within(dialog).getByRole('button', { name: 'Déconnecter' }));
  expect(await screen.findByText('Safari sur iPhone : appareil déconnecté.')).toBeDefined();
  expect(calls('endStaffSessions')[0]).toMatchObject({
    path: { id: 'usr_nora' },
    body: { reason: 'Téléphone perdu', session_id: 'ses_2' },
  });
  expect(within(await devicesOf('Nora Lemaire')).getAllByRole('listitem')).toHaveLength(1);
});

it('ends all of a person’s devices, and keeps the reason where it is refused', async () => {
  const message = 'Cette session est déjà fermée.';
  const { user, calls } = openPage({
    endStaffSessions: reply(409, { error: message, code: 'staff_sessions.none' }),
  });
  await user.click(
    await screen.findByRole('button', { name: 'Déconnecter tous les appareils de Nora Lemaire' }),
  );
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Motif'), 'Fin de mission');
  await user.click(within(dialog).getByRole('button', { name: 'Déconnecter' }));
  expect(await within(dialog).findByText(message)).toBeDefined();
  expect(calls('endStaffSessions')[0]?.body).toEqual({ reason: 'Fin de mission' });
  expect(within(dialog).getByLabelText<HTMLInputElement>('Motif').value).toBe('Fin de mission');
});

it('shows a failure with « Réessayer »', async () => {
  let isDown = true;
  const { user } = openPage({
    listStaffSessions: () =>
      isDown ? reply(503, { error: 'Service occupé', code: 'unavailable' }) : { people: [ines] },
  });
  expect(await screen.findByText('Les sessions n’ont pas pu être chargées')).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(async () => expect(buttonsIn(await devicesOf('Inès Garnier'))).toBe(0));
});

const holder = (change: object = {}) => ({
  id: 'usr_nora',
  name: 'Nora Lemaire',
  email: 'nora.lemaire@exemple.fr',
  role: 'commercial' as const,
  can_request: true,
  removal_at: null,
  pending_change: null,
  ...change,
});

it('requests the removal of what a colleague lost, which a second person decides', async () => {
  const change = {
    id: '0197c7a4-0a51-7c55-9d0e-3f5a8a3f0001',
    kind: 'staff.factors' as const,
    maker: 'Inès Garnier',
    created_at: '2026-01-05T10:00:00.000Z',
  };
  let person = holder();
  const { user, calls } = openPage({
    listStaffFactors: () => ({
      people: [person, holder({ id: 'usr_marc', name: 'Marc Vidal', can_request: false })],
    }),
    requestFactorRemoval: () => {
      person = holder({ pending_change: change });
      return { removal_at: null, pending_change: change };
    },
  });
  const button = { name: 'Moyens de vérification perdus de Nora Lemaire' };
  await user.click(await screen.findByRole('button', button));
  expect(screen.queryByRole('button', { name: /perdus de Marc Vidal/ })).toBeNull();
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Motif'), 'Téléphone et codes perdus');
  await user.click(dialog.getByRole('button', { name: 'Demander le retrait' }));
  expect(await screen.findByText('Le retrait attend un second utilisateur')).toBeDefined();
  expect(calls('requestFactorRemoval')[0]).toMatchObject({
    path: { id: 'usr_nora' },
    body: { reason: 'Téléphone et codes perdus' },
  });
  expect((await screen.findByRole('link', { name: 'Voir la demande' })).getAttribute('href')).toBe(
    `/admin/a-valider/${change.id}`,
  );
  expect(screen.queryByRole('button', button)).toBeNull();
});

it('stops an approved removal, and shows an empty list and a failure', async () => {
  const at = '2026-01-07T10:00:00.000Z';
  let people = [holder({ removal_at: at })];
  let isDown = true;
  const { user, calls } = openPage({
    listStaffFactors: () =>
      isDown ? reply(503, { error: 'Service occupé', code: 'unavailable' }) : { people },
    stopFactorRemoval: () => {
      people = [];
      return { removal_at: null, pending_change: null };
    },
  });
  expect(await screen.findByText('Les moyens de vérification n’ont pas pu être chargés')).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/seront retirés le 7 janvier 2026 à 11:00/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Arrêter le retrait' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Motif'), 'Téléphone retrouvé');
  await user.click(dialog.getByRole('button', { name: 'Arrêter le retrait' }));
  expect(await screen.findByText(/^Personne dans l’équipe/)).toBeDefined();
  expect(calls('stopFactorRemoval')[0]?.path).toEqual({ id: 'usr_nora' });
});
