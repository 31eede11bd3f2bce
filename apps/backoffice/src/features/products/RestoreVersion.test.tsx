import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleProduct, sampleProductVersion } from '../../testing/sample-products.ts';

const open = usePages();
const as = sampleAdmin();
const at = '/admin/produits/str_usdfy';
const pending = {
  id: 'chg_1',
  kind: 'strategy.terms',
  maker: 'Marc Vidal',
  created_at: '2026-01-05T10:00:00.000Z',
} as const;

it('shows the history of a product, and restores a version as a change with its reason', async () => {
  const versions = [
    sampleProductVersion(),
    sampleProductVersion({
      version: 3,
      strategy: { ...sampleProduct().strategy, subtitle: 'Dollar', apy: 7 },
      published_by: 'Inès Garnier',
      change_request_id: 'chg_9',
      reason: 'Comité',
    }),
  ];
  const { user, calls } = open(`${at}?onglet=historique`, {
    as,
    handlers: {
      getProduct: sampleProduct(),
      listProductVersions: { versions },
      updateStrategy: { strategy: sampleProduct().strategy, pending_change: pending },
    },
  });
  expect(await screen.findByText('Version actuelle')).toBeDefined();
  expect(screen.getByText(/Par Marc Vidal, validé par Inès Garnier/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Restaurer la version 3' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('row', { name: /^Rendement annuel estimé/ })).toBeDefined();
  // A yield binds clients: another person is named before it is sent, not after.
  expect(await dialog.findByText('Un second utilisateur doit valider')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Retour en arrière');
  await user.click(dialog.getByRole('button', { name: 'Demander la validation' }));
  expect(await screen.findByText(/un second utilisateur doit la valider/)).toBeDefined();
  expect(calls('updateStrategy')[0]?.body).toEqual({
    strategy: { id: 'str_usdfy', version: 4, subtitle: 'Dollar', apy: 7 },
    reason: 'Retour en arrière',
  });
});

it('[A44] keeps the restoration and its reason over a conflict, both states side by side', async () => {
  const { user, calls } = open(`${at}?onglet=historique`, {
    as,
    handlers: {
      getProduct: () =>
        calls('updateStrategy').length === 0
          ? sampleProduct()
          : sampleProduct({ version: 5, strategy: { ...sampleProduct().strategy, subtitle: 'Autre' } }),
      listProductVersions: {
        versions: [
          sampleProductVersion(),
          sampleProductVersion({ version: 3, strategy: { ...sampleProduct().strategy, apy: 7 } }),
        ],
      },
      updateStrategy: reply(409, { error: 'Le produit a été modifié entre-temps.', code: 'conflict' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Restaurer la version 3' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Retour en arrière');
  await user.click(await dialog.findByRole('button', { name: 'Demander la validation' }));
  expect(await dialog.findByText('Autre')).toBeDefined();
  expect(dialog.getByRole('textbox', { name: 'Motif' })).toHaveProperty('value', 'Retour en arrière');
});

it('does not restore a version that is the same as now', async () => {
  const same = sampleProductVersion({ version: 3 });
  const { user } = open(`${at}?onglet=historique`, {
    as,
    handlers: {
      getProduct: sampleProduct(),
      listProductVersions: { versions: [sampleProductVersion(), same] },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Restaurer la version 3' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Le produit est déjà comme dans cette version.')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Restaurer' }).hasAttribute('disabled')).toBe(true);
});
