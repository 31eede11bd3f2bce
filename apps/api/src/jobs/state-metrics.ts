// Gauges of what no request shows, read when the collector calls: background work, mail that waits, room on the disk. Each process
// exports the same figures of the database.
import { readdir, statfs } from 'node:fs/promises';
import { addDays } from '@repo/domain/dates';
import { sql } from 'drizzle-orm';
import { Gauge } from 'prom-client';
import { z } from 'zod';
import { backupTime } from '../backup-name.ts';
import { jobQueueNames, silenceLimitSeconds } from '../db/job-queues.ts';
import type { Deps } from '../deps.ts';
import { listDueNavs } from '../modules/market-data/due-navs.ts';
import { parisDay } from '../paris-time.ts';

type MetricsDeps = Pick<Deps, 'db' | 'metrics' | 'settings' | 'clock' | 'log'>;

const queueSchema = z.object({
  queue: z.string(),
  last: z.number(),
  failed: z.number(),
  waiting: z.number(),
});
type QueueFigures = z.infer<typeof queueSchema>;

/** Of a queue that has never ended a job, its last success is when it was made: silence is counted from there. */
async function readQueues({ db }: MetricsDeps): Promise<QueueFigures[]> {
  const found: unknown = await db.execute(sql`
    select q.name as queue,
      extract(epoch from coalesce(max(j.completed_on) filter (where j.state = 'completed'), q.created_on))::float8 as last,
      (count(*) filter (where j.state = 'failed'))::int as failed,
      (count(*) filter (where j.state in ('created', 'retry')))::int as waiting
    from pgboss.queue q left join pgboss.job j on j.name = q.name group by q.name, q.created_on`);
  return z.object({ rows: z.array(queueSchema) }).parse(found).rows;
}

async function readOldestMailSeconds({ db, clock }: MetricsDeps): Promise<number> {
  const found: unknown = await db.execute(sql`
    select coalesce(extract(epoch from ${clock.now().toISOString()}::timestamptz - min(created_at)), 0)::float8 as seconds
    from mail_outbox where sent_at is null and given_up_at is null`);
  return z.object({ rows: z.tuple([z.object({ seconds: z.number() })]) }).parse(found).rows[0].seconds;
}

async function readFreeShare({ settings }: MetricsDeps): Promise<number> {
  const { bavail, blocks } = await statfs(settings.dataDir);
  return bavail / blocks;
}

/** When the newest whole backup was made, by its name; 0 in an empty folder, so that its age is that of no backup at all. */
async function readNewestBackup(folder: string): Promise<number> {
  const times = (await readdir(folder)).map(backupTime).filter((time) => time !== null);
  return Math.max(0, ...times.map((time) => time.getTime() / 1000));
}

/** How far back a NAV that is not there is late, and not a product that stopped. */
const lateNavDays = 30;

async function countLateNavs(deps: MetricsDeps): Promise<number> {
  const today = parisDay(deps.clock.now());
  const rows = await listDueNavs(deps, { first: addDays(today, -lateNavDays), last: addDays(today, -1) });
  return rows.length;
}

/** One read serves the gauges of one scrape. */
const shareMs = 1000;

export function registerStateMetrics(deps: MetricsDeps): void {
  let shared: { at: number; queues: Promise<QueueFigures[]> } | null = null;
  const queues = () => {
    if (shared === null || performance.now() - shared.at > shareMs) {
      shared = { at: performance.now(), queues: readQueues(deps) };
    }
    return shared.queues;
  };
  const gauge = (name: string, help: string, read: (own: Gauge) => Promise<void>) => {
    const labelNames = name.startsWith('job') ? ['queue'] : [];
    const made = new Gauge({
      name,
      help,
      labelNames,
      registers: [deps.metrics],
      async collect() {
        // Out of reach, a figure is absent: its rule does not hold, and that of readiness does.
        if (labelNames.length > 0) made.reset();
        else made.remove();
        await read(made).catch((error: unknown) => deps.log.debug({ err: error, name }, 'gauge not read'));
      },
    });
  };
  const ofQueues = (name: string, help: string, figure: (queue: QueueFigures) => number) =>
    gauge(name, help, async (own) => {
      for (const queue of await queues()) own.set({ queue: queue.queue }, figure(queue));
    });
  ofQueues(
    'job_last_success_timestamp_seconds',
    'When a job of the queue last succeeded',
    ({ last }) => last,
  );
  ofQueues(
    'jobs_failed',
    'Jobs given up after every retry, as « Travaux » shows them',
    ({ failed }) => failed,
  );
  ofQueues('jobs_waiting', 'Jobs that wait for a process or for a retry', ({ waiting }) => waiting);
  gauge('job_silence_limit_seconds', 'How long a queue may be without a success', async (own) => {
    for (const queue of jobQueueNames) own.set({ queue }, silenceLimitSeconds(queue));
  });
  gauge(
    'mail_oldest_waiting_seconds',
    'Age of the oldest mail that is neither sent nor given up',
    async (own) => {
      own.set(await readOldestMailSeconds(deps));
    },
  );
  gauge('navs_late', 'Publication days of the last 30, before today, without a NAV', async (own) => {
    own.set(await countLateNavs(deps));
  });
  const { backupFolder } = deps.settings;
  if (backupFolder !== null) {
    gauge(
      'backup_newest_timestamp_seconds',
      'When the newest backup of BACKUP_FOLDER was made',
      async (own) => {
        own.set(await readNewestBackup(backupFolder));
      },
    );
  }
  gauge('data_free_ratio', 'Share of the disk of DATA_DIR that is free', async (own) => {
    own.set(await readFreeShare(deps));
  });
}
