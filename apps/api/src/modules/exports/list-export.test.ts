import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { givenManyContracts } from '../staff-jobs/staff-jobs.fixture.ts';
import type { Exporter } from './list-export.ts';
import { inSnapshot, listExports } from './list-exports.ts';

const count = 1_200;
let test: TestApp;
let userId: string;
/** Only an adviser’s export depends on them. */
const by: Exporter = {
  userId: '0197c7a4-0a51-7c55-9d0e-3f5a8a3f0001',
  access: {
    id: '0197c7a4-0a51-7c55-9d0e-3f5a8a3f0001',
    role: 'super_admin',
    is_kyc: false,
    can_access_yield: false,
    can_access_kaskad: false,
    can_access_yield_admin: true,
    can_access_kaskad_admin: false,
  },
};
beforeAll(async () => {
  test = await createTestApp();
  userId = await givenManyContracts(test, count);
});
afterAll(() => test.close());

it.each(['created_at', '-created_at', '-amount'])(
  '[A41] holds each row once, as it was at the start, whatever is written meanwhile: by %s',
  async (sort) => {
    const { owner } = test.database;
    const read = await inSnapshot(test.deps.snapshots, async (tx) => {
      const exported = await listExports.exportContracts(test.deps, { sort }, tx, by);
      const lines: unknown[][] = [];
      for await (const batch of exported.batches()) {
        lines.push(...batch.lines);
        // Each would move rows that are not read yet: a new first and a new last one, other amounts and dates, a deletion.
        await owner.execute(sql`
          insert into contracts (id, user_id, strategy_id, po_number, status, payment_status, currency, amount, payment_method,
            created_at)
          select gen_random_uuid(), ${userId}, 'usdfy', 'PO-new-' || gen_random_uuid(), 'pending', 'waiting', 'EURO', amount, 'rib', created_at
          from (values (0.1, timestamptz '2020-01-01'), (90000, timestamptz '2026-01-01')) as drawn (amount, created_at)`);
        await owner.execute(
          sql`update contracts set amount = 99999 - amount, created_at = created_at + interval '9 hours' where po_number = 'PO-900'`,
        );
        await owner.execute(sql`delete from contracts where po_number = 'PO-600'`);
      }
      return { lines, total: await exported.count() };
    });
    await owner.execute(sql`delete from contracts where po_number like 'PO-new-%'`);
    const numbers = read.lines.map(([po]) => Number(String(po).slice(3)));
    expect([read.lines.length, new Set(numbers).size]).toEqual([read.total, read.total]);
    const ordered = sort === 'created_at' ? numbers : numbers.toReversed();
    expect(ordered.filter((number) => number !== 900)).toEqual(
      ordered.filter((number) => number !== 900).toSorted((one, other) => one - other),
    );
  },
);

it('counts up to a number', async () => {
  const exported = await listExports.exportContracts(
    test.deps,
    { q: 'PO-11', sort: 'amount' },
    test.deps.db,
    by,
  );
  expect([await exported.count(3), (await exported.count()) > 3]).toEqual([3, true]);
});
