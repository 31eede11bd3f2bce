import type { MockHandlers } from '@repo/api-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, sampleDetail, usePages } from '../../testing/page-test.tsx';
import { sampleContractRow } from '../../testing/sample-contracts.ts';

const open = usePages();
const numbers = ['PO-2026-0001', 'PO-2026-0002', 'PO-2026-0003'];
const rows = numbers.map((po_number, index) => sampleContractRow({ id: `sig_${index + 1}`, po_number }));
const handlers: MockHandlers = {
  listAdminContracts: { items: rows, total: 3, is_total_exact: true, page: 1, page_size: 25 },
  getAdminContract: ({ path }) => {
    const id = path['id'] ?? '';
    const row = rows.find((one) => one.id === id);
    return sampleDetail({ id, po_number: row?.po_number ?? null, payment_status: 'checking' });
  },
};
const focused = () => document.activeElement?.textContent;
const panel = (po: string) => screen.findByRole('heading', { level: 2, name: po });

function openList(path = '/admin/souscriptions') {
  return open(path, { as: sampleAdmin(), handlers });
}

it('[A56] « j » and « k » go from row to row, « Entrée » opens one', async () => {
  const { user, router } = openList();
  await screen.findByRole('link', { name: 'PO-2026-0001' });
  await user.keyboard('j');
  expect(focused()).toBe('PO-2026-0001');
  await user.keyboard('jjj');
  expect(focused()).toBe('PO-2026-0003');
  await user.keyboard('k');
  expect(focused()).toBe('PO-2026-0002');
  await user.keyboard('{Enter}');
  await panel('PO-2026-0002');
  expect(router.state.location.pathname).toBe('/admin/souscriptions/sig_2');
});

it('[A56] the open record follows ↓ and ↑, is fetched before, and « Échap » returns to its row', async () => {
  const { user, router, calls } = openList('/admin/souscriptions/sig_1?tri=montant');
  await panel('PO-2026-0001');
  await waitFor(() =>
    expect(calls('getAdminContract').map(({ path }) => path['id'])).toEqual(['sig_1', 'sig_2']),
  );
  await user.keyboard('{ArrowDown}');
  // Its title is there at once: it was fetched with the first.
  await waitFor(() => expect(focused()).toBe('PO-2026-0002'));
  expect(router.state.location.pathname).toBe('/admin/souscriptions/sig_2');
  expect(router.state.location.search).toBe('?tri=montant');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(focused()).toBe('PO-2026-0003'));
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(focused()).toBe('PO-2026-0002'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/souscriptions'));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'PO-2026-0002' })),
  );
});

it('[A56] « v » opens the validation of the open record, once, and the focus returns from the dialog', async () => {
  const { user } = openList('/admin/souscriptions/sig_1');
  const title = await panel('PO-2026-0001');
  await screen.findByRole('button', { name: 'Valider le paiement' });
  title.focus();
  await user.keyboard('v');
  await screen.findByRole('dialog', { name: 'Valider le paiement' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it('fills the page with the open record, as the address says, until it is closed', async () => {
  const { user, router } = openList('/admin/souscriptions/sig_1');
  const title = await panel('PO-2026-0001');
  title.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?pleine-page=oui'));
  await user.click(await screen.findByRole('button', { name: 'Afficher à côté de la liste' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.click(await screen.findByRole('button', { name: 'Ouvrir en pleine page' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/souscriptions'));
  expect(router.state.location.search).toBe('?vue=aucune');
});

it('[A56] « a » gives the client of the open record to an adviser', async () => {
  const { user } = openList('/admin/souscriptions/sig_1');
  const title = await panel('PO-2026-0001');
  await screen.findByRole('button', { name: 'Changer de commercial' });
  title.focus();
  await user.keyboard('a');
  await screen.findByRole('dialog', { name: 'Affecter ce client à un commercial' });
});

it('[A56] « e » opens the rectification of the open record, when its payment may be corrected', async () => {
  const paid = sampleDetail({
    id: 'sig_1',
    po_number: 'PO-2026-0001',
    status: 'signed',
    payment_status: 'paid',
  });
  const { user } = open('/admin/souscriptions/sig_1', {
    as: sampleAdmin(),
    handlers: { ...handlers, getAdminContract: paid },
  });
  const title = await panel('PO-2026-0001');
  await screen.findByRole('button', { name: 'Rectifier le paiement' });
  title.focus();
  await user.keyboard('e');
  await screen.findByRole('dialog', { name: 'Rectifier le paiement' });
});
