// The workers themselves, on pg-boss as it runs in the product: in real time, connected as the API's role. What each job does has
// its own tests, which call it directly.
import { randomUUID } from 'node:crypto';
import { withClient } from '@repo/postgres/databases';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { holdProcessLease } from '../db/process-lease.ts';
import type { Deps } from '../deps.ts';
import { createLog } from '../log.ts';
import { queueMail } from '../modules/notifications/queue-mail.ts';
import { createJobQueue } from '../ports/jobs/job-queue.ts';
import type { MailMessage } from '../ports/mail/mail-port.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createMemoryFiles } from '../testing/fakes.ts';
import { signIn } from '../testing/people.ts';
import { startJobs } from './start-jobs.ts';

let test: TestApp;
let lines: { level: number; msg: string; queue?: string }[];
let stops: (() => Promise<void>)[];
beforeEach(async () => {
  lines = [];
  stops = [];
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  test = await createTestApp({}, { log });
});
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await test.close();
});

/** Another process on the same database, with its own workers. */
const another = (change: Partial<Deps> = {}): Deps => ({
  ...test.deps,
  ...change,
  jobs: createJobQueue(test.database.jobs, test.deps.log),
});

async function start(deps: Deps = test.deps): Promise<() => Promise<void>> {
  const stop = startJobs(deps, 4000);
  stops.push(stop);
  await expect.poll(() => deps.jobs.isRunning).toBe(true);
  return stop;
}

const queue = (email: string, deps: Deps = test.deps) =>
  queueMail(deps, { id: null, email }, { kind: 'paymentChecking', data: { strategy: 'USDFY' } });
const recipients = () => test.mail.sent.map(({ to }) => to);
const errors = () => lines.filter(({ level }) => level === 50).map(({ msg }) => msg);

const rowsSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });
const read = async (text: string, db = test.deps.db) =>
  rowsSchema.parse(await db.execute(sql.raw(text))).rows;
const jobsOf = (name: string) =>
  read(`select state, retry_count from pgboss.job where name = '${name}' order by created_on`);

async function readAllOfBoss(): Promise<string> {
  const { owner } = test.database;
  const tables = await read(`select tablename as name from pg_tables where schemaname = 'pgboss'`, owner);
  const texts = tables.map(async ({ name }) =>
    JSON.stringify(await read(`select row_to_json(t)::text as row from pgboss.${String(name)} t`, owner)),
  );
  return (await Promise.all(texts)).join('\n');
}

