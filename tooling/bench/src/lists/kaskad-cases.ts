// The calls that measure Kaskad, by their names.
import { withClient } from '@repo/postgres/databases';

const admin = '/proxy/kaskad-admin';

export interface KaskadCase {
  name: string;
  path: string;
  by: 'staff' | 'client';
  mostMs: number;
}

/** design/acceptance.md, B52. */
const listMs = 50;
const unlocksMs = 100;

interface Known {
  round: string;
  investment: string;
  refund: string;
  grant: string;
  claim: string;
  person: string;
  large: string;
  class: string;
  reference: string;
  granted: string;
  txid: string;
}

const farIn = (table: string, order: string, condition = 'true') =>
  `(select id from ${table} where ${condition} order by ${order} offset (select count(*) * 9 / 10 from ${table} where ${condition}) limit 1)`;

/** The owner of the grant of two hundred tranches is the client that signs in. */
export const largestGrant = 'select id, user_id from kaskad_grants order by total desc limit 1';

const staff = (mostMs: number, calls: Record<string, string>): KaskadCase[] =>
  Object.entries(calls).map(([name, path]) => ({ name, path: `${admin}/${path}`, by: 'staff', mostMs }));

export async function kaskadCases(url: string, roundName: string): Promise<KaskadCase[]> {
  const { rows } = await withClient(url, (client) =>
    client.query<Known>(
      `select (select id from kaskad_rounds where name = $1) as round,
        ${farIn('kaskad_investments', 'created_at desc, id desc')} as investment,
        ${farIn('payouts', `coalesce(due_by, 'infinity'), id`, 'investment_id is not null')} as refund,
        ${farIn('kaskad_grants', 'granted_on desc, id desc')} as grant,
        ${farIn('kaskad_claims', 'requested_at, id')} as claim,
        ${farIn('users', 'lastname, firstname, id', `can_access_kaskad and role = 'client'`)} as person,
        (select id from (${largestGrant}) as g) as large,
        (select class_id from kaskad_grants limit 1) as class,
        (select reference from kaskad_investments offset 1000 limit 1) as reference,
        (select reference from kaskad_grants offset 1000 limit 1) as granted,
        (select txid from kaskad_claims where txid is not null offset 1000 limit 1) as txid`,
      [roundName],
    ),
  );
  const [known] = rows;
  if (known === undefined) throw new Error('Too few rows.');
  return [
    ...staff(listMs, {
      ...investmentCalls(known),
      ...refundCalls(known),
      ...grantCalls(known),
      ...otherCalls(known),
    }),
    ...staff(unlocksMs, { 'next unlocks of 30 days': 'unlocks' }),
    ...Object.entries({
      'client: investments': 'investments',
      'client: dashboard': 'dashboard',
      'client: grants': 'grants',
      'client: grant of 200 tranches': `grants/${known.large}`,
      'client: rounds': 'rounds',
    }).map(
      ([name, path]): KaskadCase => ({ name, path: `/proxy/kaskad/${path}`, by: 'client', mostMs: listMs }),
    ),
  ];
}

const views = 'to_check under_period to_allot to_issue to_refund waiting reserved issued ended'.split(' ');

const investmentCalls = ({ round, investment, reference }: Known): Record<string, string> => ({
  investments: 'investments?',
  ...Object.fromEntries(views.map((view) => [`investments, ${view}`, `investments?view=${view}`])),
  ...Object.fromEntries(
    views.map((view) => [`investments, ${view}, of one round`, `investments?view=${view}&round=${round}`]),
  ),
  'investments, of one round': `investments?round=${round}`,
  'investments, far': `investments?page=1000&after=${investment}`,
  'investments, far, back': `investments?page=1000&before=${investment}`,
  'investments, page 100': 'investments?page=100',
  'investments, search: a number': `investments?q=${reference}`,
  'investments, search: a year of numbers': `investments?q=${reference.slice(0, 8)}`,
  'investments, search: a common surname': 'investments?q=dupont',
  'investments, search: both names': 'investments?q=helene+dupont',
  'investments, search: two letters': 'investments?q=du',
  'investments, search: nothing found': 'investments?q=xyzxyz',
  'investments, search in a view': 'investments?q=dupont&view=under_period',
});

const refundCalls = ({ refund, reference }: Known): Record<string, string> => ({
  refunds: 'refunds?',
  'refunds, to execute': 'refunds?state=to_execute',
  'refunds, executed': 'refunds?state=executed',
  'refunds, far': `refunds?page=1000&after=${refund}`,
  'refunds, page 100': 'refunds?page=100',
  'refunds, search: a common surname': 'refunds?q=dupont',
  'refunds, search: a number': `refunds?q=${reference}`,
  'refunds, search: a year of numbers': `refunds?q=${reference.slice(0, 8)}`,
  'refunds, search: two letters': 'refunds?q=du',
});

const grantCalls = ({ grant, claim, class: row, granted, txid, large }: Known): Record<string, string> => ({
  grants: 'grants?',
  'grants, suspended': 'grants?state=suspended',
  'grants, of one class': `grants?class=${row}`,
  'grants, far': `grants?page=1000&after=${grant}`,
  'grants, search: a common surname': 'grants?q=dupont',
  'grants, search: a number': `grants?q=${granted}`,
  'grants, search: two letters': 'grants?q=du',
  'a grant of 200 tranches': `grants/${large}`,
  claims: 'claims?',
  'claims, to decide': 'claims?state=open',
  'claims, far': `claims?page=1000&after=${claim}`,
  'claims, search: a common surname': 'claims?q=dupont',
  'claims, search: a hash': `claims?q=${txid}`,
});

const otherCalls = ({ person, round }: Known): Record<string, string> => ({
  users: 'users?',
  'users, unverified': 'users?identity=unverified',
  'users, locked': 'users?access=locked',
  'users, with a proven wallet': 'users?wallet=proven',
  'users, without a wallet': 'users?wallet=missing',
  'users, far': `users?page=1000&after=${person}`,
  'users, search: a common surname': 'users?q=dupont',
  'users, search: two letters': 'users?q=du',
  'a user': `users/${person}`,
  rounds: 'rounds?',
  'rounds, running': 'rounds?view=running',
  'rounds, search': 'rounds?q=levee',
  'the round to allot': `rounds/${round}`,
  issuers: 'issuers',
  'the home': 'dashboard',
});
