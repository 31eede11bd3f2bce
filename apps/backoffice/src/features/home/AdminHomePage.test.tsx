import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
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

it('shows how many rates are too old, and which', async () => {
  const pair = { base: 'EUR', current: null, trend: [], days: [], expected_day: '2026-11-20' };
  const pairs = [
    { ...pair, pair: 'EUR/USD', quote: 'USD', is_too_old: true },
    { ...pair, pair: 'EUR/CHF', quote: 'CHF', is_too_old: false },
  ];
  const calendar = { month: '2026-11', today: '2026-11-22', pairs };
  open('/admin', { as: sampleAdmin(), handlers: { ...handlers, getRateCalendar: calendar } });
  const old = await screen.findByText('EUR/USD du 20/11/2026');
  expect(old.dataset['tone']).toBe('negative');
  expect(screen.getByRole('link', { name: 'Ouvrir les taux' }).getAttribute('href')).toContain(
    '/admin/taux-fx',
  );
});

it('opens each list from its tile, with or without work, and shows when the tiles were read', async () => {
  const requests = { items: [], total: 2, page: 1, page_size: 1 };
  open('/admin', { as: sampleAdmin(), handlers: { ...handlers, listChangeRequests: requests } });
  const title = await screen.findByText('Modifications à valider');
  await waitFor(() => expect(screen.getAllByRole('link', { name: '✓ Rien à traiter' })).toHaveLength(10));
  expect(title.parentElement?.textContent).toContain('2');
  expect(await screen.findByText(/^Actualisé à \d\d:\d\d$/)).toBeDefined();
});
