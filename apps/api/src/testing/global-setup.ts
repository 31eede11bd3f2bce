// Prepares one migrated database before the suite: a snapshot of the embedded engine, or a template on the server
// that TEST_DATABASE_URL names. Each test file then starts from a copy of it.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateEmbedded, migrateServer, migrationsFolder } from '../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File of the embedded snapshot, or null when a server is used. */
    snapshotPath: string | null;
    /** Template database on the server, or null. */
    templateDatabase: string | null;
  }
}

// oxlint-disable-next-line import/no-default-export -- vitest asks for a default export here
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl === undefined || serverUrl === '') {
    project.provide('templateDatabase', null);
    project.provide('snapshotPath', await prepareSnapshot());
    return undefined;
  }
  const template = await prepareTemplate(serverUrl);
  project.provide('templateDatabase', template);
  project.provide('snapshotPath', null);
  return () => runOnServer(serverUrl, `drop database if exists ${template} with (force)`);
}

async function prepareSnapshot(): Promise<string> {
  const folder = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
  const path = join(folder, `test-snapshot-${await migrationsHash()}.tar`);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).includes(path.slice(folder.length + 1))) return path;
  const client = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  await migrateEmbedded(client);
  await slim(client);
  const snapshot = await client.dumpDataDir('none');
  await client.close();
  // Written aside and renamed, so that a run cut short leaves no half snapshot for the next one.
  await writeFile(`${path}.part`, Buffer.from(await snapshot.arrayBuffer()));
  await rename(`${path}.part`, path);
  return path;
}

/** Each test unpacks the snapshot: without the engine's own templates and an unfinished journal it is a third as large. */
async function slim(client: PGlite): Promise<void> {
  for (const name of ['template0', 'template1']) {
    await client.exec(`alter database ${name} is_template false`);
    await client.exec(`drop database ${name}`);
  }
  await client.exec('checkpoint');
}

async function prepareTemplate(serverUrl: string): Promise<string> {
  const template = `test_template_${process.pid}`;
  await runOnServer(serverUrl, `drop database if exists ${template} with (force)`);
  await runOnServer(serverUrl, `create database ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${template}`;
  await migrateServer(url.href);
  return template;
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

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(migrationsFolder)).toSorted()) {
    if (name.endsWith('.sql')) hash.update(await readFile(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
