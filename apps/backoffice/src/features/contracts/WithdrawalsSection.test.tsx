import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, sampleDetail, usePages } from '../../testing/page-test.tsx';
import { findConfirmed, unproven } from '../../testing/step-up.ts';

const open = usePages();
const admin = sampleAdmin();
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

type Detail = OperationOutput<'getAdminContract'>;
const detail = (
  change: Parameters<typeof sampleDetail>[0] = {},
  pendingChange: Detail['pending_change'] = null,
) =>
  sampleDetail({ payment_status: 'paid', can_withdraw: true, ...change }, { pending_change: pendingChange });
const held = {
  id: 'chg_1',
  kind: 'withdrawal.record',
  maker: 'Marc Vidal',
  created_at: '2026-03-02T09:00:00.000Z',
} as const;
const preview = {
  order_day: '2026-03-02',
  nav: '102',
  nav_date: '2026-01-04',
  units: '10',
  units_left: '90',
  currency: 'EURC',
  gross: '1000',
  exit_fee_percent: '0.2',
  exit_fee: '2',
  net: '998',
  quotes: [],
} satisfies OperationOutput<'previewWithdrawal'>;
const path = '/admin/souscriptions/sig_1';
const section = async () => within(await screen.findByRole('region', { name: 'Retraits' }));

it('lists what was paid out with its fee, and what waits for its NAV', async () => {
  const contract = {
    withdrawals: [
      {
        id: 'w1',
        amount: '998.00',
        exit_fee: '2.00',
        amount_converted: '998.00',
        currency: 'EURC',
        converted_currency: 'EUR',
        occurred_at: '2026-02-01T10:00:00.000Z',
        reference: 'LR-2026-11',
        metadata: { note: 'Demande par courrier' },
      },
    ],
    pending_withdrawals: [
      {
        id: 'w2',
        request: 'yield',
        amount: null,
        currency: null,
        order_day: '2026-03-02',
        requested_at: '2026-03-02T09:00:00.000Z',
        cancelable_until_hour: 16,
      },
    ],
  } as const;
  open(path, {
    as: admin,
    handlers: {
      getAdminContract: detail({
        ...contract,
        withdrawals: [...contract.withdrawals],
        pending_withdrawals: [...contract.pending_withdrawals],
      }),
    },
  });
  const lines = (await section()).getAllByRole('listitem').map(({ textContent }) => plain(textContent));
  expect(lines).toEqual([
    '998,00 € · frais 2,00 € · demandé le 01/02/2026 · LR-2026-11 · Demande par courrier',
    'Tout le rendement · à exécuter à la première VL datée du 02/03/2026 ou après',
  ]);
});

it('requests a withdrawal with its estimate, a reference and a reason; it then awaits a second person', async () => {
  const { api } = open(path, {
    as: admin,
    handlers: {
      getAdminContract: detail(),
      previewWithdrawal: preview,
      recordWithdrawal: detail({}, held),
    },
  });
  fireEvent.click((await section()).getByRole('button', { name: 'Nouveau retrait' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau retrait' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Demander le retrait' }));
  expect(await dialog.findByText('Le montant doit être supérieur à 0.')).toBeTruthy();
  expect(dialog.getByText('Merci d’indiquer la référence de la demande du client.')).toBeTruthy();
  expect(dialog.getByText('Vous devez indiquer le motif.')).toBeTruthy();
  type(dialog.getByRole('textbox', { name: /Montant/ }), '1000');
  type(dialog.getByRole('textbox', { name: 'Référence de la demande' }), 'LR-2026-11');
  type(dialog.getByRole('textbox', { name: 'Motif' }), 'Courrier du client');
  expect(plain((await dialog.findByText('À verser')).closest('div')?.textContent)).toContain('998,00 €');
  api.use({ getAdminContract: detail({}, held) });
  fireEvent.click(dialog.getByRole('button', { name: 'Demander le retrait' }));
  expect(await screen.findByText(/^Retrait demandé.*un second utilisateur doit le valider/)).toBeTruthy();
  const sent = api.requests.find(({ operationId }) => operationId === 'recordWithdrawal');
  expect(sent?.body).toEqual({
    request: 'amount',
    amount: '1000',
    currency: 'EUR',
    reference: 'LR-2026-11',
    reason: 'Courrier du client',
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Nouveau retrait' })).toBeNull());
});

it('shows the server’s refusal in the form', async () => {
  const error = 'Ce montant dépasse ce qui peut être retiré.';
  open(path, {
    as: admin,
    handlers: {
      getAdminContract: detail(),
      previewWithdrawal: preview,
      recordWithdrawal: reply(422, { error, code: 'validation_failed', errors: { amount: [error] } }),
    },
  });
  fireEvent.click((await section()).getByRole('button', { name: 'Nouveau retrait' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau retrait' }));
  fireEvent.click(dialog.getByRole('radio', { name: /Tout le rendement/ }));
  type(dialog.getByRole('textbox', { name: 'Référence de la demande' }), 'LR');
  type(dialog.getByRole('textbox', { name: 'Motif' }), 'Courrier');
  fireEvent.click(dialog.getByRole('button', { name: 'Demander le retrait' }));
  expect((await dialog.findAllByText(error)).length).toBeGreaterThan(0);
});

it('is not there for a contract without withdrawals that allows none', async () => {
  open(path, { as: admin, handlers: { getAdminContract: detail({ can_withdraw: false }) } });
  expect(await screen.findByRole('region', { name: 'Paiement' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Retraits' })).toBeNull();
});

it('keeps what was typed when no other person may approve it', async () => {
  const error = 'Personne d’autre ne peut valider cette demande.';
  open(path, {
    as: admin,
    handlers: {
      getAdminContract: detail(),
      previewWithdrawal: preview,
      recordWithdrawal: () => reply(409, { error, code: 'change_requests.no_approver' }),
    },
  });
  fireEvent.click((await section()).getByRole('button', { name: 'Nouveau retrait' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau retrait' }));
  type(dialog.getByRole('textbox', { name: /Montant/ }), '1000');
  type(dialog.getByRole('textbox', { name: 'Référence de la demande' }), 'LR-2026-11');
  type(dialog.getByRole('textbox', { name: 'Motif' }), 'Courrier du client');
  fireEvent.click(dialog.getByRole('button', { name: 'Demander le retrait' }));
  expect(await dialog.findByText(error)).toBeTruthy();
  expect(dialog.getByDisplayValue('LR-2026-11')).toBeTruthy();
});

it.each([
  ['1000', '1 000,00 €'],
  [null, 'Tout le rendement'],
])('names a withdrawal of %s where its sender must prove who is there', async (amount, shown) => {
  open(path, {
    as: admin,
    handlers: {
      getAdminContract: detail(),
      previewWithdrawal: preview,
      ...unproven('recordWithdrawal'),
    },
  });
  fireEvent.click((await section()).getByRole('button', { name: 'Nouveau retrait' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau retrait' }));
  if (amount === null) fireEvent.click(dialog.getByRole('radio', { name: /Tout le rendement/ }));
  else type(dialog.getByRole('textbox', { name: /Montant/ }), amount);
  type(dialog.getByRole('textbox', { name: 'Référence de la demande' }), 'LR-2026-11');
  type(dialog.getByRole('textbox', { name: 'Motif' }), 'Courrier du client');
  fireEvent.click(dialog.getByRole('button', { name: 'Demander le retrait' }));
  expect(await findConfirmed()).toBe(`Retrait, contrat PO-2026-0001 : ${shown}`);
});
