import { createDatabase, dropDatabase } from '@repo/postgres';
import { type DatabaseUrls, ownerRole, withClient } from '@repo/postgres/databases';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { connectDatabase, type Database, type DatabaseHandle } from '../db/client.ts';
import type { PoolOptions } from '../db/create-pool.ts';
import { migrate } from '../db/migrate.ts';

export interface TestDatabase extends DatabaseHandle {
  /** The same database as the role that owns it: for what the API's role may not do. */
  owner: Database;
}

/** A database of this test file's own, with the real migrations; deleted when it is closed. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('adminUrl');
  const urls = await createDatabase(adminUrl, { template: inject('template') });
  const { close, ...database } = connect(urls);
  return {
    ...database,
    close: async () => {
      await close();
      await dropDatabase(adminUrl, urls);
    },
  };
}

/** An empty database on which `script` ran, then opened as the product opens one: pending migrations are applied. */
export async function openDatabaseMadeBy(script: string): Promise<TestDatabase> {
  const adminUrl = inject('adminUrl');
  const urls = await createDatabase(adminUrl);
  // A dump turns triggers off while it loads, which only the superuser may allow.
  const right = 'set on parameter session_replication_role';
  await withClient(adminUrl, (admin) => admin.query(`grant ${right} to ${ownerRole}`));
  await withClient(urls.migrationUrl, (client) => client.query(script));
  await withClient(adminUrl, (admin) => admin.query(`revoke ${right} from ${ownerRole}`));
  return migrateAndConnect(urls);
}

export async function migrateAndConnect(urls: DatabaseUrls, options?: PoolOptions): Promise<TestDatabase> {
  await migrate(urls);
  return connect(urls, options);
}

/** The number of sessions that wait for a lock in this database: other test files use the same cluster. */
export function countWaiting(db: Database): Promise<number> {
  return db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`);
}

function connect(urls: DatabaseUrls, options: PoolOptions = { maxConnections: 10 }): TestDatabase {
  const handle = connectDatabase(urls.url, options);
  const owner = connectDatabase(urls.migrationUrl, { maxConnections: 1 });
  return {
    db: handle.db,
    reserved: handle.reserved,
    jobs: handle.jobs,
    snapshots: handle.snapshots,
    pools: handle.pools,
    owner: owner.db,
    close: async () => {
      await Promise.all([handle.close(), owner.close()]);
    },
  };
}
