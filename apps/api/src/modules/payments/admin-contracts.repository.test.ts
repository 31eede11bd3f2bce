import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { maxCounted, type PageBoundary } from '../../db/keyset.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signIn } from '../../testing/people.ts';
import { seedStrategies } from '../contracts/contracts.fixture.ts';
import {
  type AdminContractLine,
  type AdminContractQuery,
  listAdminContractLines,
  selectPageIds,
  selectSearched,
  sortKeys,
} from './admin-contracts.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  const { userId } = await signIn(test, 'client', { firstname: 'Maëlle', lastname: 'Lemoine' });
  const db = test.database.owner;
  // Each row would otherwise raise the version of the same client's data.
  await db.execute(sql`alter table contracts disable trigger user`);
  // Most are paid; 400 are signed and not paid, and the newest wait for their signature.
  await db.execute(sql`
    insert into contracts (id, user_id, strategy_id, po_number, status, payment_status, currency, amount, payment_method,
      search_text, created_at, signed_at, payment_recorded_at)
    select gen_random_uuid(), ${userId}, 'usdfy', number, status, payment, 'USDC', n, 'crypto',
      'maelle lemoine maelle ' || lower(number) || ' ref' || n,
      timestamptz '2024-01-01' + n * interval '1 minute',
      case status when 'signed' then timestamptz '2024-01-02' + n * interval '1 minute' end,
      case payment when 'paid' then date '2024-02-01' end
    from generate_series(1, 20000) as n cross join lateral (select
      case when n <= 2000 then 'PO-2023-' else 'PO-2024-' end || n as number,
      case when n % 50 <> 0 and n > 19800 then 'pending' else 'signed' end as status,
      case when n % 50 <> 0 and n <= 19800 then 'paid' else 'waiting' end as payment) as drawn`);
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

async function planOf(
  query: Partial<AdminContractQuery>,
  boundary: PageBoundary | null = null,
  db = test.deps.db,
): Promise<string> {
  const page = selectPageIds(db, { ...firstPage, ...query }, boundary);
  const result: unknown = await db.execute(sql`explain (costs off) ${page.getSQL()}`);
  const { rows } = planSchema.parse(result);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** Tables of a few rows are read whole: what counts here is whether an index serves. */
function planByIndex(query: Partial<AdminContractQuery>): Promise<string> {
  return test.deps.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return planOf(query, null, tx);
  });
}

const idsOf = ({ lines }: { lines: AdminContractLine[] }) => lines.map(({ contract }) => contract.id);

