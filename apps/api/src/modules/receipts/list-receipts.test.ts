import { isoDay } from '@repo/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxCounted } from '../../db/keyset.ts';
import { receipts } from '../../db/schema/cash.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, openMarket } from '../contracts/contracts.fixture.ts';
import { givenReceipt } from './receipts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  ({ test, client } = await openMarket());
  admin = await signIn(test, 'admin_yield');
});
afterAll(() => test.close());

const received = (day: string) => givenReceipt(test, admin, { day });
async function idsOf(from: string, to: string): Promise<string[]> {
  const query = { tab: 'open', from, to };
  const { items } = await test.expectOk('listReceipts', { token: admin.token, query });
  return items.map(({ id }) => id).toSorted();
}

it('receipts are listed of a period, its first and last day included', async () => {
  const march = [await received('2019-03-01'), await received('2019-03-31')].toSorted();
  const april = await received('2019-04-01');
  expect(await idsOf('2019-03-01', '2019-03-31')).toEqual(march);
  expect(await idsOf('2019-04-01', '2019-04-01')).toEqual([april]);
});

const sourcesOf = async (query: Record<string, string>) => {
  const { items, total } = await test.expectOk('listReceipts', {
    token: admin.token,
    query: { tab: 'open', from: '2018-05-01', to: '2018-05-01', ...query },
  });
  return [items.map(({ source }) => source), total];
};

it('receipts are listed by where they come from, or from anywhere else', async () => {
  await received('2018-05-01');
  expect(await sourcesOf({ source: 'typed' })).toEqual([['typed'], 1]);
  expect(await sourcesOf({ source_not: 'chain' })).toEqual([['typed'], 1]);
  expect(await sourcesOf({ source_not: 'typed' })).toEqual([[], 0]);
});

it('a receipt that was left unmatched proposes no contract any more', async () => {
  await givenContract(test, client, { status: 'signed', poNumber: 'PO-2026-0077' });
  const id = await givenReceipt(test, admin, { reference: 'virement PO-2026-0077' });
  const key = { token: admin.token, params: { id } };
  expect((await test.expectOk('getReceipt', key)).proposals).toHaveLength(1);
  await test.expectOk('leaveUnmatched', { ...key, body: { reason: 'Contrat annulé' } });
  expect((await test.expectOk('getReceipt', key)).proposals).toEqual([]);
});

describe('a search', () => {
  beforeAll(async () => {
    const payer = { payer_name: 'Quentin Valéry', payer_account: 'FR7630004000450001234567189' };
    await givenReceipt(test, admin, { ...payer, reference: 'virement PO-2031-0042' });
    await givenReceipt(test, admin, { ...payer, reference: 'VIR PO 20310043' });
  });

  it.each([
    ['the number in the wording', 'PO-2031-0042', 1],
    ['a number as banks write it', 'po-2031-0043', 1],
    ['the start of a number', 'PO-2031-00', 2],
    ['a year of numbers', 'PO-2031', 2],
    ['two letters of the payer', 'qu', 2],
    ['a part of the payer, without accents', 'valery', 2],
    ['words of the payer and the wording', 'valery 0042', 1],
    ['a whole IBAN', 'FR76 3000 4000 4500 0123 4567 189', 2],
  ])('finds receipts by %s, and counts them', async (_what, q, total) => {
    const query = { tab: 'open', q };
    const all = await test.expectOk('listReceipts', { token: admin.token, query });
    expect(all.items).toHaveLength(total);
    const first = await test.expectOk('listReceipts', {
      token: admin.token,
      query: { ...query, page_size: '1' },
    });
    expect([first.items, first.total]).toEqual([all.items.slice(0, 1), total]);
  });

  it('of a name that very many have counts no further than it shows, and finds the newest', async () => {
    const named = (n: number, payerName: string) => ({
      id: test.deps.ids.uuid(),
      account: 'bank:FR7610107001011234567890129',
      externalId: `many-${n}`,
      source: 'typed' as const,
      day: isoDay(new Date(Date.UTC(2017, 0, n)).toISOString().slice(0, 10)),
      amount: '1',
      asset: 'EURO',
      payerName,
      recordedAt: test.clock.now(),
    });
    const rows = Array.from({ length: maxCounted }, (_, n) => named(n, 'Zéphyrin Aubry'));
    const newest = named(maxCounted + 1, 'Anne Zephyrin');
    await test.deps.db.insert(receipts).values([...rows, newest]);
    const find = (query: Record<string, string>) =>
      test.expectOk('listReceipts', {
        token: admin.token,
        query: { tab: 'open', q: 'zephyrin', page_size: '2', ...query },
      });
    const page = await find({});
    expect([page.total, page.is_total_exact]).toEqual([maxCounted, false]);
    expect(page.items.map(({ id }) => id)).toEqual([newest.id, rows.at(-1)?.id]);
    await test.deps.db.insert(receipts).values(named(maxCounted + 2, 'Zephyrin Aubry'));
    const more = await find({});
    expect([more.total, more.is_total_exact]).toEqual([maxCounted, false]);
    expect(more.items[1]?.id).toBe(newest.id);
    expect(await find({ from: '2017-01-02', to: '2017-01-03' })).toMatchObject({
      total: 2,
      is_total_exact: true,
    });
  });
});
