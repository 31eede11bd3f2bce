// Pending migrations, in their order and recorded as drizzle's migrator records them. One that has nothing but indexes is built outside of
// a transaction, concurrently, so that no write waits for it; those between two such ones are one transaction.
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';

const indexStatement = /^(create (?:unique )?index|drop index) "(\w+)"/i;

const isOfIndexes = ({ sql }: MigrationMeta): boolean =>
  sql.every((statement) => indexStatement.test(statement.trim()));

export async function runMigrations(client: Client, migrationsFolder: string): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = rows[0]?.last ?? null;
  const pending = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => last === null || folderMillis > Number(last),
  );
  for (const group of last === null ? [pending] : groupsOf(pending)) {
    const [first] = group;
    if (last !== null && first !== undefined && isOfIndexes(first)) await buildIndexes(client, first);
    else await runTogether(client, group);
  }
}

/** Each migration of indexes by itself. */
function groupsOf(pending: readonly MigrationMeta[]): MigrationMeta[][] {
  const groups: MigrationMeta[][] = [];
  let open: MigrationMeta[] | undefined;
  for (const migration of pending) {
    if (open === undefined || isOfIndexes(migration)) groups.push((open = []));
    open.push(migration);
    if (isOfIndexes(migration)) open = undefined;
  }
  return groups;
}

/** All or nothing. */
async function runTogether(client: Client, migrations: readonly MigrationMeta[]): Promise<void> {
  await client.query('begin');
  try {
    for (const migration of migrations) {
      for (const statement of migration.sql) await client.query(statement);
      await record(client, migration);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Again from the start after a failure: what was built stays, and what was left invalid is built again. */
async function buildIndexes(client: Client, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) {
    const [, verb = '', name = ''] = indexStatement.exec(statement.trim()) ?? [];
    const isCreated = /^create/i.test(verb);
    const { rows } = await client.query(
      'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
      [`public."${name}"`],
    );
    if (isCreated && rows.length > 0) await client.query(`drop index concurrently "${name}"`);
    const start = isCreated ? `${verb} concurrently if not exists` : `${verb} concurrently if exists`;
    await client.query(statement.trim().replace(verb, start));
  }
  await record(client, migration);
}

async function record(client: Client, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ]);
}
