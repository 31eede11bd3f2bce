// Empties the database (the private cluster, or every table of the server named by DATABASE_URL) and the stored files.
// Refused in production.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ClusterError, removePrivateCluster } from '@repo/postgres/private';
import { Client } from 'pg';
import { readSettings, type Settings } from '../settings.ts';

const settings = readSettings(process.env);
if (settings.mode === 'production') throw new Error('NODE_ENV: a production database is never reset.');

try {
  await (settings.databaseUrl === null ? resetFolder(settings) : resetServer(settings));
  // They have the id of the deleted database.
  await rm(join(settings.dataDir, 'files'), { recursive: true, force: true });
  process.stdout.write('Database emptied. The next start creates it again.\n');
} catch (error) {
  if (!(error instanceof ClusterError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function resetFolder({ dataDir }: Settings): Promise<void> {
  await removePrivateCluster(dataDir);
  // Distinguishes a first start from later ones.
  await rm(join(dataDir, 'demo-loaded'), { force: true });
}

async function resetServer({ databaseUrl, migrationUrl }: Settings): Promise<void> {
  const client = new Client({ connectionString: migrationUrl ?? databaseUrl ?? '' });
  await client.connect();
  await client.query(
    'drop schema if exists drizzle, pgboss cascade; drop schema public cascade; create schema public',
  );
  await client.end();
}
