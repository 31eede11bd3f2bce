import { expect, it } from 'vitest';
import { tiles } from './home.model.ts';

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
