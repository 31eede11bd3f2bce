// Background work, added to pg-boss's tables in our own database. Queues are made by the owner's role (`migrate-job-queues.ts`);
// nothing here polls until `jobs/start-jobs.ts` starts the workers, which commands and most tests never do.
import { is, SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { JobQueueName } from '../../db/job-queues.ts';
import { logOutages } from '../../db/log-outages.ts';

export interface JobQueue {
  readonly boss: PgBoss;
  /** Whether this process takes jobs. */
  isRunning: boolean;
  /** Adds a job in the transaction of the change that calls for it: seen once committed, never after a rollback. */
  add: (tx: Database, queue: JobQueueName, when?: { afterSeconds: number }) => Promise<void>;
  /** Adds one in the place of those that failed after every retry. */
  replaceDead: (tx: Database, queue: JobQueueName, dead: string[]) => Promise<void>;
}

/**
 * `db`: connections apart from those of requests, since a heartbeat that waits behind them would declare a running job dead.
 */
export function createJobQueue(db: Database, log: FastifyBaseLogger): JobQueue {
  const database = toBossDatabase(db);
  const watch = logOutages(log, 'background work');
  const boss = new PgBoss({
    db: { executeSql: (text, values) => watch(() => database.executeSql(text, values)) },
    migrate: false,
    createSchema: false,
    // A job whose process has died is back in its queue 10 to 20 s later.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 60 * 60,
    // The owner's role alone could rebuild an index, and no job here depends on another.
    reindex: false,
    monitorVacuum: false,
    flowIntervalSeconds: 60 * 60,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
  return {
    boss,
    isRunning: false,
    add: async (tx, queue, { afterSeconds } = { afterSeconds: 0 }) => {
      await boss.send(queue, null, { db: toBossDatabase(tx), startAfter: afterSeconds });
    },
    replaceDead: async (tx, queue, dead) => {
      const options = { db: toBossDatabase(tx) };
      await boss.deleteJob(queue, dead, options);
      await boss.send(queue, null, options);
    },
  };
}

const resultSchema = z.object({ rows: z.array(z.any()) });
const resultsSchema = z.union([resultSchema, z.array(resultSchema)]);

function toBossDatabase(db: Database) {
  const execute = async (query: unknown) => {
    if (!is(query, SQL)) throw new TypeError('pg-boss passed another object than a query');
    return resultsSchema.parse(await db.execute(query));
  };
  return fromDrizzle({ execute }, sql);
}
