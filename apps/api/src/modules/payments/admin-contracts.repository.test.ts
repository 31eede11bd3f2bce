import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signIn } from '../../testing/people.ts';
import { seedStrategies } from '../contracts/contracts.fixture.ts';
import { type AdminContractQuery, selectPage } from './admin-contracts.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  const { userId } = await signIn(test, 'client');
  const db = test.database.owner;
  // Each row would otherwise raise the version of the same client's data.
  await db.execute(sql`alter table contracts disable trigger user`);
  await db.execute(sql`
    insert into contracts (id, user_id, strategy_id, po_number, status, currency, amount, payment_method, created_at, signed_at)
    select gen_random_uuid(), ${userId}, 'usdfy', 'PO-' || n,
      case when n % 50 = 0 then 'signed' else 'pending' end, 'USDC', n, 'crypto',
      timestamptz '2024-01-01' + n * interval '1 minute',
      case when n % 50 = 0 then timestamptz '2024-01-02' + n * interval '1 minute' end
    from generate_series(1, 20000) as n`);
  await db.execute(sql`analyze contracts`);
});
afterAll(() => test.close());

const firstPage: AdminContractQuery = {
  page: 1,
  pageSize: 25,
  sort: 'created_at',
  isDescending: true,
  q: '',
};

const planSchema = z.object({ rows: z.array(z.object({ 'QUERY PLAN': z.string() })) });

async function planOf(query: Partial<AdminContractQuery>): Promise<string> {
  const page = selectPage(test.deps.db, { ...firstPage, ...query });
  const result: unknown = await test.deps.db.execute(sql`explain (costs off) ${page.getSQL()}`);
  const { rows } = planSchema.parse(result);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('the list of contracts, on many rows', () => {
  it.each([
    ['newest first', {}],
    ['oldest first', { isDescending: false }],
    ['newest first, on a later page', { page: 40 }],
  ] as const)('reads %s from the index, in its order', async (_what, query) => {
    const plan = await planOf(query);
    expect(plan).toMatch(/Index Scan (Backward )?using contracts_created_idx on contracts/);
    expect(plan).not.toMatch(/\bSort\b|Seq Scan on contracts/);
  });

  it('reads one status from its index', async () => {
    const plan = await planOf({ status: 'signed', paymentStatus: 'waiting' });
    expect(plan).toContain('contracts_status_idx');
    expect(plan).not.toContain('Seq Scan on contracts');
  });

  it.each([true, false])(
    'keeps contracts that are not signed last (descending: %s)',
    async (isDescending) => {
      const [first] = await selectPage(test.deps.db, { ...firstPage, sort: 'signed_at', isDescending });
      expect(first?.contract.signedAt).toEqual(
        new Date(isDescending ? '2024-01-15T21:20:00Z' : '2024-01-02T00:50:00Z'),
      );
    },
  );
});
