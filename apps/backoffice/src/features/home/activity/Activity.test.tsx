import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../../testing/page-test.tsx';

type Page = OperationOutput<'listStaffActivity'>;

const open = usePages();
const empty = { items: [], total: 0, page: 1, page_size: 25 };
const none = { event: null, action: null, actor: null, client_id: null, contract_id: null, product: null };
const page: Page = {
  items: [
    {
      ...none,
      id: 'action:7',
      occurred_at: '2026-11-20T09:42:00.000Z',
      action: 'contract.canceled',
      actor: 'Inès Garnier',
      subject: 'PO-2026-0001',
      contract_id: 'sig_1',
      product: 'USDFY',
    },
    {
      ...none,
      id: 'event:00000000-0000-4000-8000-000000000001',
      occurred_at: '2026-11-19T09:42:00.000Z',
      event: 'kyc_validated',
      subject: 'Camille Moreau',
      client_id: 'usr_camille',
    },
  ],
  next: 'action:7',
};
const handlers = { listNavs: empty, listFxRates: empty, listStaffActivity: page };
const feed = async () => within(await screen.findByRole('region', { name: 'Événements et actions' }));

it('shows who did what to what, with its record and its moment', async () => {
  open('/admin', { as: sampleAdmin(), handlers });
  const items = (await feed()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    'Contrat annulé · PO-2026-0001USDFY · par Inès Garnier · 20/11/2026 10:42',
    'KYC validé · Camille Moreau19/11/2026 10:42',
  ]);
  const links = (await feed()).getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/admin/souscriptions/sig_1', '/admin/users/usr_camille']);
});

it('is filtered by type, and goes to older items and back', async () => {
  const { user, calls, router } = open('/admin', { as: sampleAdmin(), handlers });
  const last = () => calls('listStaffActivity').at(-1)?.query;
  await feed();
  await user.click(screen.getByRole('button', { name: /^Tous Type/ }));
  const choices = within(await screen.findByRole('listbox'));
  await user.click(choices.getByRole('option', { name: 'Action de l’équipe' }));
  await waitFor(() => expect(last()).toEqual({ type: 'staff' }));
  expect(router.state.location.search).toBe('?evenement=equipe');
  await user.click(await screen.findByRole('button', { name: 'Plus ancien' }));
  await waitFor(() => expect(last()).toEqual({ type: 'staff', after: 'action:7' }));
  await user.click(await screen.findByRole('button', { name: 'Revenir au plus récent' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Revenir au plus récent' })).toBeNull());
});

it('says that nothing happened, or that it could not be read', async () => {
  const failed = reply(500, { error: 'Panne.', code: 'internal' });
  const { api, user } = open('/admin', {
    as: sampleAdmin(),
    handlers: { ...handlers, listStaffActivity: failed },
  });
  expect(await screen.findByText('Le fil d’activité n’a pas pu être chargé')).toBeDefined();
  api.use({ listStaffActivity: { items: [], next: null } });
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Rien ne s’est passé ces 90 derniers jours.')).toBeDefined();
});

it('opens with the filters of the address, and goes back to those before', async () => {
  const { user, calls, router } = open('/admin?devise=USD&evenement=retrait&produit=USDFY', {
    as: sampleAdmin(),
    handlers,
  });
  const last = () => calls('listStaffActivity').at(-1)?.query;
  await feed();
  expect(last()).toEqual({ type: 'withdrawal', strategy: 'USDFY' });
  await user.click(screen.getByRole('button', { name: /^USDFY Produit/ }));
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Tous' }));
  await waitFor(() => expect(last()).toEqual({ type: 'withdrawal' }));
  expect(router.state.location.search).toBe('?devise=USD&evenement=retrait');
  await router.navigate(-1);
  expect(await screen.findByRole('button', { name: /^USDFY Produit/ })).toBeDefined();
});
