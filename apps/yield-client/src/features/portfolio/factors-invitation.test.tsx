// Clients without a passkey or an authenticator are invited to add one, calmly.
import { sampleContract, sampleDashboard } from '@repo/api-sdk/testing';
import { TODAY } from '@repo/client/portfolio-samples';
import { addDays, isoDay } from '@repo/domain/dates';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

const open = useClientPages();
const on = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) });
beforeEach(() => on(TODAY));
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.removeItem('factors_invitation_aside_until');
});

const title = 'Protégez mieux votre compte';
const none = { factors: [], recovery_codes_left: 0, is_required: false };
const passkey = {
  id: 'fac_1',
  kind: 'passkey',
  name: 'iPhone',
  created_at: '2026-01-01T09:00:00.000Z',
  last_used_at: null,
} as const;
const paid = sampleContract({ status: 'signed', payment_status: 'paid' });
const dashboard = (contract = paid, factors: readonly (typeof passkey)[] = []) =>
  open('/dashboard', {
    getDashboard: sampleDashboard(),
    listContracts: { signatures: [contract] },
    listFactors: { ...none, factors: [...factors] },
  });
const charts = () => screen.findByRole('figure', { name: 'Répartition du portefeuille' });

it('once a contract is paid, the dashboard leads to the profile', async () => {
  dashboard();
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ajouter depuis mon profil' }).getAttribute('href')).toBe(
    '/profile',
  );
});

it('before that, nothing is shown nor read', async () => {
  const { calls } = dashboard(sampleContract({ status: 'signed', payment_status: 'waiting' }));
  await charts();
  expect(screen.queryByText(title)).toBeNull();
  expect(calls('listFactors')).toEqual([]);
});

it('« Plus tard » puts it aside for 90 days, on the profile too', async () => {
  const { user } = dashboard();
  await user.click(await screen.findByRole('button', { name: 'Plus tard' }));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  cleanup();
  on(addDays(isoDay(TODAY), 89));
  open('/profile', { listFactors: none });
  expect(await screen.findByText('Aucun pour le moment.')).toBeDefined();
  expect(screen.queryByText(title)).toBeNull();
  cleanup();
  on(addDays(isoDay(TODAY), 90));
  open('/profile', { listFactors: none });
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Ajouter depuis mon profil' })).toBeNull();
});

it('who has one is not invited', async () => {
  const { calls } = dashboard(paid, [passkey]);
  await charts();
  await waitFor(() => expect(calls('listFactors')).toHaveLength(1));
  expect(screen.queryByText(title)).toBeNull();
});
