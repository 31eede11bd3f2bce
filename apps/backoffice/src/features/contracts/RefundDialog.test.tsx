import type { OperationOutput } from '@repo/api-sdk';
import { type MockHandlers, sampleContract } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const admin = sampleAdmin();

const due = {
  amount: '15000',
  currency: 'EURC',
  is_received: true,
  requested_at: '2026-01-05T09:42:00.000Z',
  returned_on: null,
  reference: null,
} as const;

/** A renounced contract. */
function detail(
  refund: NonNullable<OperationOutput<'getAdminContract'>['contract']['refund']>,
  clientId = 'usr_camille',
): OperationOutput<'getAdminContract'> {
  return {
    contract: sampleContract({
      status: 'closed',
      payment_status: 'paid',
      closed_date: '2026-01-05',
      renounced_at: '2026-01-05T09:42:00.000Z',
      refund,
    }),
    client: {
      id: clientId,
      firstname: 'Camille',
      lastname: 'Moreau',
      email: 'camille.moreau@exemple.fr',
      is_company: false,
      company_name: null,
    },
    history: [],
  };
}

const openDetail = (contract: OperationOutput<'getAdminContract'>, handlers: MockHandlers = {}) =>
  open('/admin/souscriptions/sig_1', { as: admin, handlers: { getAdminContract: contract, ...handlers } });

const button = 'Enregistrer le remboursement';

describe('the refund of a renounced contract', () => {
  it('is recorded with its day and reference, and the refunds due are listed', async () => {
    const returned = detail({ ...due, returned_on: '2026-01-12', reference: 'VIR-90021' });
    const { api, user } = openDetail(detail(due), {
      recordRefund: () => {
        api.use({ getAdminContract: returned });
        return returned;
      },
    });
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: button }));
    expect(await dialog.findByText('Merci de sélectionner la date du remboursement.')).toBeDefined();
    await user.type(dialog.getByRole('spinbutton', { name: /jour/ }), '12012026');
    await user.type(dialog.getByLabelText('Référence du remboursement'), 'VIR-90021');
    await user.click(dialog.getByRole('button', { name: button }));
    expect(await screen.findByText('Remboursement enregistré. Le client est prévenu.')).toBeDefined();
    const sent = api.requests.find(({ operationId }) => operationId === 'recordRefund');
    expect(sent?.body).toEqual({ returned_on: '2026-01-12', reference: 'VIR-90021' });
    expect(await screen.findByText('VIR-90021')).toBeDefined();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    expect(screen.getByRole('tab', { name: /À rembourser/ })).toBeDefined();
  });

  it('is not recorded by the administrator it is due to', async () => {
    openDetail(detail(due, admin.id));
    expect(await screen.findByText('Vous ne pouvez pas traiter votre propre paiement.')).toBeDefined();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });
});
