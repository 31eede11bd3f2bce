// A lease on what this process has under way: once its heartbeat stops, other processes take it over.
import { eq, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './client.ts';
import { isOutageLogged, logOutages } from './log-outages.ts';
import { processes } from './schema/platform.ts';

const heartbeatEveryMs = 1000;
/** Two heartbeats may be late; a repeat after a crash is then taken over within 5 s. */
const deadAfter = sql`interval '3500 milliseconds'`;

const isAlive = sql`${processes.heartbeatAt} > now() - ${deadAfter}`;

/** How many processes of the API have a recent heartbeat. */
export function countLiveProcesses(db: Database): Promise<number> {
  return db.$count(processes, isAlive);
}

/** Whether the process named by this column has no recent heartbeat. Both times are the database's own. */
export function isDead(processId: AnyPgColumn): SQL {
  return sql`(${processId} is not null and not exists (
    select from ${processes} where ${processes.id} = ${processId} and ${isAlive}
  ))`;
}

export interface ProcessLease {
  readonly db: Database;
  readonly processId: string;
  readonly log: FastifyBaseLogger;
}

/**
 * Beats until the returned function is called, which gives the lease back and never throws. `db` has a connection of its own: a heartbeat that
 * waits behind requests would declare a busy process dead.
 */
export async function holdProcessLease({ db, processId, log }: ProcessLease): Promise<() => Promise<void>> {
  const beat = () =>
    db
      .insert(processes)
      .values({ id: processId })
      .onConflictDoUpdate({ target: processes.id, set: { heartbeatAt: sql`now()` } });
  await beat();
  await db.delete(processes).where(lt(processes.heartbeatAt, sql`now() - interval '1 day'`));
  const watch = logOutages(log, 'heartbeat');
  let beating: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    // Never two at once: one that is late is not joined by the next.
    beating ??= watch(() => beat())
      .catch((error: unknown) => {
        if (!isOutageLogged(error)) log.warn({ err: error }, 'heartbeat failed');
      })
      .finally(() => {
        beating = null;
      });
  }, heartbeatEveryMs);
  return async () => {
    clearInterval(timer);
    await beating;
    try {
      await db.delete(processes).where(eq(processes.id, processId));
    } catch (error) {
      log.warn({ err: error }, 'process lease not given back: it runs out by itself');
    }
  };
}
