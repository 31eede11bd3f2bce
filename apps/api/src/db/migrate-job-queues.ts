// pg-boss's schema, its queues and its schedules, made by the owner's role at each start. pg-boss brings its schema from any
// older version to its own; the API's role never migrates.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { jobQueueNames, jobQueues, keptSeconds } from './job-queues.ts';

/** Failed jobs are retried after 5, 10, 20… seconds; those of a process without a heartbeat too. */
const common = {
  retryLimit: 6,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: 10,
  retentionSeconds: 24 * 60 * 60,
} as const;

/** Rows only: to make a queue with a table of its own, to rebuild an index or to migrate, the API's role lacks the right. */
const rights = {
  version: 'select, update',
  // pg-boss makes its internal queue of due schedules when it starts.
  queue: 'select, insert, update',
  schedule: 'select, update',
  job: 'select, insert, update, delete',
  job_common: 'select, insert, update, delete',
  job_dependency: 'select, insert, update, delete',
  // Its registry of instances is off; its maintenance empties the table all the same.
  instance: 'select, update, delete',
};

/** After an upgrade of pg-boss, its indexes are built outside the transaction of its migration. */
const indexPatienceMs = 60_000;

export async function migrateJobQueues(migrationUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: migrationUrl,
    max: 2,
    supervise: false,
    schedule: false,
    registerInstance: false,
    bamIntervalSeconds: 10,
  });
  const failures: Error[] = [];
  boss.on('error', (error) => failures.push(error));
  try {
    await boss.start();
    await waitForIndexes(boss, failures);
    await createQueues(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function waitForIndexes(boss: PgBoss, failures: readonly Error[]): Promise<void> {
  const deadline = performance.now() + indexPatienceMs;
  for (;;) {
    const building = (await boss.getBamStatus()).filter(({ status }) => status !== 'completed');
    if (building.length === 0) return;
    if (failures[0] !== undefined || performance.now() > deadline) {
      throw new Error('pg-boss did not build the indexes of its new version', { cause: failures[0] });
    }
    await sleep(100);
  }
}

async function createQueues(boss: PgBoss): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of jobQueueNames) {
    const { policy, cron, expireInSeconds } = jobQueues[name];
    const options = { ...common, expireInSeconds, deleteAfterSeconds: keptSeconds(name) };
    await (existing.has(name)
      ? boss.updateQueue(name, options)
      : boss.createQueue(name, { ...options, policy }));
    await boss.schedule(name, cron);
  }
  // An unknown schedule may be a newer release's: it stays. A job that is retired is to be unscheduled here, by its name.
}

/** What the API's role needs to add, take and settle jobs. */
export function jobQueueGrants(client: Client, role: string): string[] {
  const to = client.escapeIdentifier(role);
  return [
    `grant usage on schema pgboss to ${to}`,
    `grant execute on all functions in schema pgboss to ${to}`,
    ...Object.entries(rights).map(([table, right]) => `grant ${right} on pgboss.${table} to ${to}`),
  ];
}
