import type { DatabaseUrls } from '@repo/postgres/databases';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { createPool, type PoolOptions } from './create-pool.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema/index.ts';

/** What repositories receive: the database, or an open transaction (inside `db.transaction` use only `tx`). */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface DatabaseHandle {
  db: Database;
  /** One connection apart from the pool, for the heartbeat. */
  reserved: Database;
  close: () => Promise<void>;
}

/** Migrates as the owner, then connects as the role that owns nothing. */
export async function openServerDatabase(
  urls: DatabaseUrls,
  options: PoolOptions = {},
): Promise<DatabaseHandle> {
  await migrate(urls);
  return connectDatabase(urls.url, options);
}

/** A database that already has its schema. */
export function connectDatabase(url: string, options: PoolOptions = {}): DatabaseHandle {
  const pool = createPool(url, options);
  // Connects when it is first used.
  const reserved = createPool(url, { ...options, maxConnections: 1 });
  return {
    db: drizzle({ client: pool, schema }),
    reserved: drizzle({ client: reserved, schema }),
    close: async () => {
      await Promise.all([pool.end(), reserved.end()]);
    },
  };
}
