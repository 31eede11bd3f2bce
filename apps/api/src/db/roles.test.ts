// What the API's role may do in a database that the owner's role migrated, and nothing else.
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recordAudit } from '../modules/audit/record-audit.ts';
import { createFakeClock } from '../testing/fakes.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { Database } from './client.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await recordAudit(
    { db: database.db, clock: createFakeClock() },
    {
      by: null,
      from: { ip: '192.0.2.7', requestId: 'r' },
      action: 'session.opened',
      object: { type: 'session', id: 'a' },
    },
  );
});
afterAll(() => database.close());

const resultSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

async function read(db: Database, query: SQL) {
  return resultSchema.parse(await db.execute(query)).rows;
}

const insufficientPrivilege = { cause: { code: '42501' } };

describe('the role of the API', () => {
  it('owns nothing', async () => {
    const rows = await read(
      database.owner,
      sql`select relname from pg_class join pg_roles on relowner = pg_roles.oid where rolname = 'app'`,
    );
    expect(rows).toEqual([]);
  });

  it.each([
    ['create a table', sql`create table scratch (id int)`],
    ['create a schema', sql`create schema scratch`],
    ['create a function', sql`create function scratch() returns int language sql as 'select 1'`],
    ['alter a table', sql`alter table users add column scratch int`],
    ['drop a table', sql`drop table sessions`],
    ['drop a function', sql`drop function audit_chain_faults()`],
    ['disable a trigger', sql`alter table audit_log disable trigger user`],
    ['skip triggers', sql`set session_replication_role = replica`],
    ['truncate a table', sql`truncate sessions`],
    ['delete from the trail', sql`delete from audit_log`],
    ['rewrite the trail', sql`update audit_log set action = 'test.undone'`],
    ['unlink the trail', sql`delete from audit_chain`],
    ['rewrite the register of holders', sql`update register_movements set units = 0`],
    ['delete from the register of holders', sql`delete from register_movements`],
    ['seal the trail anew', sql`update audit_chain set hash = ''`],
    ['change the bookkeeping of migrations', sql`delete from drizzle.__drizzle_migrations`],
    ['change which releases may run', sql`update drizzle.compatibility set oldest_migration = 0`],
    [
      'make a queue with a table of its own',
      sql`select pgboss.create_queue('scratch', '{"policy": "standard", "partition": true}')`,
    ],
    ['delete a queue', sql`select pgboss.delete_queue('mail')`],
    ['add a schedule', sql`insert into pgboss.schedule (name, cron) values ('mail', '* * * * *')`],
    ['migrate the job queue', sql`alter table pgboss.job_common add column scratch int`],
    [
      'queue a migration of it',
      sql`insert into pgboss.bam (name, version, table_name, command) values ('', 1, '', '')`,
    ],
    ['become the owner', sql`set role app_owner`],
  ])('may not %s', async (_what, statement) => {
    await expect(database.db.execute(statement)).rejects.toMatchObject(insufficientPrivilege);
  });

  it('may read and write the rows of every table, the trail and the register of holders apart', async () => {
    const rows = await read(
      database.owner,
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
          and not (has_table_privilege('app', oid, 'select') and has_table_privilege('app', oid, 'insert')
            and has_table_privilege('app', oid, 'update') and has_table_privilege('app', oid, 'delete')) order by name`,
    );
    const appendOnly = ['register_attestations', 'register_holders', 'register_movements'];
    expect(rows).toEqual(
      ['audit_chain', 'audit_heads', 'audit_log', ...appendOnly].map((name) => ({ name })),
    );
  });
});

it('the extensions that searches need are there', async () => {
  const rows = await read(
    database.db,
    sql`select similarity('Élise', 'elise') < 1 and unaccent('Élise') = 'Elise' and length(gen_salt('bf')) > 0 as found`,
  );
  expect(rows).toEqual([{ found: true }]);
});
