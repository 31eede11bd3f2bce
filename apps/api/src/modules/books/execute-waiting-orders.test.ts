import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { payments, withdrawals } from '../../db/schema/dealt-money.ts';
import { fxRates, navs } from '../../db/schema/market-data.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, importNav, publishMarket, seedStrategies } from '../contracts/contracts.fixture.ts';
import { executeWaitingOrders } from './execute-waiting-orders.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;

beforeEach(async () => {
  test = await createTestApp();
  test.clock.set('2026-01-08T09:00:00.000Z');
  await seedStrategies(test);
  await publishMarket(test);
  client = await signIn(test, 'client');
  admin = await signIn(test, 'admin_yield');
});
afterEach(() => test.close());

/** A signed contract whose payment of 10 000 EUR was received on `day`. */
async function pay(day: string): Promise<string> {
  const id = await givenContract(test, client, { status: 'signed' });
  const body = { amount: '10000', value_date: day, reference: `VIR-${id}`, reason: 'Accepté' };
  await test.expectOk('validatePayment', { token: admin.token, params: { id }, body });
  return id;
}

async function bookedFor(contractId: string) {
  const [row] = await test.deps.db.select().from(payments).where(eq(payments.contractId, contractId));
  return row && { units: row.units, nav: row.nav, navDate: row.navDate };
}

async function quote(day: string, rate: string): Promise<void> {
  const published = { source: 'test', publishedAt: test.clock.now() };
  await test.deps.db.insert(fxRates).values({ base: 'EUR', quote: 'USD', day, rate, ...published });
}

it('waits for the NAV of the value date or after, and is never executed at an earlier one', async () => {
  const id = await pay('2026-01-05');
  expect(await bookedFor(id)).toEqual({ units: null, nav: null, navDate: null });
  const { waiting, portfolio } = await test.expectOk('getDashboard', { token: client.token });
  expect(waiting).toEqual([
    {
      contract_id: id,
      product: 'USDFY',
      state: 'to_execute',
      order_date: '2026-01-05',
      amount: '10000.00',
      missing: null,
      currency: 'EUR',
      payment_method: 'rib',
    },
  ]);
  expect(portfolio).toMatchObject({ total_paid_eur: '0.00', total_current_converted: '0.00' });
  await quote('2026-01-06', '1.25');
  await importNav(test, admin, { day: '2026-01-06', strategy: 'USDFY', vl: '100' });
  expect(await bookedFor(id)).toMatchObject({ units: '124.250625', nav: '100', navDate: '2026-01-06' });
});

it('also waits for the quote of a day on which one is due; whichever comes last executes it', async () => {
  const id = await pay('2026-01-05');
  await importNav(test, admin, { day: '2026-01-05', strategy: 'USDFY', vl: '100' });
  expect(await bookedFor(id)).toMatchObject({ units: null });
  await quote('2026-01-05', '1.25');
  await test.deps.db.transaction((tx) => executeWaitingOrders({ ...test.deps, db: tx }));
  expect(await bookedFor(id)).toMatchObject({ nav: '100', navDate: '2026-01-05' });
});

it('executes a late payment at once, at the NAV of its own day', async () => {
  expect(await bookedFor(await pay('2026-01-02'))).toMatchObject({ nav: '101', navDate: '2026-01-02' });
});

it('D2: leaves what was booked as it was when a NAV is corrected, and names the gap', async () => {
  const id = await pay('2026-01-02');
  const before = await bookedFor(id);
  await importNav(test, admin, { day: '2026-01-02', strategy: 'USDFY', vl: '98' });
  expect(await bookedFor(id)).toEqual(before);
  const { strategies } = await test.expectOk('explainFigures', { token: client.token });
  // 123.020420792079 units × (98 − 101) USD / 1.25.
  expect(Number(strategies[0]?.execution_effect)).toBeCloseTo(-295.249, 3);
});

it('D2: keeps a closing and its amount when the NAV it was executed at is corrected', async () => {
  const id = await pay('2026-01-02');
  await test.expectOk('closeContract', { token: client.token, params: { id } });
  await quote('2026-01-08', '1.25');
  await importNav(test, admin, { day: '2026-01-08', strategy: 'USDFY', vl: '103' });
  const closings = () => test.deps.db.select().from(withdrawals).where(isNotNull(withdrawals.units));
  const before = await closings();
  expect(before).toMatchObject([{ contractId: id, amount: '10136.88', exitFee: '20.27', nav: '103' }]);
  await importNav(test, admin, { day: '2026-01-08', strategy: 'USDFY', vl: '90' });
  expect(await closings()).toEqual(before);
  const { portfolio, headline } = await test.expectOk('getDashboard', { token: client.token });
  expect([portfolio.total_current_converted, headline.total_out]).toEqual(['0.00', '10116.61']);
});

it('executes all the orders that a publication completes, or none', async () => {
  const ids = [await pay('2026-01-05'), await pay('2026-01-05')];
  await quote('2026-01-05', '1.25');
  const { db } = test.deps;
  const published = { source: 'test', publishedAt: test.clock.now() };
  const publish = (isKilled: boolean) =>
    db.transaction(async (tx) => {
      await tx.insert(navs).values({ strategyId: 'usdfy', day: '2026-01-05', vl: '100', ...published });
      expect((await executeWaitingOrders({ ...test.deps, db: tx })).payments).toHaveLength(2);
      if (isKilled) throw new Error('killed');
    });
  await expect(publish(true)).rejects.toThrow('killed');
  for (const id of ids) expect(await bookedFor(id)).toMatchObject({ units: null });
  await publish(false);
  for (const id of ids) expect(await bookedFor(id)).toMatchObject({ navDate: '2026-01-05' });
});

it.each([
  ['the amount', sql`update orders set amount = amount + 1`],
  ['the owner', sql`update orders set user_id = placed_by`],
  ['the day', sql`update orders set order_day = order_day - 1`],
  ['an absent column', sql`update orders set exit_fee_percent = 0.2`],
  ['the state with another column', sql`update orders set state = 'reversed', asset = 'USDC'`],
])('the database refuses a change of %s of an order', async (_what, statement) => {
  await pay('2026-01-02');
  await expect(test.deps.db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
});
