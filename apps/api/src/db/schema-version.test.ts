// A database as the role of the API reads it before a start that does not migrate.
import { createDatabase } from '@repo/postgres';
import { type DatabaseUrls, withClient } from '@repo/postgres/databases';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { SettingsError } from '../settings-error.ts';
import { openServerDatabase } from './client.ts';
import { migrate } from './migrate.ts';
import { noteCompatibility, oldestCompatible, refuseNewerSchema } from './schema-version.ts';

let urls: DatabaseUrls;
beforeEach(async () => {
  urls = await createDatabase(inject('adminUrl'), { template: inject('template') });
});

const change = (sql: string) => withClient(urls.migrationUrl, (owner) => owner.query(sql));
const start = async () => {
  const database = await openServerDatabase(urls, { migrates: false });
  await database.close();
};

describe('a start that does not migrate', () => {
  it('takes the schema of its own release', async () => {
    await expect(start()).resolves.toBeUndefined();
  });

  it.each([
    [
      'lacks the last migration',
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    ],
    ['lacks a queue', `select pgboss.delete_queue('mail')`],
    ['has an older queue', 'update pgboss.version set version = version - 1'],
    ['may not be read', 'revoke usage on schema drizzle from app'],
  ])('refuses a schema that %s, in one sentence with what to do', async (_what, sql) => {
    await change(sql);
    await expect(start()).rejects.toThrow(
      new SettingsError(
        'DATABASE_URL: the schema of this database is older than this release. Run the command `migrate` of this release first (docs/deploy/upgrade.md), or set MIGRATE=start.',
      ),
    );
  });

  it('refuses an empty database, and takes it once it is migrated', async () => {
    urls = await createDatabase(inject('adminUrl'));
    await expect(start()).rejects.toThrow(/older than this release/);
    await migrate(urls);
    await expect(start()).resolves.toBeUndefined();
  });

  it('takes the schema of the next release, and not that of the one after, which no start migrates either', async () => {
    await change(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-the-next', 9000000000000)`,
    );
    await expect(start()).resolves.toBeUndefined();
    await change('update drizzle.compatibility set oldest_migration = 9000000000000');
    await expect(start()).rejects.toThrow(
      /^DATABASE_URL: .* more than one release newer than this one\. Start /,
    );
    await expect(migrate(urls)).rejects.toThrow(/more than one release newer/);
  });
});

describe('the oldest release that may run on a schema', () => {
  const migrations = ['a', 'b', 'c', 'd'].map((tag, index) => ({ tag, when: index + 1 }));

  it.each([
    ['before the first release', [], 0],
    ['in the first release', ['d'], 0],
    ['after the first release', ['b'], 2],
    ['in the second release', ['b', 'd'], 2],
    ['after the second release', ['a', 'c'], 3],
  ])('%s', (_when, released, expected) => {
    expect(oldestCompatible(migrations, released)).toBe(expected);
  });

  it('is noted in the database, and an older process that migrates does not lower it', async () => {
    await withClient(urls.migrationUrl, async (owner) => {
      await noteCompatibility(owner, 5);
      await noteCompatibility(owner, 3);
      await expect(refuseNewerSchema(owner, 4)).rejects.toThrow(SettingsError);
      await expect(refuseNewerSchema(owner, 5)).resolves.toBeUndefined();
    });
  });
});
