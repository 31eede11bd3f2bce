import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDatabase } from '@repo/postgres';
import { type DatabaseUrls, withClient } from '@repo/postgres/databases';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';

const command = join(import.meta.dirname, 'db-reset.ts');

let urls: DatabaseUrls;
let dataDir: string;
beforeEach(async () => {
  urls = await createDatabase(inject('adminUrl'), { template: inject('template') });
  dataDir = await mkdtemp(join(tmpdir(), 'db-reset-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const reset = () =>
  promisify(execFile)(process.execPath, [command], {
    env: { DATABASE_URL: urls.url, DATABASE_MIGRATION_URL: urls.migrationUrl, DATA_DIR: dataDir },
  });
const query = (text: string) =>
  withClient(urls.migrationUrl, async (client) => (await client.query(text)).rowCount);
const countTables = () => query(`select from pg_tables where schemaname = 'public'`);
const beat = (fromNow: string) =>
  query(`insert into processes (id, heartbeat_at) values (gen_random_uuid(), now() + interval '${fromNow}')`);

it('refuses while an API runs on the database, and deletes nothing', async () => {
  const before = await countTables();
  // Still recent when the command has started, however slowly.
  await beat('1 hour');
  await expect(reset()).rejects.toThrow('an API is running on this database');
  expect(await countTables()).toBe(before);
});

it('empties a database whose API has ended or was killed, and one that is already empty', async () => {
  await beat('-10 seconds');
  await reset();
  expect(await countTables()).toBe(0);
  await reset();
});
