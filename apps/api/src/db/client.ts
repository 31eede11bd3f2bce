import { type DatabaseUrls, withClient } from '@repo/postgres/databases';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
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
  close: () => Promise<void>;
}

/** Migrates as the owner, or checks that another process did, then connects as the role that owns nothing. */
export async function openServerDatabase(
  urls: DatabaseUrls,
  { migrates = true, ...options }: PoolOptions & { migrates?: boolean } = {},
): Promise<DatabaseHandle> {
  await (migrates ? migrate(urls) : withClient(urls.url, requireSchema));
  return connectDatabase(urls.url, options);
}

/** A database that already has its schema. */
export function connectDatabase(url: string, options: PoolOptions = {}): DatabaseHandle {
  const pool = createPool(url, options);
  // These connect when they are first used.
  const reserved = createPool(url, { ...options, maxConnections: 1 });
  // Its schedules, its maintenance, and one more for heartbeats and results.
  const jobs = createPool(url, { ...options, maxConnections: 3 });
  const snapshots = createPool(url, {
    maxConnections: 2,
    limits: options.limits == null ? null : { ...options.limits, ...snapshotLimits },
  });
  return {
    db: toDatabase(pool),
    reserved: toDatabase(reserved),
    jobs: toDatabase(jobs),
    snapshots: toDatabase(snapshots),
    close: async () => {
      await Promise.all([pool, reserved, jobs, snapshots].map((one) => one.end()));
    },
  };
}

function toDatabase(pool: Pool): Database {
  const database = drizzle({ client: pool });
  // Drizzle's own keeps the connection of a `begin` that failed, and the pool is one smaller (drizzle-orm issue 6241).
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client }).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return database;
}
