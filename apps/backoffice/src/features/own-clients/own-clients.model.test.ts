import { expect, it } from 'vitest';
import { sampleMyClient } from '../../testing/sample-clients.ts';
import { headerLine, listOf, ownName } from './own-clients.model.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const portfolio = { clients: 42, value_eur: '3100000.00', collected_eur: '0.00', stages: [] };

it('has the figures of the header in one line, and says which one is unknown', () => {
  const day = { todo: 7, late: 1, tasks: [], groups: [] };
  expect(plain(headerLine(portfolio, day))).toBe(
    'Mes clients : 42 · Encours : 3 100 000,00 € · Collecte du mois : 0,00 € · À faire : 7',
  );
  expect(plain(headerLine({ ...portfolio, value_eur: null }, undefined))).toBe(
    'Mes clients : 42 · Encours : inconnu · Collecte du mois : 0,00 €',
  );
});

it('opens the list with those of a reason', () => {
  expect(listOf('unpaid')).toBe('/admin-commercial/clients?a-faire=paiement');
  expect(listOf('idle')).toBe('/admin-commercial/clients?a-faire=sans-souscription');
});

it('names a company by its own name', () => {
  expect(ownName(sampleMyClient())).toBe('Camille Moreau');
  expect(ownName(sampleMyClient({}, { company_name: 'SARL Belleval' }))).toBe('SARL Belleval');
});
