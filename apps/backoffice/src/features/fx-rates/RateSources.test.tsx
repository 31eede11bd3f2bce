import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const nothing = { items: [], total: 0, page: 1, page_size: 25 };
const fetched = {
  source: 'ecb' as const,
  period: 'day' as const,
  at: '2026-11-20T15:20:00.000Z',
  outcome: 'published' as const,
  last_day: '2026-11-20',
  published: 2,
  waiting: 0,
};
const state = {
  mode: 'providers' as const,
  sources: [{ source: 'ecb' as const, last_success: fetched, last_failure: null }],
  waiting: [
    {
      id: 'plan_1',
      source: 'ecb' as const,
      count: 1,
      at: '2026-11-23T15:20:00.000Z',
      lines: [{ label: 'EUR/USD, 23/11/2026', before: '1,0901', after: '10,901 (+900,00 %)' }],
    },
  ],
};

it('fetches the period that is chosen, and reports the result', async () => {
  const { user, calls } = open('/admin/taux-fx', {
    as: sampleAdmin(),
    handlers: { listFxRates: nothing, getRateSources: state, fetchRates: fetched },
  });
  expect(await screen.findByText(/Dernier import/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Importer les taux BCE' }));
  await user.click(await screen.findByRole('menuitem', { name: /De 90 jours/ }));
  expect(await screen.findByText('2 taux publiés.')).toBeDefined();
  expect(calls('fetchRates').map(({ body }) => body)).toEqual([{ source: 'ecb', period: '90_days' }]);
});

it('shows the values that wait, and submits them with a reason', async () => {
  const held = { id: 'chg_1', kind: 'fx.manual' as const, maker: 'Inès Garnier', created_at: fetched.at };
  const result = { created: 1, changed: 0, unchanged: 0, skipped: 0, pending_change: held };
  const { user, calls } = open('/admin/taux-fx', {
    as: sampleAdmin(),
    handlers: { listFxRates: nothing, getRateSources: state, commitImport: result },
  });
  expect(await screen.findByText(/1 taux reçu attend une vérification/)).toBeDefined();
  expect(screen.getByText('10,901 (+900,00 %)')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Soumettre à validation' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Motif'), 'Vérifié sur le site de la BCE');
  await user.click(dialog.getByRole('button', { name: 'Soumettre à validation' }));
  expect(await screen.findByText('Les taux attendent la validation d’un second utilisateur.')).toBeDefined();
  expect(calls('commitImport').map(({ body }) => body)).toEqual([
    { reason: 'Vérifié sur le site de la BCE' },
  ]);
});

it('has no button where fetching is off', async () => {
  open('/admin/taux-fx', {
    as: sampleAdmin(),
    handlers: { listFxRates: nothing, getRateSources: { ...state, mode: 'off', waiting: [] } },
  });
  expect(await screen.findByText(/Désactivé sur cette installation/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Importer les/ })).toBeNull());
});
