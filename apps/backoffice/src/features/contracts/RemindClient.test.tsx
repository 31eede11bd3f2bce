import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleAdmin, sampleDetail, usePages } from '../../testing/page-test.tsx';

const open = usePages();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-05T12:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const at = '/admin/souscriptions/sig_1';
const unpaid = { id: 'sig_1', status: 'signed', payment_status: 'waiting' } as const;
const already = 'Déjà relancé le 5 janvier 2026 à 11:00 par Inès Garnier.';
const last = { at: '2026-01-05T10:00:00.000Z', by: 'Inès Garnier', po_number: 'PO-2026-0001' };

it('[A38] reminds a client who has to pay, then shows when that was and by whom', async () => {
  let data: OperationOutput<'getAdminContract'> = sampleDetail(unpaid);
  const { user, calls } = open(at, {
    as: sampleAdmin(),
    handlers: {
      getAdminContract: () => data,
      remindClient: () => {
        data = sampleDetail(unpaid, { last_reminder: last });
        return { success: true };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Relancer le client (paiement)' }));
  expect(await screen.findByText('Relance envoyée par e-mail.')).toBeDefined();
  expect(await screen.findByText(already)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Relancer/ })).toBeNull();
  expect(calls('remindClient')).toHaveLength(1);
});

it('shows the reminder that a colleague sent meanwhile', async () => {
  const { user } = open(at, {
    as: sampleAdmin(),
    handlers: {
      getAdminContract: sampleDetail({ ...unpaid, status: 'pending' }),
      remindClient: reply(409, { error: already, code: 'reminders.already_reminded', request_id: 'req_1' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Relancer le client (signature)' }));
  expect(await screen.findByText(already)).toBeDefined();
});

it('has no button on the day of a scheduled reminder, here of another contract', async () => {
  const scheduled = { ...last, by: null, po_number: 'PO-2026-0007' };
  open(at, {
    as: sampleAdmin(),
    handlers: { getAdminContract: sampleDetail(unpaid, { last_reminder: scheduled }) },
  });
  const words = 'Déjà relancé le 5 janvier 2026 à 11:00 (relance automatique), pour PO-2026-0007.';
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Relancer/ })).toBeNull();
});

it('has no button on one’s own contract', async () => {
  open(at, {
    as: sampleAdmin({ id: 'usr_camille' }),
    handlers: { getAdminContract: sampleDetail(unpaid) },
  });
  expect(await screen.findByText('Vous ne pouvez pas traiter votre propre paiement.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Relancer/ })).toBeNull();
});

it('has no button on a proof that waits for staff', async () => {
  open(at, {
    as: sampleAdmin(),
    handlers: { getAdminContract: sampleDetail({ ...unpaid, payment_status: 'proved' }) },
  });
  expect(await screen.findByRole('button', { name: 'Valider le paiement' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Relancer/ })).toBeNull();
});
