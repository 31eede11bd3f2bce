// The calls that measure the staff's list of clients, by their names.
import { withClient } from '@repo/postgres/databases';
import { farRow } from './book-cases.ts';

const list = '/proxy/admin/clients';
const views = {
  all: '',
  'identity to examine': 'identity=pending',
  'documents missing': 'documents=missing',
  'without an adviser': 'adviser=none',
  'without a contract': 'holding=none',
  companies: 'kind=company',
  'of one country': 'country=CHE',
  'of Kaskad': 'service=kaskad',
  'signed in on a day': 'signed_in_from=2026-01-05&signed_in_to=2026-01-05',
  'signed in for months': 'signed_in_from=2026-01-05',
};
const sorts = ['registered_at', '-registered_at', 'name', '-name'];
const searches = {
  'a surname': 'dupont-lefevre',
  'a common surname': 'dupont',
  'a first name without its accents': 'helene',
  'both names': 'helene+dupont',
  'two letters': 'du',
  'nothing found': 'xyzxyz',
};

/** Name and address of each call. */
export async function clientCases(url: string, clients: number): Promise<[string, string][]> {
  const skipped = farRow(clients);
  const { rows } = await withClient(url, (client) =>
    client.query<{ id: string; email: string }>(
      `select c.user_id as id, u.email from client_cards c join users u on u.id = c.user_id
       order by c.created_at desc, c.user_id desc offset $1 limit 1`,
      [skipped],
    ),
  );
  const [far] = rows;
  if (far === undefined) throw new Error('Too few clients.');
  const after = `page=${Math.ceil(skipped / 25)}&after=${far.id}`;
  return [
    ['clients, the counts of every tab', '/proxy/admin/client-counts'],
    ...Object.entries(views).flatMap(([view, filters]) =>
      sorts.map((sort): [string, string] => [
        `clients, ${view}, by ${sort}`,
        `${list}?${filters}&sort=${sort}`,
      ]),
    ),
    ...sorts.map((sort): [string, string] => [
      `clients, on from row ${skipped}, by ${sort}`,
      `${list}?sort=${sort}&${after}`,
    ]),
    ['clients, back from there', `${list}?${after.replace('after', 'before')}`],
    ['clients, page 100', `${list}?page=100`],
    ...Object.entries(searches).map(([name, q]): [string, string] => [
      `clients, search: ${name}`,
      `${list}?q=${q}`,
    ]),
    ['clients, search: an e-mail address', `${list}?q=${encodeURIComponent(far.email)}`],
  ];
}
