import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type DatabaseHandle, openServerDatabase, openSnapshotDatabase } from '../db/client.ts';

/** A database of this test file's own, with the real migrations, removed on close. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  const template = inject('templateDatabase');
  if (template !== null) return openServerCopy(template);
  const snapshotPath = inject('snapshotPath');
  if (snapshotPath === null) throw new Error('the test set-up prepared no database');
  return openSnapshotDatabase(new Blob([await readFile(snapshotPath)]));
}

async function openServerCopy(template: string): Promise<DatabaseHandle> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl === undefined) throw new Error('TEST_DATABASE_URL is no longer set');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const handle = await openServerDatabase(url.href);
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await runOnServer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
