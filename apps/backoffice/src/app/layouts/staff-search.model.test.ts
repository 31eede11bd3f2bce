import { expect, it } from 'vitest';
import { type Found, type FoundRecords, groupsOf, withRecent } from './staff-search.model.ts';

const client = {
  id: 'usr_1',
  firstname: 'Élodie',
  lastname: 'Belleval',
  email: 'elodie@exemple.fr',
  is_company: false,
  company_name: null,
};

const found: Found = {
  clients: [client],
  contracts: [
    {
      id: 'sig_1',
      po_number: 'PO-2026-0001',
      client: 'Élodie Belleval',
      product: 'USDFY',
      status: 'signed',
    },
  ],
  products: [{ id: 'usdfy', title: 'USDFY' }],
};
const listed = (records: FoundRecords) =>
  groupsOf(found, records).flatMap(({ commands }) => commands.map(({ label, href }) => [label, href]));

it('[A55] opens a contract, the record of a client, and a product; of an adviser, their client', () => {
  expect(listed('all')).toEqual([
    ['Élodie Belleval', '/admin/users/usr_1'],
    ['PO-2026-0001', '/admin/souscriptions/sig_1'],
    ['USDFY', '/admin/produits/usdfy'],
  ]);
  expect(listed('own_clients')).toEqual([['Élodie Belleval', '/admin-commercial/clients/usr_1']]);
});

it('keeps the last five commands, each once, the latest first', () => {
  const run = ['a', 'b', 'c', 'a', 'd', 'e', 'f'];
  const recents = run.reduce<ReturnType<typeof withRecent>>(
    (list, id) => withRecent(list, { id, label: id }),
    [],
  );
  expect(recents.map(({ id }) => id)).toEqual(['f', 'e', 'd', 'a', 'c']);
});
