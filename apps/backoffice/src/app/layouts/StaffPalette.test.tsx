import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, sampleDetail, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const client = {
  id: 'usr_1',
  firstname: 'Élodie',
  lastname: 'Belleval',
  email: 'elodie@exemple.fr',
  is_company: false,
  company_name: null,
};
const found = {
  clients: [client],
  contracts: [
    {
      id: 'sig_1',
      po_number: 'PO-2026-0001',
      client: 'Élodie Belleval',
      product: 'USDFY',
      status: 'signed' as const,
    },
  ],
  products: [],
};
const placeholder = 'Client, PO, e-mail, transaction, fin d’IBAN, produit…';

it('[A55] finds records as well as screens, opens one, and lists it again among the recents', async () => {
  const { user, router, calls } = open('/admin/users', {
    as: sampleAdmin(),
    handlers: { searchStaff: found, getAdminContract: sampleDetail() },
  });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByPlaceholderText(placeholder);
  await user.type(field, 'belle');
  expect((await screen.findByRole('option', { name: /^Élodie Belleval/ })).textContent).toContain('elodie');
  // A busy machine types slowly, and searches for what it has so far.
  expect(calls('searchStaff').at(-1)?.query['q']).toBe('belle');
  await user.click(screen.getByRole('option', { name: /^PO-2026-0001/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/souscriptions/sig_1'));
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByPlaceholderText(placeholder);
  const recents = await screen.findByRole('group', { name: 'Récents' });
  expect(recents.textContent).toContain('PO-2026-0001');
});

it('keeps the screens when the search fails', async () => {
  const { user } = open('/admin/users', {
    as: sampleAdmin(),
    handlers: { searchStaff: reply(503, { error: 'Indisponible.', code: 'unavailable' }) },
  });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByPlaceholderText(placeholder), 'produits');
  expect((await screen.findByRole('alert')).textContent).toContain('Les écrans restent accessibles');
  expect(screen.getByRole('option', { name: 'Produits' })).toBeDefined();
});
