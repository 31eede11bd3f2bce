// An API without background work and a worker, as two processes on one database that a command has migrated.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDatabase } from '@repo/postgres';
import { withClient } from '@repo/postgres/databases';
import { freePort } from '@repo/postgres/free-port';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { prepareServer, type ServerProcess } from './server-process.ts';

const migrateCommand = fileURLToPath(new URL('../../commands/migrate.ts', import.meta.url));
const metricsToken = 'a-token-of-the-collector';

let env: Record<string, string>;
let origins: { api: string; worker: string };
const servers: ServerProcess[] = [];

beforeAll(async () => {
  const [apiPort, workerPort] = [await freePort(), await freePort()];
  const { url, migrationUrl } = await createDatabase(inject('adminUrl'));
  origins = { api: `http://127.0.0.1:${apiPort}`, worker: `http://127.0.0.1:${workerPort}` };
  env = {
    DATA_DIR: await mkdtemp(join(tmpdir(), 'process-roles-')),
    DATABASE_URL: url,
    DATABASE_MIGRATION_URL: migrationUrl,
    API_PORT: String(apiPort),
    WORKER_PORT: String(workerPort),
    METRICS_TOKEN: metricsToken,
    WORK: 'off',
    MIGRATE: 'off',
  };
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await rm(env['DATA_DIR'] ?? '', { recursive: true, force: true });
});

function prepare(kind: 'api' | 'worker'): ServerProcess {
  // Neither holds the owner's password.
  const { DATABASE_MIGRATION_URL: _owner, ...own } = env;
  const server = prepareServer(own, kind);
  servers.push(server);
  return server;
}

const get = (url: string) => fetch(url, { headers: { authorization: `Bearer ${metricsToken}` } });

async function countJobs(state: string): Promise<number> {
  const { rowCount } = await withClient(env['DATABASE_URL'] ?? '', (client) =>
    client.query('select from pgboss.job where state = $1', [state]),
  );
  return rowCount ?? 0;
}

it('an API that does not migrate refuses an empty database, and starts once the command has migrated it', async () => {
  await expect(prepare('api').start()).rejects.toThrow(/^DATABASE_URL: .*Run the command `migrate` /);
  const { stdout } = await promisify(execFile)(process.execPath, [migrateCommand], {
    env: { ...env, PATH: process.env['PATH'] },
  });
  expect(stdout).toBe('The schema of the database is that of this release.\n');
  await prepare('api').start();
  const ready = await get(`${origins.api}/health/ready`);
  expect(await ready.json()).toEqual({ status: 'ok', checks: { database: 'ok', jobs: 'off' } });
});

it('a worker takes the jobs, and serves its health and its metrics alone', async () => {
  expect(await countJobs('completed')).toBe(0);
  const worker = prepare('worker');
  await worker.start();
  await expect.poll(async () => (await get(`${origins.worker}/health/ready`)).status).toBe(200);
  expect((await get(`${origins.worker}/health/live`)).status).toBe(200);
  await expect.poll(() => countJobs('completed')).toBeGreaterThan(0);
  expect(await (await get(`${origins.worker}/metrics`)).text()).toContain('process_cpu_seconds_total');
  expect((await fetch(`${origins.worker}/metrics`)).status).toBe(404);
  expect((await get(`${origins.worker}/proxy/me`)).status).toBe(404);
  expect(await worker.stop()).toBe(0);
  expect((await get(`${origins.api}/health/ready`)).status).toBe(200);
});
