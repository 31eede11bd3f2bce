// Millions of rows in minutes: without triggers, foreign keys and indexes, which are built once at the end.
import { withClient } from '@repo/postgres/databases';
import { progress } from '../report.ts';

export type Client = Parameters<Parameters<typeof withClient>[1]>[0];

const filled = [
  'users',
  'contracts',
  'payment_proofs',
  'receipts',
  'payouts',
  'journal_entries',
  'postings',
  'account_days',
  'account_balances',
  'orders',
  'unit_movements',
  'change_requests',
  'audit_log',
  'client_cards',
  'message_threads',
  'messages',
  'register_lines',
  'kaskad_rounds',
  'kaskad_investments',
  'kaskad_investment_events',
  'kaskad_movements',
  'kaskad_grants',
  'kaskad_grant_versions',
  'kaskad_unlocks',
  'kaskad_claims',
  'kaskad_wallets',
];

/** `work` fills what triggers keep too: it runs as the superuser of a throw-away cluster, without them. */
export function bulkFill(url: string, seed: number, work: (client: Client) => Promise<void>): Promise<void> {
  const asSuperuser = new URL(url);
  asSuperuser.username = 'postgres';
  return withClient(asSuperuser.href, async (client) => {
    await client.query(
      `set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '1GB'`,
    );
    await client.query('select setseed($1)', [seed / 2 ** 31]);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and tablename = any($1)
         and indexname not in (select conname from pg_constraint)`,
      [filled],
    );
    for (const { name } of indexes) await client.query(`drop index "${name}"`);
    await work(client);
    progress('building the indexes');
    await client.query('analyze');
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum analyze');
  });
}
