import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../db/schema/books.ts';
import { payouts, receipts } from '../../db/schema/cash.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, publishMarket, seedStrategies } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let client: SignedIn;
let proved: string;
let checked: string;
let paid: string;

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  await publishMarket(test);
  admin = await signIn(test, 'admin_yield');
  client = await signIn(test, 'client');
  const given = (paymentStatus: 'waiting' | 'proved' | 'checking' | 'paid', day: number) =>
    givenContract(test, client, {
      status: 'signed',
      paymentStatus,
      createdAt: new Date(Date.UTC(2026, 0, day)),
    });
  await given('waiting', 1);
  proved = await given('proved', 2);
  checked = await given('checking', 3);
  paid = await given('paid', 4);
});
afterAll(() => test.close());

async function list(queue: 'to_do' | 'withdrawals' | 'amount_gaps', query: { strategy?: string } = {}) {
  const page = await test.expectOk('listAdminContracts', { token: admin.token, query: { ...query, queue } });
  expect(page.total).toBe(page.items.length);
  return page.items.map(({ id }) => id);
}

const counts = async () => {
  const { withdrawals, amount_gaps } = await test.expectOk('countAdminContracts', { token: admin.token });
  return { withdrawals, amount_gaps };
};

it('has the payments to examine as one queue, counted by the counters', async () => {
  expect(await list('to_do')).toEqual([checked, proved]);
  expect(await list('to_do', { strategy: 'BTCFY' })).toEqual([]);
  const sum = await test.expectOk('sumAdminContracts', { token: admin.token, query: { queue: 'to_do' } });
  expect(sum.total_eur).toBe('30000.00');
});

it('has the withdrawals that wait for their NAV or are still owed, each contract once', async () => {
  expect(await list('withdrawals')).toEqual([]);
  const row = { userId: client.userId, contractId: paid };
  const orderId = test.deps.ids.uuid();
  await test.deps.db.insert(orders).values({
    id: orderId,
    ...row,
    kind: 'withdrawal',
    asset: 'EURO',
    request: 'amount',
    amount: '100',
    requestCurrency: 'EUR',
    orderDay: '2026-01-05',
    exitFeePercent: '0.2',
    placedAt: test.clock.now(),
    placedBy: client.userId,
  });
  await test.deps.db.insert(payouts).values({
    id: test.deps.ids.uuid(),
    ...row,
    kind: 'withdrawal',
    state: 'to_execute',
    amount: '100',
    asset: 'EURO',
    requestedAt: test.clock.now(),
    dueBy: '2026-01-12',
  });
  expect(await list('withdrawals')).toEqual([paid]);
  expect(await counts()).toEqual({ withdrawals: 1, amount_gaps: 0 });
  await test.deps.db.update(orders).set({ state: 'canceled' }).where(eq(orders.id, orderId));
  expect(await list('withdrawals')).toEqual([paid]);
  await test.deps.db
    .update(payouts)
    .set({ state: 'replaced', reason: 'Test' })
    .where(eq(payouts.contractId, paid));
  expect(await list('withdrawals')).toEqual([]);
});

it('has the payments being examined for another amount than was signed', async () => {
  const receive = (externalId: string, amount: string) =>
    test.deps.db.insert(receipts).values({
      id: test.deps.ids.uuid(),
      account: 'bank:FR7610107001011234567890129',
      externalId,
      source: 'typed',
      state: 'attached',
      day: '2026-01-05',
      amount,
      asset: 'EURO',
      contractId: checked,
      userId: client.userId,
      recordedAt: test.clock.now(),
    });
  expect(await list('amount_gaps')).toEqual([]);
  await receive('E2E-1', '14000');
  expect(await list('amount_gaps')).toEqual([checked]);
  expect(await counts()).toEqual({ withdrawals: 0, amount_gaps: 1 });
  await receive('E2E-2', '1000');
  expect(await list('amount_gaps')).toEqual([]);
});
