// Forward-only migrations, run at every start. Several processes may start together: one migrates, the others wait.
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateOnServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateOnPglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any fixed number: it names the lock shared by the processes of one database. */
const migrationLockId = 728_304_115;

export async function migrateServer(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLockId]);
    await migrateOnServer(drizzleServer({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** The embedded engine has one process, held by the folder lock, so it needs no advisory lock. */
export async function migrateEmbedded(client: PGlite): Promise<void> {
  await migrateOnPglite(drizzleEmbedded({ client }), { migrationsFolder });
}
