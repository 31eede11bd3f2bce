// Indexes of a database in use are built while others write.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@repo/postgres';
import { type DatabaseUrls, withClient } from '@repo/postgres/databases';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { runMigrations } from './run-migrations.ts';

let urls: DatabaseUrls;
let folder: string;
beforeEach(async () => {
  urls = await createDatabase(inject('adminUrl'), { template: inject('template') });
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await mkdir(join(folder, 'meta'));
  const entry = {
    idx: 0,
    version: '7',
    when: Date.parse('2999-01-01'),
    tag: '9999_indexes',
    breakpoints: true,
  };
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries: [entry] }));
  await writeFile(
    join(folder, '9999_indexes.sql'),
    `CREATE INDEX "built_idx" ON "receipts" USING btree ("day","amount");--> statement-breakpoint
DROP INDEX "receipts_payer_idx";`,
  );
});
afterEach(() => rm(folder, { recursive: true }));

const build = () => withClient(urls.migrationUrl, (client) => runMigrations(client, folder));

const readIndexes = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select indexrelid::regclass::text as name from pg_index
       where indisvalid and indexrelid::regclass::text in ('built_idx', 'receipts_payer_idx')`,
    );
    return rows.map(({ name }) => name);
  });

it('no user who writes waits for an index', async () => {
  await withClient(urls.migrationUrl, (writer) =>
    withClient(urls.migrationUrl, async (other) => {
      await writer.query('begin; lock table receipts in row exclusive mode');
      const built = build();
      await expect
        .poll(async () => (await other.query(`select to_regclass('built_idx') as found`)).rows, {
          timeout: 20_000,
        })
        .toEqual([{ found: 'built_idx' }]);
      // Behind `create index` in a transaction, which waits for the writer, this would wait too.
      await other.query(`set lock_timeout = '5s'; begin; lock table receipts in row exclusive mode; commit`);
      await writer.query('commit');
      await built;
    }),
  );
  expect(await readIndexes(urls.migrationUrl)).toEqual(['built_idx']);
});

it('an index that was left invalid is built again, and a migration that is done is not run again', async () => {
  await withClient(urls.migrationUrl, (client) => client.query('create index built_idx on receipts (day)'));
  const { pathname } = new URL(urls.migrationUrl);
  const asAdmin = Object.assign(new URL(inject('adminUrl')), { pathname }).href;
  await withClient(asAdmin, (admin) =>
    admin.query(`update pg_index set indisvalid = false where indexrelid = 'built_idx'::regclass`),
  );
  expect(await readIndexes(urls.migrationUrl)).toEqual(['receipts_payer_idx']);
  await build();
  await build();
  expect(await readIndexes(urls.migrationUrl)).toEqual(['built_idx']);
});
