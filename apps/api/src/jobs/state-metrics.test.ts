import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@repo/domain/dates';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobQueueNames, jobQueues, silenceLimitSeconds } from '../db/job-queues.ts';
import { navs } from '../db/schema/market-data.ts';
import { strategies } from '../db/schema/strategies.ts';
import { seedStrategies } from '../modules/contracts/contracts.fixture.ts';
import { queueMail } from '../modules/notifications/queue-mail.ts';
import { parisDay } from '../paris-time.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { registerStateMetrics } from './state-metrics.ts';

let test: TestApp;
let backupFolder: string;
beforeAll(async () => {
  test = await createTestApp();
  backupFolder = await mkdtemp(join(tmpdir(), 'backups-'));
  const settings = { ...test.deps.settings, dataDir: tmpdir(), backupFolder };
  registerStateMetrics({ ...test.deps, settings });
});
afterAll(async () => {
  await rm(backupFolder, { recursive: true, force: true });
  await test.close();
});

/** The value of a line of the metrics, such as `jobs_failed{queue="mail"}`. */
async function valueOf(line: string): Promise<number> {
  const text = await test.deps.metrics.metrics();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1));
}

describe('the gauges of background work', () => {
  it('count the silence of a queue from when it was made, until a job of it succeeds', async () => {
    const line = 'job_last_success_timestamp_seconds{queue="pruning"}';
    await test.database.owner.execute(
      sql`update pgboss.queue set created_on = '2026-03-01T10:00:00Z' where name = 'pruning'`,
    );
    expect(await valueOf(line)).toBe(Date.parse('2026-03-01T10:00:00Z') / 1000);
    await test.deps.jobs.boss.send('pruning');
    await test.deps.db.execute(
      sql`update pgboss.job set state = 'completed', completed_on = '2026-03-01T11:00:00Z' where name = 'pruning'`,
    );
    await expect.poll(() => valueOf(line)).toBe(Date.parse('2026-03-01T11:00:00Z') / 1000);
  });

  it('count what failed for good and what waits', async () => {
    await test.deps.jobs.boss.send('mail');
    await test.deps.jobs.boss.send('books');
    await test.deps.db.execute(sql`update pgboss.job set state = 'failed' where name = 'books'`);
    await expect.poll(() => valueOf('jobs_failed{queue="books"}')).toBe(1);
    expect(await valueOf('jobs_waiting{queue="mail"}')).toBe(1);
    expect(await valueOf('jobs_failed{queue="mail"}')).toBe(0);
  });

  it.each([
    ['mail', 2 * 60 + 900],
    ['proofs', 10 * 60 + 900],
    ['pruning', 2 * 3600 + 900],
    ['quarantine', 12 * 3600 + 6 * 3600],
    ['books', 48 * 3600 + 6 * 3600],
  ] as const)('allow the queue %s %i seconds of silence', async (queue, seconds) => {
    expect(silenceLimitSeconds(queue)).toBe(seconds);
    expect(await valueOf(`job_silence_limit_seconds{queue="${queue}"}`)).toBe(seconds);
  });

  it('read every schedule', () => {
    for (const name of jobQueueNames) {
      expect(silenceLimitSeconds(name), jobQueues[name].cron).toBeGreaterThanOrEqual(120);
    }
  });
});

it('the age of the oldest mail that waits is a gauge, and 0 when none does', async () => {
  expect(await valueOf('mail_oldest_waiting_seconds')).toBe(0);
  await queueMail(
    test.deps,
    { id: null, email: 'a@exemple.fr' },
    { kind: 'paymentChecking', data: { strategy: 'USDFY' } },
  );
  test.clock.advance({ seconds: 400 });
  expect(await valueOf('mail_oldest_waiting_seconds')).toBe(400);
});

it('a publication day before today without a NAV is late, until it has one', async () => {
  expect(await valueOf('navs_late')).toBe(0);
  await seedStrategies(test);
  const day = (daysAgo: number) => addDays(parisDay(test.clock.now()), -daysAgo);
  await test.deps.db
    .update(strategies)
    .set({ launchDay: day(2), publicationDays: [1, 2, 3, 4, 5, 6, 7] })
    .where(eq(strategies.id, 'usdfy'));
  expect(await valueOf('navs_late')).toBe(2);
  const nav = { strategyId: 'usdfy', vl: '100', source: 'test', publishedAt: test.clock.now() };
  await test.deps.db.insert(navs).values([{ ...nav, day: day(1) }]);
  expect(await valueOf('navs_late')).toBe(1);
});

it('the free share of the disk is a gauge', async () => {
  const share = await valueOf('data_free_ratio');
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(1);
});

it('the newest backup is that of the last whole one: 0 before the first, absent when its folder cannot be read', async () => {
  const name = 'backup_newest_timestamp_seconds';
  expect(await valueOf(name)).toBe(0);
  for (const made of ['2026-03-01T013000Z', '2026-03-02T013000Z', '.part', 'notes'])
    await mkdir(join(backupFolder, made));
  expect(await valueOf(name)).toBe(Date.parse('2026-03-02T01:30:00Z') / 1000);
  await rm(backupFolder, { recursive: true });
  expect(await valueOf(name)).toBeNaN();
});
