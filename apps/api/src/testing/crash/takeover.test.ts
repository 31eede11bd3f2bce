// Two API processes on one database: the first is killed in the middle of a keyed request, which the second repeats.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@repo/postgres';
import { freePort } from '@repo/postgres/free-port';
import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connectDatabase, type DatabaseHandle } from '../../db/client.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { idempotencyKeys } from '../../db/schema/platform.ts';
import { createCrashWorlds } from './crash-world.ts';
import { crashWrites } from './crash-writes.ts';
import { prepareServer, type ServerProcess } from './server-process.ts';

/** From the kill to the response of the repeat (decision 21). */
const takeoverLimitMs = 5000;

interface TestServer extends ServerProcess {
  origin: string;
}

let dataDir: string;
let database: DatabaseHandle;
let env: Record<string, string>;
let servers: TestServer[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'takeover-'));
  const { url, migrationUrl } = await createDatabase(inject('adminUrl'), { template: inject('template') });
  env = { DATA_DIR: dataDir, DATABASE_URL: url, DATABASE_MIGRATION_URL: migrationUrl };
  database = connectDatabase(url, { maxConnections: 1 });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function prepareOnFreePort(): Promise<TestServer> {
  const port = await freePort();
  return { ...prepareServer({ ...env, API_PORT: String(port) }), origin: `http://127.0.0.1:${port}` };
}

it('a keyed request is done once, within 5 s of the kill of the process that ran it', async () => {
  const [first, second] = [await prepareOnFreePort(), await prepareOnFreePort()];
  servers = [first, second];
  const [world] = await createCrashWorlds(env, first.origin, 1);
  if (world === undefined) throw new Error('the world is missing');
  await Promise.all([first.start(), second.start()]);

  const write = await crashWrites.subscribeByKey(world);
  await first.killAtInsert('contracts');
  await expect(write.send()).rejects.toThrow();
  await first.hasEnded;
  const killedAt = performance.now();
  const { db } = database;
  expect(await db.$count(idempotencyKeys, isNull(idempotencyKeys.status))).toBe(1);

  world.origin = second.origin;
  expect(await write.send()).toBe(409);
  await expect.poll(() => write.send(), { interval: 250 }).toBe(201);
  expect(performance.now() - killedAt).toBeLessThan(takeoverLimitMs);
  expect(await write.isDone()).toBe(true);
  expect(await db.$count(contracts)).toBe(1);
});
