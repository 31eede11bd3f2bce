// Two servers of one address: the first accepts writes, then the second does, as after a promotion. No data is shared: what is tested is
// where the connections go.
import { createDatabase, type PostgresServer, startPostgres } from '@repo/postgres';
import { withClient } from '@repo/postgres/databases';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { connectDatabase, type DatabaseHandle } from './client.ts';
import { serverLimits } from './create-pool.ts';
import { isDatabaseBusy } from './database-busy.ts';
import { waitForDatabase } from './wait-for-database.ts';

const name = 'shared_name';

let servers: [PostgresServer, PostgresServer];
let url: string;
let handle: DatabaseHandle;

/** What a server in recovery refuses, this one refuses too. */
const setReadOnly = ({ adminUrl }: PostgresServer, value: 'on' | 'off') =>
  withClient(adminUrl, async (admin) => {
    await admin.query(`alter system set default_transaction_read_only = ${value}`);
    await admin.query('select pg_reload_conf()');
  });

beforeAll(async () => {
  servers = [await startPostgres(), await startPostgres()];
  const urls = await Promise.all(servers.map(({ adminUrl }) => createDatabase(adminUrl, { name })));
  for (const { migrationUrl } of urls) {
    await withClient(migrationUrl, (owner) =>
      owner.query('create table written (place int); grant all on written to app'),
    );
  }
  const hosts = urls.map((one) => new URL(one.url).host).join(',');
  await setReadOnly(servers[0], 'on');
  url = `postgres://app@${hosts}/${name}?target_session_attrs=read-write`;
  handle = connectDatabase(url, { maxConnections: 4, limits: serverLimits });
});
afterAll(async () => {
  await handle.close();
  await Promise.all(servers.map((server) => server.stop()));
});

const rowsSchema = z.object({ rows: z.array(z.object({ port: z.number() })) });

/** The port of the server that took a row. */
async function write(): Promise<number> {
  const found: unknown = await handle.db.execute(
    sql`insert into written values (1) returning inet_server_port() as port`,
  );
  return rowsSchema.parse(found).rows[0]?.port ?? 0;
}

const portOf = ({ adminUrl }: PostgresServer) => Number(new URL(adminUrl).port);

/** The errors until a write succeeds, and where it went. */
async function writeUntilDone(): Promise<{ port: number; errors: unknown[] }> {
  const errors: unknown[] = [];
  for (;;) {
    try {
      return { port: await write(), errors };
    } catch (error) {
      errors.push(error);
    }
  }
}

it('a pool and a start use the server that accepts writes, also when it is the second', async () => {
  expect(await write()).toBe(portOf(servers[1]));
  await waitForDatabase(url, { patienceMs: 0 });
  expect(await withClient(url, async (client) => client.port)).toBe(portOf(servers[1]));
});

it('a pool leaves a server that has become a standby behind its connections, and no failure is ours', async () => {
  await Promise.all(Array.from({ length: 4 }, write));
  // Of another pool, which no request uses meanwhile: what one finds out, all follow.
  await handle.snapshots.execute(sql`select 1`);
  await setReadOnly(servers[1], 'on');
  await setReadOnly(servers[0], 'off');
  await expect.poll(() => write().catch(() => 0), { interval: 5 }).toBe(portOf(servers[0]));
  const refused = await Promise.allSettled(Array.from({ length: 8 }, write));
  for (const one of refused) if (one.status === 'rejected') expect(isDatabaseBusy(one.reason)).toBe(true);
  const { port } = await writeUntilDone();
  expect(port).toBe(portOf(servers[0]));
  const left: unknown = await withClient(servers[1].adminUrl, async (admin) => {
    const { rows } = await admin.query(`select from pg_stat_activity where datname = '${name}'`);
    return rows.length;
  });
  expect(left).toBe(0);
});

it('after a server dies, calls fail as in an outage until the other accepts writes, then succeed', async () => {
  await write();
  await servers[0].stop();
  const failure: unknown = await write().catch((error: unknown) => error);
  expect(isDatabaseBusy(failure)).toBe(true);
  const again: unknown = await write().catch((error: unknown) => error);
  expect(isDatabaseBusy(again)).toBe(true);
  await setReadOnly(servers[1], 'off');
  const { port, errors } = await writeUntilDone();
  expect(port).toBe(portOf(servers[1]));
  expect(errors.filter((error) => !isDatabaseBusy(error))).toEqual([]);
});
