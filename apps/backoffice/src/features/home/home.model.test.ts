import { expect, it } from 'vitest';
import { tiles } from './home.model.ts';

it('each tile of the home links to the list filtered as it counts', () => {
  expect(tiles.map(({ href, filters }) => [href, filters])).toEqual([
    ['/admin/souscriptions?statut=signed&paiement=proved', { status: 'signed', payment_status: 'proved' }],
    [
      '/admin/souscriptions?statut=signed&paiement=checking',
      { status: 'signed', payment_status: 'checking' },
    ],
    ['/admin/souscriptions?statut=signed&paiement=waiting', { status: 'signed', payment_status: 'waiting' }],
    ['/admin/souscriptions?statut=pending', { status: 'pending' }],
    ['/admin/souscriptions?remboursement=open', { refund: 'open' }],
  ]);
  expect(new Set(tiles.map(({ label }) => label)).size).toBe(tiles.length);
});
