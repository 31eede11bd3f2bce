import { execFileSync } from 'node:child_process';
import { createDatabase, type PostgresServer, startPostgres } from '@repo/postgres';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signIn } from '../testing/people.ts';
import { migrateAndConnect } from '../testing/test-database.ts';
import { type DatabaseLimits, serverLimits } from './create-pool.ts';
import { isDatabaseBusy } from './database-busy.ts';

/** Far enough apart that a busy machine does not change their order: each limit still ends the wait by itself. */
const limits: DatabaseLimits = {
  ...serverLimits,
  poolWaitMs: 3000,
  statementMs: 6000,
  checkoutMs: 9000,
  lockMs: 1000,
  idleInTransactionMs: 4000,
};

let postgres: PostgresServer;
let test: TestApp;
let token: string;
beforeAll(async () => {
  postgres = await startPostgres();
  const urls = await createDatabase(postgres.adminUrl);
  test = await createTestApp({}, { database: migrateAndConnect(urls, { limits }) });
  ({ token } = await signIn(test, 'client'));
});
afterAll(async () => {
  await test.close();
  await postgres.stop();
});

const me = () => test.call('getMe', { token });
const isReady = () => test.call('getReadiness');
const codeOf = (body: unknown): unknown => Object(body).code;

/** Stops or continues every process of the cluster, as a hung disk or a lost network path does. */
function signalCluster(signal: 'STOP' | 'CONT'): void {
  for (const pid of pids) execFileSync('kill', [`-${signal}`, String(pid)]);
}

let pids: number[] = [];
async function findPids(): Promise<void> {
  const result: unknown = await test.deps.db.execute(sql`select pid from pg_stat_activity`);
  const rows: unknown = Object(result).rows;
  pids = Array.isArray(rows) ? rows.map((row) => Number(Object(row).pid)) : [];
}

describe('a frozen database', () => {
  it('returns 503 with Retry-After in bounded time, and recovers once the database thaws', async () => {
    expect((await me()).status).toBe(200);
    // Idle connections, which the pool hands out without knowing that they are frozen.
    await Promise.all(Array.from({ length: 25 }, me));
    await findPids();
    signalCluster('STOP');
    try {
      const responses = await Promise.all([isReady(), ...Array.from({ length: 30 }, me)]);
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 31 }, () => 503));
      expect(new Set(responses.map(({ body }) => codeOf(body)))).toEqual(new Set(['unavailable']));
      for (const { headers } of responses) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      signalCluster('CONT');
    }
    await expect.poll(async () => (await isReady()).status).toBe(200);
    await expect.poll(async () => (await me()).status).toBe(200);
  });

  it('takes back every connection whose transaction could not begin', async () => {
    const { db } = test.deps;
    const begin = () => db.transaction((tx) => tx.execute(sql`select pg_sleep(0.1)`));
    await Promise.all(Array.from({ length: 20 }, begin));
    await findPids();
    signalCluster('STOP');
    try {
      const begun = await Promise.allSettled(Array.from({ length: 20 }, begin));
      expect(new Set(begun.map(({ status }) => status))).toEqual(new Set(['rejected']));
    } finally {
      signalCluster('CONT');
    }
    await Promise.all(Array.from({ length: 20 }, begin));
  });
});

const attempt = (query: Promise<unknown>) =>
  query.then(
    () => 'done',
    (error: unknown) => String(Object(error).cause?.code ?? Object(error).cause?.message),
  );

describe('a busy database', () => {
  it('ends a statement, a wait for a lock and an idle transaction', async () => {
    const { db } = test.deps;
    expect(await attempt(db.execute(sql`select pg_sleep(60)`))).toBe('57014');
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table parameters in access exclusive mode`);
      expect(await attempt(db.execute(sql`select * from parameters`))).toBe('55P03');
    });
    const abandoned = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      const idle = sql`select 1 from pg_stat_activity where state = 'idle in transaction'`;
      await expect.poll(async () => Object(await db.execute(idle)).rows.length).toBe(0);
      await tx.execute(sql`select 1`);
    });
    expect(await abandoned.then(() => null, isDatabaseBusy)).toBe(true);
  });

  it('returns 503 while every connection is taken, not 500', async () => {
    const { db } = test.deps;
    const taken = Array.from({ length: 20 }, () => attempt(db.execute(sql`select pg_sleep(60)`)));
    const response = await me();
    expect([response.status, codeOf(response.body)]).toEqual([503, 'unavailable']);
    expect(new Set(await Promise.all(taken))).toEqual(new Set(['57014']));
    await expect.poll(async () => (await me()).status).toBe(200);
  });
});
