// Forward-only migrations, run by the owner's role at a start or by the command `migrate`. Several processes may start together: one migrates,
// the others wait.
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type DatabaseUrls, requiredExtensions, withClient } from '@repo/postgres/databases';
import { findPrimary } from '@repo/postgres/hosts';
import type { Client } from 'pg';
import { jobQueueGrants, migrateJobQueues } from './migrate-job-queues.ts';
import { runMigrations } from './run-migrations.ts';
import { noteCompatibility, refuseNewerSchema } from './schema-version.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any fixed number: it names the lock shared by the processes of one database. */
const migrationLockId = 728_304_115;

export async function migrate(urls: DatabaseUrls): Promise<void> {
  const migrationUrl = await findPrimary(urls.migrationUrl);
  await withClient(migrationUrl, async (client) => {
    await takeLock(client);
    // Trusted since PostgreSQL 13: the owner of the database may create them.
    for (const name of requiredExtensions) await client.query(`create extension if not exists ${name}`);
    await refuseNewerSchema(client);
    await runMigrations(client, migrationsFolder);
    await migrateJobQueues(migrationUrl);
    await noteCompatibility(client);
    const role = await readRole(urls.url);
    if (role !== (await currentRole(client))) await grantRows(client, role);
  });
}

const lockAskedEveryMs = 200;

/** Of the session, which a pooler of transactions gives away. Called again and again: a query that waits for it would be one that `create index concurrently` waits for. */
async function takeLock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      migrationLockId,
    ]);
    if (rows[0]?.taken === true) return;
    await setTimeout(lockAskedEveryMs);
  }
}

/**
 * Rows may be read and written by the API's role; the schema, its triggers and the trail's past may not be changed by
 * it. Granted after each migration, so that a new table needs no word of its own.
 */
async function grantRows(client: Client, role: string): Promise<void> {
  const to = client.escapeIdentifier(role);
  const rights = {
    tables: 'select, insert, update, delete',
    sequences: 'usage, select',
    functions: 'execute',
  };
  const statements = [
    `grant usage on schema public to ${to}`,
    ...Object.entries(rights).flatMap(([kind, right]) => [
      `grant ${right} on all ${kind} in schema public to ${to}`,
      `alter default privileges in schema public grant ${right} on ${kind} to ${to}`,
    ]),
    // The trail grows by rows that the database itself seals, and `erase_trail` alone empties one.
    `revoke update, delete on audit_log, audit_chain, audit_heads from ${to}`,
    `revoke update (salt, ip, before, after) on audit_log from ${to}`,
    `revoke insert on audit_chain from ${to}`,
    `grant update (signature, timestamp_token) on audit_heads to ${to}`,
    `revoke update, delete on register_movements, register_attestations, register_holders from ${to}`,
    `grant update (salt, holder) on register_holders to ${to}`,
    // What a process that does not migrate reads before it starts.
    `grant usage on schema drizzle to ${to}`,
    `grant select on all tables in schema drizzle to ${to}`,
    ...jobQueueGrants(client, role),
  ];
  await client.query(`begin; ${statements.join('; ')}; commit`);
}

function readRole(url: string): Promise<string> {
  return withClient(url, currentRole);
}

async function currentRole(client: Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select current_user as role');
  return rows[0]?.role ?? '';
}
