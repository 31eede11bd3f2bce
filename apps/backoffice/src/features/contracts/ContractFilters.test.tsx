import { reply, sampleStrategy } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const button = (name: string) => screen.findByRole('button', { name });
const nbsp = '\u00a0';

it('a filter is added, excluded and removed as a pill, and the focus stays among the filters', async () => {
  const { user, router, calls } = open('/admin/souscriptions', { as: sampleAdmin() });
  await user.click(await button('Filtre'));
  await user.click(await button('Statut'));
  await user.click(await screen.findByRole('option', { name: 'En attente' }));
  await screen.findByRole('tab', { name: /En attente de signature/, selected: true });
  expect(router.state.location.search).toBe('?statut=en-attente');
  await user.click(await button(`Statut${nbsp}: En attente`));
  await user.click(await screen.findByRole('radio', { name: 'n’est pas' }));
  await button(`Statut${nbsp}: n’est pas En attente`);
  expect(router.state.location.search).toBe('?statut-sauf=en-attente');
  await waitFor(() =>
    expect(calls('listAdminContracts').at(-1)?.query).toMatchObject({ status_not: 'pending' }),
  );
  await user.click(await button('Retirer le filtre Statut'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Retirer/ })).toBeNull());
  expect(document.activeElement).toBe(await button('Filtre'));
});

it('amounts, days and a signature are sent as the pills say', async () => {
  // React reads the form that navigates: Node's FormData takes none.
  vi.unstubAllGlobals();
  const path =
    '/admin/souscriptions?montant-min=1000&montant-max=2500.50&du=2026-01-01&signature=non&recherche=moreau';
  const { user, router, calls } = open(path, { as: sampleAdmin() });
  await button(`Montant${nbsp}: entre 1\u202f000 et 2\u202f500,5`);
  await button(`Souscrit${nbsp}: depuis le 01/01/2026`);
  await button(`Signature${nbsp}: est vide`);
  await waitFor(() =>
    expect(calls('listAdminContracts').at(-1)?.query).toMatchObject({
      amount_min: '1000',
      amount_max: '2500.50',
      from: '2026-01-01',
      signed: 'false',
    }),
  );
  await user.click(await button(`Montant${nbsp}: entre 1\u202f000 et 2\u202f500,5`));
  await user.clear(await screen.findByRole('textbox', { name: 'Au moins' }));
  await user.click(await button('Appliquer'));
  await button(`Montant${nbsp}: au plus 2\u202f500,5`);
  // The empty list offers it too, and clears the search with it.
  const [clear] = screen.getAllByRole('button', { name: 'Effacer les filtres' });
  if (clear !== undefined) await user.click(clear);
  await waitFor(() => expect(router.state.location.search).toBe('?recherche=moreau'));
});

it('without the list of products, the filter keeps its value and a retry loads the others', async () => {
  const { api, user } = open('/admin/souscriptions?strategie=USDFY', {
    as: sampleAdmin(),
    handlers: { listStrategies: reply(500, { error: 'Une erreur est survenue.', code: 'internal' }) },
  });
  await screen.findByText('Les produits n’ont pas pu être chargés');
  const product = await button(`Produit${nbsp}: USDFY`);
  api.use({ listStrategies: { strategies: [sampleStrategy({ title: 'EURFY' })] } });
  await user.click(await button('Réessayer'));
  await waitFor(() => expect(screen.queryByText('Les produits n’ont pas pu être chargés')).toBeNull());
  await user.click(product);
  const choices = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['EURFY', 'USDFY']);
});
