// The staff's lists on the demonstration data: each is on pages by its rows, and its counts are those of its rows.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isoDay } from '@repo/domain/dates';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { OperationId } from '../http/operation.ts';
import { bookRules } from '../modules/audit/book-rules.ts';
import { brokenRules } from '../modules/audit/examine.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../testing/people.ts';
import { loadDemo } from './load-demo.ts';

let test: TestApp;
let admin: SignedIn;
let keyFolder: string;
let ledger: Record<string, string>;

beforeAll(async () => {
  keyFolder = await mkdtemp(join(tmpdir(), 'staff-lists-'));
  test = await createTestApp({ hasTwoPersonControl: true, readsPerMinute: 1_000_000 });
  test.clock.set('2026-11-21T12:00:00.000Z');
  await loadDemo(test.deps, { today: isoDay('2026-11-21'), withMarket: true, keyFolder });
  admin = await signIn(test, 'super_admin');
  const busiest = await test.deps.db.execute(
    sql`select account, asset from account_days group by 1, 2 order by sum(lines) desc limit 1`,
  );
  [ledger = {}] = z.object({ rows: z.array(z.record(z.string(), z.string())) }).parse(busiest).rows;
});
afterAll(async () => {
  await test.close();
  await rm(keyFolder, { recursive: true, force: true });
});

const page = z.object({ items: z.array(z.object({ id: z.string() })), total: z.number() });

const list = async (operation: OperationId, query: Record<string, string>) => {
  const { status, body } = await test.call(operation, { token: admin.token, query });
  expect(status).toBe(200);
  const { items, total } = page.parse(body);
  return { ids: items.map(({ id }) => id), total };
};

/** Enough to cross a few pages of an uneven size, in lists of thousands too. */
const read = 40;
const pageSize = '7';

const lists: readonly [OperationId, Record<string, string>][] = [
  ['listAdminContracts', {}],
  ['listAudit', {}],
  ['listJournalEntries', {}],
  ['listJournalEntries', { sort: 'date', kind: 'receipt' }],
  ['listAccounts', {}],
  ['getAccountLedger', { sort: 'date' }],
  ['getAccountLedger', { sort: '-date' }],
  ['listWaitingOrders', {}],
  ['listPayouts', {}],
  ['listPayouts', { sort: '-due_by' }],
  ['listReceipts', { tab: 'attached' }],
  ['listReceipts', { tab: 'proposed' }],
  ...['date', '-date', 'strategy', '-strategy', 'value', '-value'].map(
    (sort): [OperationId, Record<string, string>] => ['listNavs', { sort }],
  ),
  ...['date', '-date', 'pair', '-pair', 'rate', '-rate'].map(
    (sort): [OperationId, Record<string, string>] => ['listFxRates', { sort, from: '2026-11-10' }],
  ),
  ['listFxRates', { sort: 'rate' }],
  ['listCorrections', {}],
  ['listChangeRequests', { tab: 'pending' }],
  ['listChangeRequests', { tab: 'decided' }],
];

describe('each list of staff', () => {
  it.each(lists)('[A24] is read on from a row and back, each row once: %s %o', async (operation, filters) => {
    const query = operation === 'getAccountLedger' ? { ...ledger, ...filters } : filters;
    const whole = await list(operation, { ...query, page_size: String(read) });
    expect(new Set(whole.ids).size).toBe(whole.ids.length);
    expect(whole.ids.length).toBe(Math.min(read, whole.total));
    const onward: string[] = [];
    for (let ids = ['']; ids.length > 0 && onward.length < whole.ids.length; onward.push(...ids)) {
      const after = onward.at(-1);
      const from: Record<string, string> = after === undefined ? {} : { after, page: '2' };
      ({ ids } = await list(operation, { ...query, page_size: pageSize, ...from }));
    }
    expect(onward.slice(0, whole.ids.length)).toEqual(whole.ids);
    const last = whole.ids.at(-1);
    if (last === undefined) return;
    const back = await list(operation, { ...query, page_size: pageSize, before: last });
    expect(back.ids).toEqual(whole.ids.slice(0, -1).slice(-Number(pageSize)));
    const second = await list(operation, { ...query, page_size: pageSize, page: '2' });
    expect(second.ids).toEqual(whole.ids.slice(Number(pageSize), 2 * Number(pageSize)));
    expect(second.total).toBe(whole.total);
  });

  it('[A27] has no row, but a count, on a page past its end; one too far is refused', async () => {
    for (const [operation, filters] of lists) {
      const query = operation === 'getAccountLedger' ? { ...ledger, ...filters } : filters;
      const { total } = await list(operation, { ...query, page_size: '1' });
      const past = await list(operation, { ...query, page: String(total + 1).slice(0, 4), page_size: '1' });
      if (total < 9999) expect(past).toEqual({ ids: [], total });
      const far = await test.call(operation, {
        token: admin.token,
        query: { ...query, page: '10001', page_size: '1' },
      });
      expect([far.status, Object(far.body).code]).toEqual([422, 'lists.page_too_far']);
    }
  });

  it('[A25] counts all its tabs in its own call', async () => {
    const { token } = admin;
    const { counts: payouts } = await test.expectOk('listPayouts', { token });
    const { counts: receipts } = await test.expectOk('listReceipts', { token });
    const { counts: changes } = await test.expectOk('listChangeRequests', { token });
    const counted = await test.deps.db.execute(sql`
      select (select json_object_agg(state, count) from (select state, count(*) from payouts where kind <> 'kaskad_refund' group by state) s) as payouts,
        (select json_object_agg(state, count) from (select state, count(*) from receipts where state not in ('reversed', 'invested') group by state) s) as receipts,
        (select json_object_agg(is_decided, count) from (
          select case when state = 'pending' then 'pending' else 'decided' end as is_decided, count(*)
          from change_requests group by 1) s) as changes`);
    const [rows] = z
      .object({ rows: z.tuple([z.record(z.string(), z.record(z.string(), z.number()))]) })
      .parse(counted).rows;
    expect(payouts).toMatchObject(rows['payouts'] ?? {});
    expect(receipts).toMatchObject(rows['receipts'] ?? {});
    expect(changes).toMatchObject(rows['changes'] ?? {});
  });

  it('keeps what accounts hold as their postings sum to', async () => {
    expect(await brokenRules(test.deps.db, bookRules)).toEqual([]);
    const { db } = test.deps;
    await db.execute(
      sql`update account_days set debit = debit + 1 where ctid = (select min(ctid) from account_days)`,
    );
    expect(await brokenRules(db, bookRules)).toHaveLength(1);
  });
});
