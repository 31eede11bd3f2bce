// What a pooler of transactions needs of its clients. That the product runs behind one is shown by `pnpm cluster`.
import { createDatabase } from '@repo/postgres';
import { type DatabaseUrls, withClient } from '@repo/postgres/databases';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, inject, it } from 'vitest';
import { findSession } from '../modules/identity/sessions.repository.ts';
import { connectDatabase, openServerDatabase } from './client.ts';
import { serverLimits } from './create-pool.ts';
import { openDatabase } from './open-database.ts';

let urls: DatabaseUrls;
beforeAll(async () => {
  urls = await createDatabase(inject('adminUrl'), { template: inject('template') });
});

const options = { maxConnections: 1, limits: serverLimits };

/** As the pooler's `connect_query` does for each connection that it opens. */
const setPoolerLimits = () =>
  withClient(urls.migrationUrl, async (owner) => {
    const { pathname } = new URL(urls.url);
    for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await owner.query(`alter database ${pathname.slice(1)} set ${name} = '9s'`);
  });

const open = (isPooled: boolean) => openServerDatabase(urls, { ...options, isPooled, migrates: false });

it('a pooler without limits of its own is refused at the start, in one sentence', async () => {
  await expect(open(true)).rejects.toThrow(
    /^DATABASE_POOLER: .* no statement_timeout, lock_timeout, idle_in_transaction_session_timeout; .*connect_query/,
  );
  await (await open(false)).close();
});

it.each([
  { isPooled: false, named: 1 },
  { isPooled: true, named: 0 },
])(
  'a connection keeps $named named statements of the session read (pooled: $isPooled)',
  async ({ isPooled, named }) => {
    const { db, close } = connectDatabase(urls.url, { ...options, isPooled });
    for (const hash of ['a', 'b']) expect(await findSession(db, hash)).toBeNull();
    const found: unknown = await db.execute(sql`select name from pg_prepared_statements where name <> ''`);
    expect(found).toMatchObject({ rows: { length: named } });
    await close();
  },
);

it('a pooled connection brings no limit of a session; a transaction of an export has its own', async () => {
  await setPoolerLimits();
  const { db, snapshots, close } = await open(true);
  const limit = sql`select current_setting('statement_timeout') as limit`;
  expect(await db.execute(limit)).toMatchObject({ rows: [{ limit: '9s' }] });
  const within = await snapshots.transaction(async (tx) => tx.execute(limit), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  expect(within).toMatchObject({ rows: [{ limit: '1min' }] });
  expect(await snapshots.execute(limit)).toMatchObject({ rows: [{ limit: '9s' }] });
  await close();
});

it('migrations behind a pooler need an address without it', async () => {
  const settings = { databaseUrl: urls.url, migrationUrl: null, isPooled: true, dataDir: '/nowhere' };
  await expect(
    openDatabase({ ...settings, migratesAtStart: true }, { holder: 'test', whenOwned: 'refuse' }),
  ).rejects.toThrow(/^DATABASE_MIGRATION_URL: must be set/);
});