describe('the workers', () => {
  it('send a mail once its transaction is committed, and handle a reset request; also after every connection was lost', async () => {
    const client = await signIn(test, 'client');
    await start();
    const undone = test.deps.db.transaction(async (tx) => {
      await queue('undone@exemple.fr', { ...test.deps, db: tx });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await queue('a@exemple.fr');
    await expect.poll(recipients).toEqual(['a@exemple.fr']);
    await read(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = 'app' and pid <> pg_backend_pid()`);
    await expect
      .poll(() => test.call('sendInstructions', { body: { email: client.email } }))
      .toMatchObject({ status: 200 });
    await expect.poll(recipients).toEqual(['a@exemple.fr', client.email]);
  });

  it('send what is queued while the relay keeps an earlier message waiting', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const begun: string[] = [];
    const send = async ({ to }: MailMessage) => {
      begun.push(to);
      if (to.startsWith('lent')) await held;
    };
    await start(another({ mail: { isLocal: false, send } }));
    await queue('lent@exemple.fr');
    await expect.poll(() => begun).toEqual(['lent@exemple.fr']);
    await queue('code@exemple.fr');
    await expect.poll(() => begun).toEqual(['lent@exemple.fr', 'code@exemple.fr']);
    letGo();
  });

  it('retry what failed, log it, and store no personal data with it', async () => {
    const client = await signIn(test, 'client');
    let isDown = true;
    const now = () => {
      if (!isDown) return test.clock.now();
      throw Object.assign(new Error(`no row for ${client.email}`), { detail: 'Camille Moreau' });
    };
    await start(another({ clock: { now } }));
    await test.expectOk('sendInstructions', { body: { email: client.email } });
    await expect.poll(errors).toContain('background work failed, will try again');
    await expect.poll(() => jobsOf('mail')).toContainEqual({ state: 'retry', retry_count: 0 });
    const failed = await readAllOfBoss();
    expect(failed).toContain('no row for [email]');
    isDown = false;
    await read('update pgboss.job set start_after = now()');
    await expect.poll(recipients).toContain(client.email);
    expect(failed + (await readAllOfBoss())).not.toMatch(/@|camille|moreau/i);
    expect(JSON.stringify(lines)).not.toMatch(/camille|moreau/i);
  });

  it('take over what a dead process had in hand', async () => {
    const dead = another().jobs;
    await dead.boss.send('mail');
    await dead.boss.fetch('mail');
    await read(`update pgboss.job set heartbeat_on = now() - interval '1 minute'`);
    await start();
    await test.deps.jobs.boss.supervise();
    await read(`update pgboss.job set start_after = now() where state = 'retry'`);
    await expect.poll(() => jobsOf('mail')).toContainEqual({ state: 'completed', retry_count: 1 });
    // The maintenance too has the rights it needs.
    expect(errors()).toEqual([]);
  });

  it('scan the files in one process of two, however often the job is queued', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    let scans = 0;
    const files = { ...createMemoryFiles(test.clock), list: () => slowly() };
    async function* slowly() {
      scans += 1;
      await held;
      yield* [];
    }
    const processes = [another({ files }), another({ files })];
    for (const deps of processes) await start(deps);
    for (const { jobs } of processes) await jobs.boss.send('quarantine');
    await expect.poll(() => scans).toBe(1);
    expect(await test.deps.jobs.boss.send('quarantine')).toBeNull();
    expect(await jobsOf('quarantine')).toEqual([{ state: 'active', retry_count: 0 }]);
    letGo();
  });
});

describe('a busy database', () => {
  it('that has no connection left for requests lets the heartbeats of a job through', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    async function* list() {
      await held;
      yield* [];
    }
    const { owner } = test.database;
    await read(`update pgboss.queue set heartbeat_seconds = 2 where name = 'quarantine'`, owner);
    const deps = another({ files: { ...createMemoryFiles(test.clock), list } });
    await start(deps);
    await deps.jobs.boss.send('quarantine');
    const heartbeats = `select heartbeat_on::text as at from pgboss.job where name = 'quarantine' and state = 'active'`;
    await expect.poll(() => read(heartbeats, owner)).toHaveLength(1);
    let count = 0;
    const take = () => {
      count += 1;
      return held;
    };
    const taken = Array.from({ length: 10 }, () => test.deps.db.transaction(take));
    await expect.poll(() => count).toBe(10);
    const before = await read(heartbeats, owner);
    await expect.poll(() => read(heartbeats, owner)).not.toEqual(before);
    letGo();
    await Promise.all(taken);
  });
});

describe('an outage of the database', () => {
  it('is one line in the log, and its end another, for all workers together and for the heartbeat', async () => {
    let failures = 0;
    test.deps.jobs.boss.on('error', () => {
      failures += 1;
    });
    await start();
    const release = await holdProcessLease({
      db: test.database.reserved,
      processId: randomUUID(),
      log: test.deps.log,
    });
    const open = `select name from pgboss.job where state <> 'completed'`;
    await expect.poll(() => read(open)).toEqual([]);
    const [row] = await read('select current_database() as name');
    const setLimit = (limit: number) =>
      withClient(inject('adminUrl'), async (admin) => {
        const name = admin.escapeIdentifier(String(row?.['name']));
        await admin.query(`alter database ${name} connection limit ${limit}`);
        if (limit === 0)
          await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
            row?.['name'],
          ]);
      });
    await setLimit(0);
    await expect.poll(() => failures).toBeGreaterThan(10);
    await setLimit(-1);
    await expect.poll(() => lines.filter(({ msg }) => msg.endsWith('is back'))).toHaveLength(2);
    await release();
    expect(lines.map(({ level, msg }) => `${level} ${msg}`).toSorted()).toEqual([
      '30 audit trail verified',
      '30 background work: the database is back',
      '30 heartbeat: the database is back',
      '50 background work: the database is out of reach',
      '50 heartbeat: the database is out of reach',
    ]);
  });
});

describe('a stop', () => {
  let begun: string[];
  let letGo: () => void;
  let deps: Deps;
  beforeEach(() => {
    begun = [];
    const { promise: held, resolve } = Promise.withResolvers<void>();
    letGo = resolve;
    const send = async ({ to }: MailMessage) => {
      begun.push(to);
      await held;
    };
    deps = another({ mail: { isLocal: false, send } });
  });

  /** As many as a round sends side by side: none of its lanes is looking for another message. */
  const inHand = ['a@exemple.fr', 'b@exemple.fr', 'c@exemple.fr', 'd@exemple.fr'];

  async function stopWithMailInHand(): Promise<{ stopped: Promise<void> }> {
    for (const email of inHand) await queue(email);
    const stop = await start(deps);
    await expect.poll(() => begun.toSorted()).toEqual(inHand);
    const stopped = stop();
    await queue('later@exemple.fr');
    return { stopped };
  }

  it('lets the messages in hand leave, and takes no other', async () => {
    const { stopped } = await stopWithMailInHand();
    letGo();
    await stopped;
    expect(begun.toSorted()).toEqual(inHand);
    // Interrupted, so it goes back to its queue: what is due is left to another process.
    expect((await jobsOf('mail')).map(({ state }) => state)).not.toContain('active');
    expect((await jobsOf('mail')).map(({ state }) => state)).toContain('retry');
    expect(deps.jobs.isRunning).toBe(false);
  });

  it('gives back to its queue what does not end within its share of a stop', async () => {
    const { stopped } = await stopWithMailInHand();
    await stopped;
    expect((await jobsOf('mail')).map(({ state }) => state)).toContain('retry');
    letGo();
  });
});

describe('a schema of another release', () => {
  it('keeps the workers from starting, not the requests; the log and readiness show it', async () => {
    await read('update pgboss.version set version = version + 1', test.database.owner);
    stops.push(startJobs(test.deps, 4000));
    await expect.poll(errors).toEqual(['background work did not start; the next try is in 10 s']);
    expect(JSON.stringify(lines)).toMatch(
      /schema pgboss\) has version \d+, this release works with version \d+/,
    );
    const readiness = { status: 'ok', checks: { database: 'ok', jobs: 'stopped' } };
    expect(await test.expectOk('getReadiness')).toEqual(readiness);
    await queue('a@exemple.fr');
  });
});