describe('the list of contracts, on many rows', () => {
  it.each([
    ['newest first', {}],
    ['oldest first', { isDescending: false }],
    ['newest first, on a later page', { page: 40 }],
  ] as const)('[A24] reads %s from the index, in its order', async (_what, query) => {
    const plan = await planOf(query);
    expect(plan).toMatch(/Index (Only )?Scan (Backward )?using contracts_created_idx on contracts/);
    expect(plan).not.toMatch(/\bSort\b|Seq Scan on contracts/);
  });

  it.each([
    ['created_at', '2024-01-08T00:00:00Z', 'contracts_created_idx'],
    ['amount', '10000', 'contracts_amount_idx'],
    ['signed_at', '2024-01-08T00:00:00Z', 'contracts_signed_(first|last)_idx'],
    ['client', 'dupont', 'contracts_client_idx'],
  ] as const)('[A24] reads on from a row in the order of %s', async (sort, value, index) => {
    const id = test.deps.ids.uuid();
    for (const isDescending of [true, false]) {
      for (const place of [{ after: id }, { before: id }]) {
        const plan = await planOf({ sort, isDescending, ...place }, [value, id]);
        expect(plan).toMatch(new RegExp(`using ${index} on contracts\\s+Index Cond: \\(ROW\\(`));
        expect(plan).not.toMatch(/\bSort\b/);
      }
    }
  });

  it.each([
    ['a name', 'dupont', /contracts_search_idx/],
    ['the start of a number', 'po-2024-1234', /contracts_po_idx/],
    ['a number and a name', 'PO-2024-12345 dupont', /contracts_po_idx/],
    ['a hash', `0x${'ab'.repeat(32)}`, /payment_proofs_txid_idx[\s\S]*receipts_txid_idx/],
    ['a whole IBAN', 'FR76 3000 4000 5000 0123 4567 189', /receipts_payer_idx/],
  ])('[A26] finds %s by its index', async (_what, q, index) => {
    const plan = await planByIndex({ q });
    expect(plan).toMatch(index);
    expect(plan).not.toContain('Seq Scan');
  });

  it('[A26] finds a name by clients first, and by what the contracts have of their own', async () => {
    const plan = await test.deps.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const found = selectSearched(tx, { q: 'dupont' })?.found(sql`${contracts.id}`);
      const result: unknown = await tx.execute(sql`explain (costs off) ${found}`);
      return planSchema
        .parse(result)
        .rows.map((row) => row['QUERY PLAN'])
        .join('\n');
    });
    expect(plan).toMatch(/users_text_idx[\s\S]*contracts_of_user_idx[\s\S]*contracts_own_text_idx/);
    expect(plan).not.toContain('Seq Scan');
  });

  it.each([
    ['by a client', 'lemoine', maxCounted, false],
    ['by a reference', 'ref1999', 11, true],
    ['by a client and a reference', 'maelle ref1999', 11, true],
    ['by neither', 'lemoine dupont', 0, true],
  ])('[A26] counts what is found %s as far as it shows', async (_what, q, total, isExact) => {
    const { lines, counted } = await listAdminContractLines(test.deps.db, { ...firstPage, q });
    expect(counted).toEqual({ total, isExact });
    expect(lines).toHaveLength(Math.min(total, 25));
  });

  it.each(['lemoine', 'ref199'])('goes on and back by rows of a search, each once: %s', async (q) => {
    const { db } = test.deps;
    const query = { ...firstPage, q, sort: 'amount', isDescending: false } as const;
    const all = idsOf(await listAdminContractLines(db, { ...query, pageSize: 100 }));
    expect(new Set(all).size).toBe(all.length);
    const after = idsOf(await listAdminContractLines(db, { ...query, after: all[9] }));
    expect(after).toEqual(all.slice(10, 35));
    const before = idsOf(await listAdminContractLines(db, { ...query, before: all[10] }));
    expect(before).toEqual(all.slice(0, 10));
    const second = idsOf(await listAdminContractLines(db, { ...query, page: 2 }));
    expect(second).toEqual(all.slice(25, 50));
  });

  it('[A26] reads a year of numbers in the order of the list', async () => {
    const plan = await planOf({ q: 'PO-2023' });
    expect(plan).toMatch(/using contracts_po_year_idx on contracts/);
    expect(plan).not.toMatch(/\bSort\b/);
  });

  it('reads a rare status from its index', async () => {
    const plan = await planOf({ status: 'signed', paymentStatus: 'canceled' });
    expect(plan).toContain('contracts_status_idx');
    expect(plan).not.toContain('Seq Scan on contracts');
  });

  it.each([
    ['a range of amounts that few have', { amountMin: '100', amountMax: '120' }, 'contracts_amount_idx'],
    ['a range of days', { from: '2024-01-03', to: '2024-01-03' }, 'contracts_created_idx'],
    ['no signature', { isSigned: false, sort: 'signed_at' }, 'contracts_(open_)?signed_'],
    ['all but the usual status', { statusNot: 'signed' }, 'contracts_(status|open|created)_'],
  ] as const)('reads %s from an index', async (_what, query, index) => {
    const plan = await planOf(query);
    expect(plan).toMatch(new RegExp(index));
    expect(plan).not.toContain('Seq Scan on contracts');
  });

  const sorts = sortKeys.flatMap((sort) => [
    { sort, isDescending: true },
    { sort, isDescending: false },
  ]);
  const views = [{ status: 'signed', paymentStatus: 'waiting' }, { status: 'pending' }] as const;
  it.each(views.flatMap((view) => sorts.map((order) => ({ ...view, ...order }))))(
    '[A24] reads what is open in its order: $status $paymentStatus, $sort, descending $isDescending',
    async (query) => {
      const plan = await planOf(query);
      expect(plan).toMatch(/Index (Only )?Scan (Backward )?using contracts_(open|status)_\w+ on contracts/);
      expect(plan).not.toMatch(/\bSort\b/);
    },
  );

  it.each(sorts)('goes on and back by rows, each once: $sort, descending $isDescending', async (order) => {
    const { db } = test.deps;
    const query = {
      ...firstPage,
      ...order,
      status: 'signed',
      paymentStatus: 'waiting',
      pageSize: 70,
    } as const;
    const all = idsOf(await listAdminContractLines(db, { ...query, pageSize: 1000 }));
    expect(new Set(all).size).toBe(400);
    const read: string[] = [];
    for (let page = 1; page === 1 || read.length % 70 === 0; page += 1)
      read.push(...idsOf(await listAdminContractLines(db, { ...query, page, after: read.at(-1) })));
    expect(read).toEqual(all);
    expect(idsOf(await listAdminContractLines(db, { ...query, before: all[100] }))).toEqual(
      all.slice(30, 100),
    );
    expect(idsOf(await listAdminContractLines(db, { ...query, before: all[10] }))).toEqual(all.slice(0, 10));
  });

  it.each([true, false])(
    'keeps contracts that are not signed last (descending: %s)',
    async (isDescending) => {
      const { lines } = await listAdminContractLines(test.deps.db, {
        ...firstPage,
        sort: 'signed_at',
        isDescending,
      });
      expect(lines[0]?.contract.signedAt).toEqual(
        new Date(isDescending ? '2024-01-15T21:20:00Z' : '2024-01-02T00:01:00Z'),
      );
    },
  );
});
