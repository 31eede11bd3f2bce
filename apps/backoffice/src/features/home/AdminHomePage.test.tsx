import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
afterEach(() => {
  vi.useRealTimers();
});
const rates = { items: [], total: 0, page: 1, page_size: 25 };
const handlers = { listNavs: { items: [], total: 0, page: 1, page_size: 25 }, listFxRates: rates };
const missing = 'Le contact de la société manque';

it('warns an administrator that the legal pages lack the company’s contact, until it is set', async () => {
  open('/admin', { as: sampleAdmin(), handlers });
  expect(await screen.findByText(missing)).toBeDefined();
  expect(screen.getByText(/Renseignez CONTACT_LINE/)).toBeDefined();
});

it('shows no warning once it is set', async () => {
  open('/admin', { as: sampleAdmin(), handlers, contactLine: 'Exemple SAS, 01 23 45 67 89' });
  await screen.findByRole('heading', { name: 'À traiter aujourd’hui' });
  expect(screen.queryByText(missing)).toBeNull();
});

type Tile = OperationOutput<'getStaffTiles'>['tiles'][number];
const tile = (kind: Tile['kind'], change: Partial<Tile> = {}): Tile => ({
  kind,
  count: 0,
  since: null,
  is_late: false,
  names: [],
  sums: [],
  ...change,
});
const tiles = [
  tile('rates', { count: 2, since: '2026-01-02', is_late: true, names: ['EUR/USD'] }),
  tile('proofs', { count: 3 }),
  tile('payouts'),
  tile('jobs'),
];

it('shows all that is pending from one request, each with its list, with or without work', async () => {
  const page = open('/admin', { as: sampleAdmin(), handlers: { ...handlers, getStaffTiles: { tiles } } });
  const old = await screen.findByText('EUR/USD · depuis le 02/01/2026');
  expect(old.dataset['tone']).toBe('negative');
  const links = screen.getAllByRole('link', { name: 'Ouvrir la liste' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/taux-fx?mois=2026-01',
    '/admin/souscriptions?statut=signe&paiement=preuve-deposee',
  ]);
  expect(screen.getByText('Preuves à vérifier').parentElement?.textContent).toContain('3');
  // Nothing is due: the list of payouts can be opened all the same; background work has no list yet.
  const [link, ...others] = screen.getAllByRole('link', { name: '✓ Rien à traiter' });
  expect(link?.getAttribute('href')).toBe('/admin/souscriptions/versements?vue=aucune');
  expect(others).toEqual([]);
  expect(screen.getByText(/^Actualisé à \d\d:\d\d$/)).toBeDefined();
  expect(page.calls('getStaffTiles')).toHaveLength(1);
  expect(page.calls('getUnattachedFunds').length + page.calls('getNavCalendar').length).toBe(0);
});

it('says that the tiles could not be read, and reads them again on request', async () => {
  const failed = reply(500, { error: 'Panne.', code: 'internal' });
  const page = open('/admin', { as: sampleAdmin(), handlers: { ...handlers, getStaffTiles: failed } });
  expect(await screen.findByText('Ce qui est à traiter n’a pas pu être lu')).toBeDefined();
  page.api.use({ getStaffTiles: { tiles } });
  await page.user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Preuves à vérifier')).toBeDefined();
});

const proofs = async () => (await screen.findByText('Preuves à vérifier')).parentElement?.textContent;

it('counts again each minute, and a count that fails leaves the last one with its hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const page = open('/admin', { as: sampleAdmin(), handlers: { ...handlers, getStaffTiles: { tiles } } });
  expect(await proofs()).toContain('3');
  page.api.use({ getStaffTiles: { tiles: [tile('proofs', { count: 7 })] } });
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(page.calls('getStaffTiles')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await screen.findByText('7');
  expect(await proofs()).toContain('7');
  expect(page.calls('getStaffTiles')).toHaveLength(2);
  page.api.use({ getStaffTiles: reply(500, { error: 'Panne.', code: 'internal' }) });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await screen.findByText(/^Ce qui est à traiter n’a pas pu être lu\. /);
  expect(await proofs()).toContain('7');
});
