// SQL of the staff's view of background work: pg-boss's own table, which keeps a job for a day after it ended.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';

const queueSchema = z.object({
  name: z.string(),
  waiting: z.number(),
  running: z.number(),
  dead: z.number(),
  last_success: z.string().nullable(),
  last_failure: z.string().nullable(),
  last_error: z.string().nullable(),
});
export type QueueState = z.infer<typeof queueSchema>;

const instant = (value: ReturnType<typeof sql>) =>
  sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Only of queues that have a job. `last_error` is what the worker stored: without the values that an error carries. */
export async function readQueueStates(db: Database): Promise<QueueState[]> {
  const found: unknown = await db.execute(sql`
    select name,
      (count(*) filter (where state in ('created', 'retry')))::int as waiting,
      (count(*) filter (where state = 'active'))::int as running,
      (count(*) filter (where state = 'failed'))::int as dead,
      ${instant(sql`max(completed_on) filter (where state = 'completed')`)} as last_success,
      ${instant(sql`max(completed_on) filter (where state = 'failed')`)} as last_failure,
      (array_agg(output ->> 'message' order by completed_on desc) filter (where state = 'failed'))[1] as last_error
    from pgboss.job group by name`);
  return z.object({ rows: z.array(queueSchema) }).parse(found).rows;
}

/** Whether any process works: several queues have a job each minute. By the database's clock, which sets the times of jobs. */
export async function hasRecentSuccess(db: Database): Promise<boolean> {
  const found: unknown = await db.execute(
    sql`select from pgboss.job where state = 'completed' and completed_on > now() - interval '3 minutes' limit 1`,
  );
  return z.object({ rows: z.array(z.object({})) }).parse(found).rows.length > 0;
}

/** The ids of the dead jobs of a queue, newest first. */
export async function listDeadJobs(db: Database, name: string): Promise<string[]> {
  const found: unknown = await db.execute(
    sql`select id from pgboss.job where name = ${name} and state = 'failed' order by completed_on desc`,
  );
  return z
    .object({ rows: z.array(z.object({ id: z.string() })) })
    .parse(found)
    .rows.map(({ id }) => id);
}
