import { expect, it } from 'vitest';
import { awaitedNavs, tiles } from './home.model.ts';

it('each tile of the home links to the list filtered as it counts', () => {
  expect(tiles.map(({ href, filters }) => [href, filters])).toEqual([
    [
      '/admin/souscriptions?statut=signe&paiement=preuve-deposee',
      { status: 'signed', payment_status: 'proved' },
    ],
    [
      '/admin/souscriptions?statut=signe&paiement=en-verification',
      { status: 'signed', payment_status: 'checking' },
    ],
    ['/admin/souscriptions?statut=signe&paiement=attendu', { status: 'signed', payment_status: 'waiting' }],
    ['/admin/souscriptions?statut=en-attente', { status: 'pending' }],
  ]);
  expect(new Set(tiles.map(({ label }) => label)).size).toBe(tiles.length);
});

const day = (date: string, state: 'missing' | 'expected' | 'pending' | 'published') => ({
  date,
  state,
  value: null,
  rate: null,
  covered_days: null,
  version: null,
  pending: null,
});

it('counts the NAVs that are missing or due today, and names the oldest day', () => {
  const strategies = [
    { id: 'usdfy', title: 'USDFY', days: [day('2026-11-20', 'published'), day('2026-11-22', 'expected')] },
    { id: 'btcfy', title: 'BTCFY', days: [day('2026-11-19', 'missing'), day('2026-11-21', 'pending')] },
  ];
  expect(awaitedNavs(strategies)).toEqual({ count: 2, oldest: '2026-11-19' });
  expect(awaitedNavs([])).toEqual({ count: 0, oldest: null });
});
