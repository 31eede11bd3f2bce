import type { OperationOutput } from '@repo/api-sdk';
import { reply, sampleContract } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const admin = sampleAdmin();
const at = '/admin/souscriptions/sig_1';

type Detail = OperationOutput<'getAdminContract'>;
const held: Detail['pending_change'] = {
  id: 'chg_1',
  kind: 'contract.close',
  maker: 'Marc Vidal',
  created_at: '2026-01-05T10:00:00.000Z',
};

function detail(contract: Parameters<typeof sampleContract>[0], change: Partial<Detail> = {}): Detail {
  const person = { firstname: 'Camille', lastname: 'Moreau', is_company: false, company_name: null };
  const client = { ...person, id: 'usr_camille', email: 'camille@exemple.fr' };
  return {
    contract: sampleContract({ id: 'sig_1', ...contract }),
    client,
    fees: [],
    pending_change: null,
    letter_until: null,
    last_reminder: null,
    adviser: null,
    ...change,
  };
}

async function fill(user: ReturnType<typeof open>['user'], title: string, submit: string) {
  await user.click(await screen.findByRole('button', { name: title }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: submit }));
  expect(await dialog.findByText('Vous devez indiquer le motif.')).toBeDefined();
  await user.type(dialog.getByLabelText('Motif'), 'Demande par courrier');
  await user.click(dialog.getByRole('button', { name: submit }));
}

describe('ending a contract', () => {
  it('requests the closing of a signed one, which then shows its request', async () => {
    let data = detail({ status: 'signed' });
    const { user, calls } = open(at, {
      as: admin,
      handlers: {
        getAdminContract: () => data,
        closeContractByStaff: () => (data = detail({ status: 'signed' }, { pending_change: held })),
      },
    });
    await fill(user, 'Clôturer le contrat', 'Demander la clôture');
    expect(
      await screen.findByText('Clôture demandée : un second utilisateur doit la valider.'),
    ).toBeDefined();
    expect(
      await screen.findByText('Modification en attente de validation par un second utilisateur'),
    ).toBeDefined();
    expect(screen.getByText('Demandée par Marc Vidal le 5 janvier 2026 à 11:00.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Voir la demande' }).getAttribute('href')).toBe(
      '/admin/a-valider/chg_1',
    );
    expect(screen.queryByRole('button', { name: 'Clôturer le contrat' })).toBeNull();
    expect(calls('closeContractByStaff')[0]?.body).toEqual({ reason: 'Demande par courrier' });
  });

  it('cancels a pending one', async () => {
    const { user, calls } = open(at, {
      as: admin,
      handlers: {
        getAdminContract: detail({ status: 'pending' }),
        cancelContractByStaff: detail({ status: 'canceled', payment_status: 'canceled' }),
      },
    });
    await fill(user, 'Annuler le contrat', 'Annuler le contrat');
    expect(await screen.findByText('Contrat annulé. Le client est averti.')).toBeDefined();
    expect(calls('cancelContractByStaff')[0]?.path).toEqual({ id: 'sig_1' });
  });

  it('shows that no other account can approve', async () => {
    const error = 'Personne d’autre ne peut valider cette demande.';
    const { user } = open(at, {
      as: admin,
      handlers: {
        getAdminContract: detail({ status: 'signed' }),
        closeContractByStaff: reply(409, { error, code: 'change_requests.no_approver' }),
      },
    });
    await fill(user, 'Clôturer le contrat', 'Demander la clôture');
    expect(await screen.findByText(error)).toBeDefined();
  });

  it.each([
    ['that ended', detail({ status: 'closed' })],
    ['of one’s own', detail({ status: 'signed' }, { client: { ...detail({}).client, id: admin.id } })],
  ])('is not offered on a contract %s', async (_which, data) => {
    open(at, { as: admin, handlers: { getAdminContract: data } });
    await screen.findByRole('tab', { name: 'Historique' });
    expect(screen.queryByRole('button', { name: 'Clôturer le contrat' })).toBeNull();
  });
});
