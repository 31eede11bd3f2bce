// pg-boss's schema follows the library's version: a database of an older one is brought forward, with its jobs.
import { createDatabase } from '@repo/postgres';
import { type DatabaseUrls, withClient } from '@repo/postgres/databases';
import { getRollbackPlans } from 'pg-boss';
import packageJson from 'pg-boss/package.json' with { type: 'json' };
import { pino } from 'pino';
import { beforeEach, expect, inject, it } from 'vitest';
import { createJobQueue } from '../ports/jobs/job-queue.ts';
import { connectDatabase } from './client.ts';
import { jobQueueNames } from './job-queues.ts';
import { migrate } from './migrate.ts';

const current = packageJson.pgboss.schema;

let urls: DatabaseUrls;
beforeEach(async () => {
  urls = await createDatabase(inject('adminUrl'), { template: inject('template') });
});

const query = async (text: string) =>
  withClient(urls.migrationUrl, async (client) => (await client.query<Record<string, unknown>>(text)).rows);

const summary = () =>
  query(`select (select version from pgboss.version) as version,
    (select array_agg(name order by name) from pgboss.queue) as queues,
    (select array_agg(name order by name) from pgboss.schedule) as schedules,
    (select count(*)::int from pgboss.bam where status <> 'completed') as building,
    (select count(*)::int from pgboss.job) as jobs`);

const names = jobQueueNames.toSorted();
const expected = { version: current, queues: names, schedules: names, building: 0, jobs: 0 };

it('a migration leaves one schedule a queue, those of a newer release included, however many processes run it at once', async () => {
  await query(`insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
    deletion_seconds, partition, table_name) values ('of-a-newer-release', 'standard', 0, 0, false, 1, 1, 1, false, 'job_common')`);
  await query(`insert into pgboss.schedule (name, cron) values ('of-a-newer-release', '* * * * *')`);
  await Promise.all([migrate(urls), migrate(urls), migrate(urls)]);
  const all = [...names, 'of-a-newer-release'].toSorted();
  expect(await summary()).toEqual([{ ...expected, queues: all, schedules: all }]);
});

it('an older schema is migrated, its indexes included, and the job that it holds is still there', async () => {
  await query(`insert into pgboss.job (name, policy) values ('pruning', 'exclusive')`);
  for (let version = current; version > 40; version -= 1) await query(getRollbackPlans('pgboss', version));
  expect(await query('select version from pgboss.version')).toEqual([{ version: 40 }]);
  // The template was migrated seconds ago: pg-boss would wait before it builds indexes again.
  await query('update pgboss.version set bam_on = null');
  await migrate(urls);
  expect(await summary()).toEqual([{ ...expected, jobs: 1 }]);
  const database = connectDatabase(urls.migrationUrl);
  const { ok } = await createJobQueue(database.jobs, pino({ level: 'silent' })).boss.detectSchemaDrift();
  await database.close();
  expect(ok).toBe(true);
});
