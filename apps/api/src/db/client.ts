// One schema and one SQL on two engines: PGlite in a folder (demonstration, development), a PostgreSQL server otherwise.
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { lockFolder } from './folder-lock.ts';
import { migrateEmbedded, migrateServer } from './migrate.ts';
import * as schema from './schema/index.ts';

/**
 * What repositories receive: the database or an open transaction. Inside `db.transaction(async (tx) => …)` use only
 * `tx`: the embedded engine has one connection, so a query on `db` there would wait for itself for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface DatabaseHandle {
  db: Database;
  engine: 'embedded' | 'server';
  close: () => Promise<void>;
}

export async function openServerDatabase(url: string): Promise<DatabaseHandle> {
  await migrateServer(url);
  const pool = new Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 5000 });
  // A connection the server closes tells so by an event that would end the process: the pool makes a new one, and a
  // query under way fails by itself.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return { db: drizzleServer({ client: pool, schema }), engine: 'server', close: () => pool.end() };
}

/** The folder is locked first: PGlite lets two processes open it, and the later one silently loses the other's data. */
export async function openEmbeddedDatabase(folder: string): Promise<DatabaseHandle> {
  const lock = await lockFolder(folder);
  try {
    const client = await PGlite.create({ dataDir: folder });
    await migrateEmbedded(client);
    return embeddedHandle(client, lock.release);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

// Half of the time an engine takes to start goes into memory that one test never fills.
const smallEngine = ['-c', 'shared_buffers=8MB', '-c', 'wal_buffers=512kB', '-c', 'max_connections=10'];

/** A database in memory, from a prepared snapshot that already holds the schema; for tests. */
export async function openSnapshotDatabase(snapshot: Blob): Promise<DatabaseHandle> {
  const startParams = [...PGlite.defaultStartParams, ...smallEngine];
  return embeddedHandle(await PGlite.create({ loadDataDir: snapshot, startParams }), async () => {});
}

function embeddedHandle(client: PGlite, afterClose: () => Promise<void>): DatabaseHandle {
  return {
    db: drizzleEmbedded({ client, schema }),
    engine: 'embedded',
    close: async () => {
      await client.close();
      await afterClose();
    },
  };
}

function ignore(): void {}
