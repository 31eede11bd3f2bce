/** A panel whose chunk cannot be loaded, as after a release that removed it: the list beside it stays. */
import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { contractsTexts } from '../features/contracts/contracts.texts.ts';
import { payoutsTexts } from '../features/payouts/payouts.texts.ts';
import { screenTexts } from '../shared/app.texts.ts';
import { sampleAdmin, usePages } from '../testing/page-test.tsx';
import { sampleClientRecord } from '../testing/sample-clients.ts';
import { layoutTexts } from './layouts/layout.texts.ts';

vi.mock('../features/contracts/ContractPanel.tsx', () => {
  throw new Error('404');
});
vi.mock('../features/corrections/CorrectionPanel.tsx', () => {
  throw new Error('404');
});
vi.mock('../features/clients/ClientPortfolio.tsx', () => {
  throw new Error('404');
});
vi.mock('./layouts/IdleEndDialog.tsx', () => {
  throw new Error('404');
});
let showIdleEnd: (endsAtMs: number | null) => void = () => undefined;
vi.mock('./layouts/idle-end.ts', () => ({
  watchIdleEnd: (_services: unknown, show: typeof showIdleEnd) => {
    showIdleEnd = show;
    return { check: async () => undefined, stop: () => undefined };
  },
}));
vi.mock('./layouts/SecurityPanel.tsx', () => {
  throw new Error('404');
});
vi.mock('../features/payouts/PayoutPanel.tsx', () => {
  throw new Error('404');
});
vi.mock('@repo/ui/shortcut-dialog', () => {
  throw new Error('404');
});

const open = usePages();
const noPayouts = {
  open: 0,
  late: 0,
  to_qualify: 0,
  to_prepare: 0,
  to_approve: 0,
  to_execute: 0,
  executed: 0,
  void: 0,
  replaced: 0,
};
const failed = 'Cette partie de la page n’a pas pu être chargée.';

beforeAll(() => {
  // jsdom has no top layer.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});

it.each([
  ['/admin/souscriptions/one', contractsTexts.title],
  ['/admin/souscriptions/versements/one', payoutsTexts.title],
  ['/admin/navs/corrections/one', screenTexts.corrections],
])('%s keeps its list, with « Réessayer » in place of the panel', async (path, heading) => {
  const { user } = open(path, {
    as: sampleAdmin(),
    handlers: {
      listAdminContracts: { items: [], total: 0, is_total_exact: true, page: 1, page_size: 25 },
      listPayouts: { items: [], total: 0, page: 1, page_size: 25, counts: noPayouts },
      listCorrections: { items: [], total: 0, page: 1, page_size: 25, required: 0 },
    },
  });
  await screen.findByText(failed);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByText(failed);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
});

it('the list of keys leaves the screen as it is, with « Réessayer » in its place', async () => {
  const { user } = open('/admin/souscriptions', { as: sampleAdmin() });
  await user.click(await screen.findByRole('button', { name: layoutTexts.shortcuts }));
  await screen.findByText(failed);
  expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe(contractsTexts.title);
});

it('the security of an account leaves the screen as it is, with « Réessayer » in its place', async () => {
  const { user } = open('/admin/souscriptions', { as: sampleAdmin() });
  await user.click(await screen.findByRole('button', { name: layoutTexts.security }));
  await screen.findByText(failed);
  expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe(contractsTexts.title);
});

it('the warning of the end of the session leaves the screen as it is, and is closed', async () => {
  const { user } = open('/admin/souscriptions', { as: sampleAdmin() });
  await screen.findByRole('button', { name: layoutTexts.security });
  act(() => showIdleEnd(performance.now() + 42_000));
  await screen.findByText(failed);
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByText(failed)).toBeNull();
});

it('the portfolio of a client leaves their record as it is, with « Réessayer » in its place', async () => {
  open('/admin/users/usr_camille?onglet=portefeuille', {
    as: sampleAdmin(),
    handlers: { getClient: sampleClientRecord() },
  });
  await screen.findByText(failed);
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Portefeuille' }).getAttribute('aria-selected')).toBe('true');
});
