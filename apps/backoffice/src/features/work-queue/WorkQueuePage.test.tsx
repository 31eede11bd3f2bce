import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import type { WorkItem } from './work-queue.model.ts';

const open = usePages();
const now = new Date('2026-11-20T09:42:00.000Z');
const admin = sampleAdmin();
const me = { id: admin.id, name: 'Inès Garnier' };
const marc = { id: '0197c7a4-0a51-7c55-9d0e-3f5a8a3f00aa', name: 'Marc Vidal' };

beforeEach(() => vi.setSystemTime(now));
afterEach(() => vi.useRealTimers());

const item = (change: Partial<WorkItem> = {}): WorkItem => ({
  kind: 'proof',
  id: '0197c7a4-0a51-7c55-9d0e-3f5a8a3f0001',
  label: 'PO-2026-0187',
  detail: 'Camille Moreau',
  amount: '15000',
  asset: 'USDC',
  link_id: '0197c7a4-0a51-7c55-9d0e-3f5a8a3f0001',
  opened_at: '2026-11-16T09:00:00.000Z',
  due_at: '2026-11-17T12:10:00.000Z',
  is_late: true,
  is_assignable: true,
  assignee: null,
  postponed_until: null,
  reason: null,
  version: 0,
  ...change,
});
const none = { count: 0, late: 0, today: 0 };
type Queue = OperationOutput<'listWorkItems'>;
const queue = (items: WorkItem[], counts: Partial<Queue['counts']> = {}): Queue => ({
  items,
  counts: { mine: none, unassigned: none, team: none, postponed: none, ...counts },
  assignees: [me, marc],
});
const openQueue = (data: Queue, path = '/admin/ma-file?travaux=non-attribues') =>
  open(path, { as: admin, handlers: { listWorkItems: data } });
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

it('says how late each thing is in words, where it is done, and how many of each file', async () => {
  const page = openQueue(
    queue([item()], {
      unassigned: { count: 6, late: 1, today: 5 },
      mine: { count: 8, late: 0, today: 0 },
    }),
  );
  const link = await screen.findByRole('link', { name: 'PO-2026-0187' });
  expect(link.getAttribute('href')).toBe(`/admin/souscriptions/${item().id}`);
  const row = link.closest('tr');
  expect(plain(row?.textContent)).toContain('en retard de 2 j 21 h');
  expect(plain(row?.textContent)).toContain('15 000,00 USDC');
  expect(screen.getByText('1 en retard, 5 aujourd’hui')).toBeDefined();
  expect(screen.getByRole('tab', { name: /À moi.*8/ })).toBeDefined();
  expect(page.calls('listWorkItems')[0]?.query).toEqual({ view: 'unassigned' });
});

it('is taken in one press, and says who took it meanwhile', async () => {
  const page = openQueue(queue([item()]));
  page.api.use({ assignWorkItem: reply(409, { error: 'Un collègue l’a pris.', code: 'work.changed' }) });
  await page.user.click(await screen.findByRole('button', { name: /^Prendre/ }));
  expect(await screen.findByText('Un collègue l’a pris.')).toBeDefined();
  page.api.use({ assignWorkItem: { success: true } });
  await page.user.click(screen.getByRole('button', { name: /^Prendre/ }));
  expect(await screen.findByText('C’est à vous.')).toBeDefined();
  expect(page.calls('assignWorkItem').at(-1)?.body).toEqual({
    kind: 'proof',
    id: item().id,
    version: 0,
    assignee_id: me.id,
  });
});

it('is put off with a reason, which is required', async () => {
  const page = openQueue(queue([item({ version: 3 })]));
  page.api.use({ postponeWorkItem: { success: true } });
  await page.user.click(await screen.findByRole('button', { name: /^Reporter/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Reporter' }));
  expect(await dialog.findByText('Dites pourquoi vous reportez.')).toBeDefined();
  await page.user.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Attend la banque');
  await page.user.click(dialog.getByRole('button', { name: 'Reporter' }));
  expect(await screen.findByText('Reporté.')).toBeDefined();
  expect(page.calls('postponeWorkItem').at(-1)?.body).toMatchObject({
    version: 3,
    until: '2026-11-21',
    reason: 'Attend la banque',
  });
});

it('says that nothing waits, and reads again what could not be read', async () => {
  const page = openQueue(queue([]), '/admin/ma-file');
  expect(await screen.findByText('Rien ne vous attend.')).toBeDefined();
  page.api.use({ listWorkItems: reply(500, { error: 'Panne.', code: 'internal' }) });
  await page.user.click(screen.getByRole('tab', { name: /Équipe/ }));
  expect(await screen.findByText('La file n’a pas pu être chargée')).toBeDefined();
  page.api.use({ listWorkItems: queue([item()]) });
  await page.user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('PO-2026-0187')).toBeDefined();
});

it.each([
  ['commercial', '/admin-commercial', 'message', '/admin-commercial/messages/k_1'],
  ['equisafe', '/admin-equisafe', 'register_entry', '/admin-equisafe/k_1'],
] as const)(
  'of %s leads to where they do it, and is a tab beside their home',
  async (role, home, kind, href) => {
    open(`${home}/ma-file?travaux=equipe`, {
      as: { ...admin, role },
      handlers: { listWorkItems: queue([item({ kind, link_id: 'k_1' })]) },
    });
    expect((await screen.findByRole('link', { name: 'PO-2026-0187' })).getAttribute('href')).toBe(href);
    const tabs = within(screen.getByRole('navigation', { name: 'Back-office' }));
    expect(tabs.getByRole('link', { name: 'Ma file' }).getAttribute('aria-current')).toBe('page');
    expect(tabs.getAllByRole('link')[0]?.getAttribute('href')).toBe(home);
  },
);
