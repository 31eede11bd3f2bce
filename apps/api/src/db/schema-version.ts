// Which releases may run on a schema: from the one before that which migrated it, to that one itself. The schema holds two
// numbers for it, dates of migrations in the journal: the newest that it has, and the newest that a release must know to run on it.
import type { Client } from 'pg';
import packageJson from 'pg-boss/package.json' with { type: 'json' };
import { SettingsError } from '../settings-error.ts';
import { jobQueueNames } from './job-queues.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

interface Migration {
  readonly tag: string;
  readonly when: number;
}

/** The last migration of each release, oldest first: a release adds its own (docs/deploy/upgrade.md). */
const releasedMigrations: readonly string[] = [];

const migrations: readonly Migration[] = journal.entries;
const newestKnown = migrations.at(-1)?.when ?? 0;

const migrateFirst =
  'Run the command `migrate` of this release first (docs/deploy/upgrade.md), or set MIGRATE=start.';

/**
 * The last migration of the release before the one that these migrations are: a release that knows it may run on their schema, as expand,
 * deploy and contract has it. 0 before the first release.
 */
export function oldestCompatible(all: readonly Migration[], released: readonly string[]): number {
  const newest = all.at(-1)?.when ?? 0;
  const earlier = all.filter(({ tag, when }) => released.includes(tag) && when < newest);
  return earlier.at(-1)?.when ?? 0;
}

/** Written by the owner's role once the migrations have run; never lowered. */
export async function noteCompatibility(
  client: Client,
  oldest: number = oldestCompatible(migrations, releasedMigrations),
): Promise<void> {
  await client.query(`create table if not exists drizzle.compatibility (
    id integer primary key check (id = 1), oldest_migration bigint not null)`);
  await client.query(
    `insert into drizzle.compatibility as c values (1, $1)
      on conflict (id) do update set oldest_migration = greatest(c.oldest_migration, excluded.oldest_migration)`,
    [oldest],
  );
}

/** Throws one sentence for the operator when a newer release than the next one has migrated this schema. */
export async function refuseNewerSchema(client: Client, known: number = newestKnown): Promise<void> {
  if ((await readNumber(client, 'drizzle.compatibility', 'oldest_migration')) <= known) return;
  throw new SettingsError(
    'DATABASE_URL: the schema of this database is more than one release newer than this one. Start the release that migrated it, or the one before that.',
  );
}

/** For a process that does not migrate. Throws one sentence for the operator when this release cannot run on the schema. */
export async function requireSchema(client: Client): Promise<void> {
  const newest = await readNumber(client, 'drizzle.__drizzle_migrations', 'created_at');
  if (newest < newestKnown || !(await hasQueues(client))) {
    throw new SettingsError(
      `DATABASE_URL: the schema of this database is older than this release. ${migrateFirst}`,
    );
  }
  await refuseNewerSchema(client);
}

/** The greatest number of a column; 0 while its table does not exist, or is not this role's to read. */
async function readNumber(client: Client, table: string, column: string): Promise<number> {
  if (!(await canRead(client, table))) return 0;
  const { rows } = await client.query<{ greatest: string | null }>(
    `select max(${column}) as greatest from ${table}`,
  );
  return Number(rows[0]?.greatest ?? 0);
}

async function hasQueues(client: Client): Promise<boolean> {
  if ((await readNumber(client, 'pgboss.version', 'version')) < packageJson.pgboss.schema) return false;
  const { rowCount } = await client.query('select from pgboss.queue where name = any($1)', [jobQueueNames]);
  return rowCount === jobQueueNames.length;
}

/** Read from the catalogue: to name a table in a schema that is not this role's to use is an error. */
async function canRead(client: Client, table: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname || '.' || c.relname = $1
        and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')`,
    [table],
  );
  return rowCount === 1;
}
