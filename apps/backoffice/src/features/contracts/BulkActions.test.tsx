import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleBulk } from '../../testing/sample-bulk.ts';
import { sampleContractRow } from '../../testing/sample-contracts.ts';

const open = usePages();
const at = '/admin/souscriptions?statut=signe';
const items = [
  sampleContractRow({ id: 'sig_1', po_number: 'PO-2026-0001' }),
  sampleContractRow({ id: 'sig_2', po_number: 'PO-2026-0002' }),
];
const list = { items, total: 312, is_total_exact: true, page: 1, page_size: 25 };
const usual = {
  listAdminContracts: list,
  getBulk: sampleBulk(),
  listBulkRows: { items: [], total: 0, page: 1, page_size: 25 },
};

it('previews what is selected by the keyboard', async () => {
  const { user, calls, router } = open(at, {
    as: sampleAdmin(),
    handlers: { ...usual, previewBulk: sampleBulk() },
  });
  (await screen.findByRole('checkbox', { name: 'Sélectionner PO-2026-0002' })).focus();
  await user.keyboard(' ');
  expect(await screen.findByText('1 ligne sélectionnée')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Passer en vérification' }));
  expect(await screen.findByText('Aperçu : rien n’est encore fait')).toBeDefined();
  expect(calls('previewBulk')[0]?.body).toEqual({ kind: 'start_check', ids: ['sig_2'] });
  expect(router.state.location.pathname).toBe('/admin/souscriptions/actions/blk_1');
  const crumbs = within(screen.getByRole('navigation', { name: /Fil/ }));
  expect(crumbs.getByRole('link', { name: 'Souscriptions' }).getAttribute('href')).toBe(at);
});

it('selects every contract of the filters, and shows why too many are refused', async () => {
  const error = 'La sélection compte plus de 5 000 souscriptions : affinez les filtres.';
  const { user, calls } = open(at, {
    as: sampleAdmin(),
    handlers: { ...usual, previewBulk: reply(422, { error, code: 'bulk.too_many', request_id: 'req_1' }) },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner PO-2026-0001' }));
  await user.click(screen.getByRole('button', { name: 'Tout sélectionner (312)' }));
  expect(await screen.findByText('312 lignes sélectionnées')).toBeDefined();
  const boxes = screen.getAllByRole('checkbox', { name: /^Sélectionner PO/, checked: true });
  expect(boxes).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Relancer' }));
  expect(await screen.findByText(error)).toBeDefined();
  const [sent] = calls('previewBulk');
  expect(sent?.body).toEqual({ kind: 'remind' });
  expect(sent?.query).toMatchObject({ status: 'signed', sort: '-created_at' });

  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner PO-2026-0001' }));
  expect(await screen.findByText('1 ligne sélectionnée')).toBeDefined();
});
