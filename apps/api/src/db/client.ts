import { type DatabaseUrls, withClient } from '@repo/postgres/databases';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { z } from 'zod';
import { SettingsError } from '../settings-error.ts';
import { createPool, type PoolOptions, snapshotLimits } from './create-pool.ts';
import { migrate } from './migrate.ts';
import { requireSchema } from './schema-version.ts';

/** What repositories receive: the database, or an open transaction (inside `db.transaction` use only `tx`). */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface DatabaseHandle {
  db: Database;
  /** One connection apart from the pool, for the heartbeat. */
  reserved: Database;
  /** A few connections apart from the pool, for the queue of background work: it never waits behind requests. */
  jobs: Database;
  /** Two connections apart from the pool, for transactions that last minutes: each reads many rows of one snapshot. */
  snapshots: Database;
  /** The connections behind the four, for their metrics. */
  pools: Readonly<Record<'requests' | 'heartbeat' | 'jobs' | 'exports', Pool>>;
  close: () => Promise<void>;
}

/** Migrates as the owner, or checks that another process did, then connects as the role that owns nothing. */
export async function openServerDatabase(
  urls: DatabaseUrls,
  { migrates = true, ...options }: PoolOptions & { migrates?: boolean } = {},
): Promise<DatabaseHandle> {
  await (migrates ? migrate(urls) : withClient(urls.url, requireSchema));
  const handle = connectDatabase(urls.url, options);
  if (options.isPooled === true && options.limits != null) await requirePoolerLimits(handle);
  return handle;
}

const sessionLimits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const;

/** A pooler drops those that a connection brings: without its own, a statement would have no limit at all. */
async function requirePoolerLimits({ db, close }: DatabaseHandle): Promise<void> {
  const columns = sessionLimits.map((name) => sql`current_setting(${name}) as ${sql.identifier(name)}`);
  const found: unknown = await db.execute(sql`select ${sql.join(columns, sql`, `)}`);
  const [limits = {}] = z.object({ rows: z.array(z.record(z.string(), z.string())) }).parse(found).rows;
  const missing = sessionLimits.filter((name) => limits[name] === '0');
  if (missing.length === 0) return;
  await close();
  throw new SettingsError(
    `DATABASE_POOLER: connections of the pooler have no ${missing.join(', ')}; set them in its connect_query (deploy/pgbouncer.ini).`,
  );
}

/** A database that already has its schema. */
export function connectDatabase(url: string, options: PoolOptions = {}): DatabaseHandle {
  const pool = createPool(url, options);
  // These connect when they are first used.
  const reserved = createPool(url, { ...options, maxConnections: 1 });
  // Its schedules, its maintenance, and one more for heartbeats and results.
  const jobs = createPool(url, { ...options, maxConnections: 3 });
  const snapshots = createPool(url, {
    ...options,
    maxConnections: 2,
    limits: options.limits == null ? null : { ...options.limits, ...snapshotLimits },
  });
  const pools = { requests: pool, heartbeat: reserved, jobs, exports: snapshots };
  return {
    pools,
    db: toDatabase(pool),
    reserved: toDatabase(reserved),
    jobs: toDatabase(jobs),
    snapshots: toDatabase(snapshots, options.isPooled === true ? snapshotLimits.statementMs : null),
    close: async () => {
      await Promise.all(Object.values(pools).map((one) => one.end()));
    },
  };
}

/** `statementMs`: of each transaction, where the limit of the connection is the pooler's. */
function toDatabase(pool: Pool, statementMs: number | null = null): Database {
  const database = drizzle({ client: pool });
  // Drizzle's own keeps the connection of a `begin` that failed, and the pool is one smaller (drizzle-orm issue 6241).
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client }).transaction(async (tx) => {
        if (statementMs !== null)
          await tx.execute(sql`select set_config('statement_timeout', ${String(statementMs)}, true)`);
        return work(tx);
      }, config);
    } finally {
      client.release();
    }
  };
  return database;
}
