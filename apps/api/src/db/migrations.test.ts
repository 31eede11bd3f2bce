// Migrations only go forward: a database with data is migrated to the current schema, never recreated.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operationMetadata } from '@repo/api-sdk/spec';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoPassword } from '../demo/accounts.ts';
import { examine } from '../modules/audit/examine.ts';
import { describeMovedDifferences } from '../modules/books/moved-differences.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { openDatabaseMadeBy } from '../testing/test-database.ts';
import { migrationsFolder } from './migrate.ts';
import * as schema from './schema/index.ts';
import { idempotencyKeys } from './schema/platform.ts';

/**
 * The schema that the first installations hold. Their databases ran these bytes: changing them changes nothing there.
 */
const firstRelease = [
  {
    tag: '0000_initial',
    when: 1795265631479,
    sha256: '517c4e36b8b4f9f76e8d6ba7ac7917db67ee81f7125760427a97e87fe098bc8b',
  },
  {
    tag: '0001_triggers',
    when: 1795265634546,
    sha256: 'c2617684d86a31781fbf3b4dafa3d487d72735c7319178ddc162721175bcea44',
  },
];

const journalEntries = z.object({
  entries: z.array(z.object({ idx: z.number(), tag: z.string(), when: z.number() })),
});

const readText = (name: string) => readFile(join(migrationsFolder, name), 'utf8');
const readJournal = async () =>
  journalEntries.parse(JSON.parse(await readText('meta/_journal.json'))).entries;
const snapshotOf = (tag: string) => `${tag.slice(0, 4)}_snapshot.json`;

/** What drizzle's migrator leaves behind: the next run applies the migrations that are newer than the last one. */
async function scriptOfFirstRelease(): Promise<string> {
  const files = await Promise.all(firstRelease.map(({ tag }) => readText(`${tag}.sql`)));
  const applied = firstRelease.map(({ sha256, when }) => `('${sha256}', ${when})`);
  const bookkeeping = `create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ${applied.join(', ')};`;
  return [...files, bookkeeping, await readFile(`${migrationsFolder}.fixture.sql`, 'utf8')].join('\n');
}

describe('the migrations', () => {
  it('keep those of the first release byte for byte', async () => {
    for (const { tag, when, sha256 } of firstRelease) {
      const bytes = await readFile(join(migrationsFolder, `${tag}.sql`));
      expect(createHash('sha256').update(bytes).digest('hex'), tag).toBe(sha256);
      expect((await readJournal()).find((entry) => entry.tag === tag)?.when).toBe(when);
    }
  });

  it('are listed in the journal in strictly increasing order, with a file and a snapshot each', async () => {
    const entries = await readJournal();
    const tags = entries.map(({ tag }) => tag);
    expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_entry, index) => index));
    expect(tags.map((tag) => Number.parseInt(tag, 10))).toEqual(entries.map(({ idx }) => idx));
    // The migrator compares dates only: one that is older than the last applied would be skipped without a word.
    const dates = entries.map(({ when }) => when);
    expect(dates).toEqual([...new Set(dates)].toSorted((a, b) => a - b));
    const sqlFiles = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
    expect(sqlFiles.toSorted()).toEqual(tags.map((tag) => `${tag}.sql`));
    const snapshots = (await readdir(join(migrationsFolder, 'meta'))).filter(
      (name) => name !== '_journal.json',
    );
    expect(snapshots.toSorted()).toEqual(tags.map(snapshotOf));
  });

  // Those before run in one transaction with their neighbours, and hold back writers; a file that ran is never edited.
  it('build an index of a table with rows in a file of its own since 0050', async () => {
    const mixed = [];
    for (const { idx, tag } of await readJournal()) {
      const statements = (await readText(`${tag}.sql`)).split('--> statement-breakpoint');
      const indexed = statements.flatMap(
        (sql) => /create (?:unique )?index .* on "(\w+)"/i.exec(sql)?.[1] ?? [],
      );
      const made = statements.flatMap((sql) => /create table "(\w+)"/i.exec(sql)?.[1] ?? []);
      const isAlone =
        indexed.length === statements.length || statements.every((sql) => /(create|drop) .*index/i.test(sql));
      if (idx >= 50 && !isAlone && indexed.some((table) => !made.includes(table))) mixed.push(tag);
    }
    expect(mixed).toEqual([]);
  });

  it('cover the whole schema: nothing is left to generate', async () => {
    const last = (await readJournal()).at(-1);
    const snapshot = JSON.parse(await readText(`meta/${snapshotOf(last?.tag ?? '')}`));
    expect(await generateMigration(snapshot, generateDrizzleJson({ ...schema }, snapshot.id))).toEqual([]);
  });
});

