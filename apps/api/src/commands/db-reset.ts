// Empties the database (the private cluster, or every table of the server named by DATABASE_URL) and the stored files.
// Refused in production, and while an API runs on it.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '@repo/postgres/databases';
import { removePrivateCluster } from '@repo/postgres/private';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { countLiveProcesses } from '../db/process-lease.ts';
import { exitOnUncaught } from '../log.ts';
import { readSettings } from '../settings.ts';
import { SettingsError } from '../settings-error.ts';

exitOnUncaught();
const { mode, dataDir, databaseUrl, migrationUrl, s3 } = readSettings(process.env);
if (mode === 'production') throw new SettingsError('NODE_ENV: a production database is never reset.');
if (s3 !== null)
  throw new SettingsError('FILES: a bucket is emptied by hand, with its versions; then FILES=folder.');

await (databaseUrl === null ? resetFolder() : resetServer(migrationUrl ?? databaseUrl));
// They have the id of the deleted database.
await rm(join(dataDir, 'files'), { recursive: true, force: true });
process.stdout.write('Database emptied. The next start creates it again.\n');

async function resetFolder(): Promise<void> {
  await removePrivateCluster(dataDir);
  // Distinguishes a first start from later ones.
  await rm(join(dataDir, 'demo-loaded'), { force: true });
}

async function resetServer(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await refuseWhileUsed(client);
    await client.query(
      'drop schema if exists drizzle, pgboss cascade; drop schema public cascade; create schema public',
    );
  });
}

async function refuseWhileUsed(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_tables where schemaname = 'public' and tablename = 'processes'",
  );
  if (rowCount === 0 || (await countLiveProcesses(drizzle({ client }))) === 0) return;
  throw new SettingsError('DATABASE_URL: an API is running on this database. Stop it first.');
}
