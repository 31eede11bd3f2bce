import { reply, sampleStrategy } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();

it('a filter keeps the focus when its choice selects another view', async () => {
  const { user } = open('/admin/souscriptions', { as: sampleAdmin() });
  const status = await screen.findByRole('button', { name: 'Tous Statut' });
  await user.click(status);
  const choices = within(await screen.findByRole('listbox'));
  await user.click(choices.getByRole('option', { name: 'En attente' }));
  await screen.findByRole('tab', { name: /En attente de signature/, selected: true });
  await waitFor(() => expect(document.activeElement).toBe(status));
});

it('without the list of products, the filter keeps its value and a retry loads the others', async () => {
  const { api, user } = open('/admin/souscriptions?strategie=USDFY', {
    as: sampleAdmin(),
    handlers: { listStrategies: reply(500, { error: 'Une erreur est survenue.', code: 'internal' }) },
  });
  await screen.findByText('Les produits n’ont pas pu être chargés');
  const product = screen.getByRole('button', { name: 'USDFY Produit' });
  api.use({ listStrategies: { strategies: [sampleStrategy({ title: 'EURFY' })] } });
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByText('Les produits n’ont pas pu être chargés')).toBeNull());
  await user.click(product);
  const choices = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Tous', 'EURFY', 'USDFY']);
});