/** What an erasure of that release left in the trail: nothing named the row. */
const erasure = 'update audit_log set salt = null, ip = null, before = null, after = null where id = 1;';

describe('a database of the first release', () => {
  it('has a row in every table of its schema', async () => {
    const [initial, data] = [
      await readText('0000_initial.sql'),
      await readFile(`${migrationsFolder}.fixture.sql`, 'utf8'),
    ];
    const tables = [...initial.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, name]) => name);
    expect(tables.length).toBeGreaterThan(30);
    expect(tables.filter((name) => !data.includes(`INSERT INTO public.${name} `))).toEqual([]);
  });

  it('is opened with its data by this code: sign-in, dashboard and audit trail', async () => {
    const test = await createTestApp(
      {},
      { database: openDatabaseMadeBy(`${await scriptOfFirstRelease()}\n${erasure}`) },
    );
    try {
      test.clock.set('2026-11-22T14:00:00Z');
      const user = { email: 'camille.moreau@exemple.fr', password: demoPassword };
      const session = await test.expectOk('login', { body: { user } });
      const { token } = z.object({ token: z.string() }).parse(session);
      const dashboard = await test.expectOk('getDashboard', { token });
      expect(dashboard.portfolio).toMatchObject({
        total_paid_eur: '105714.30',
        total_current_converted: '113209.32',
      });
      // Its files are not here, and its clock differs.
      const { findings } = await examine(test.deps);
      expect(
        findings.filter((finding) => !/^(Clock|DATABASE_URL|File|Mail|Stored file)/.test(finding)),
      ).toEqual([]);
      expect((await describeMovedDifferences(test.deps.db)).toSorted()).toMatchInlineSnapshot(`
        [
          "PO-2024-0001: 23.7849207629942532301547699065 units were stored, 23.784920762994 are booked (12 decimals).",
          "PO-2024-0001: 266.839411352872297153222020018066 units were stored, 266.839411352872 are booked (12 decimals).",
          "PO-2024-0001: 2994 USD came out of it, and whether it was paid was not noted: its payout is to qualify.",
          "PO-2024-0002: 1409.356695115827112366104765510415 units were stored, 1409.356695115827 are booked (12 decimals).",
          "PO-2024-0003: 0.007360444426434236749910665277 units were stored, 0.007360444426 are booked (12 decimals).",
          "PO-2025-0001: 0.112798968075746708844523051186 units were stored, 0.112798968076 are booked (12 decimals).",
          "PO-2025-0002: 133.826027450330449817811737884886 units were stored, 133.826027450330 are booked (12 decimals).",
          "PO-2025-0002: 133.826027450330449817811737884886 units were stored, 133.826027450330 are booked (12 decimals).",
          "PO-2025-0002: 17139.278262836086184283 USD came out of it, and whether it was paid was not noted: its payout is to qualify.",
          "PO-2025-0003: 176.186971095178212327627767828534 units were stored, 176.186971095178 are booked (12 decimals).",
          "PO-2025-0004: 262.807404097461191909358752301636 units were stored, 262.807404097461 are booked (12 decimals).",
          "PO-2026-0002: 142.708438066144956298338346659652 units were stored, 142.708438066145 are booked (12 decimals).",
          "PO-2026-0017: 124.272816986026598731686530539335 units were stored, 124.272816986027 are booked (12 decimals).",
        ]
      `);
      // A repeat is found by the name of its operation, so a renamed operation takes its keys with it.
      const keys = await test.deps.db
        .selectDistinct({ operation: idempotencyKeys.operationId })
        .from(idempotencyKeys);
      expect(keys.map(({ operation }) => operation)).toContain('createContract');
      expect(keys.filter(({ operation }) => !(operation in operationMetadata))).toEqual([]);
    } finally {
      await test.close();
    }
  });
});
