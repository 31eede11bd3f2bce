// Empties the database of this machine: the embedded folder, or every table of the server named by DATABASE_URL.
// Refused in production.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { lockFolder } from '../db/folder-lock.ts';
import { readSettings } from '../settings.ts';

const settings = readSettings(process.env);
if (settings.mode === 'production') throw new Error('NODE_ENV: a production database is never reset.');

if (settings.databaseUrl === null) {
  const folder = join(settings.dataDir, 'database');
  const lock = await lockFolder(folder);
  await rm(folder, { recursive: true, force: true });
  await rm(join(settings.dataDir, 'files'), { recursive: true, force: true });
  // What tells a first start from the next ones.
  await rm(join(settings.dataDir, 'demo-loaded'), { force: true });
  await lock.release();
} else {
  const client = new Client({ connectionString: settings.databaseUrl });
  await client.connect();
  await client.query(
    'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
  );
  await client.end();
}
process.stdout.write('Database emptied. The next start creates it again.\n');
