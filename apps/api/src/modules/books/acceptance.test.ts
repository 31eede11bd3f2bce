// The statements of the acceptance list on money, with their figures; the number of each statement is the mark of its test.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unitMovements } from '../../db/schema/books.ts';
import { payouts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { fxRates, navs } from '../../db/schema/market-data.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { bookRules } from '../audit/book-rules.ts';
import { brokenRules } from '../audit/examine.ts';
import {
  givenContract,
  importNav,
  publishMarket,
  seedStrategies,
  stateOf,
} from '../contracts/contracts.fixture.ts';
import { givenReceipt } from '../receipts/receipts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;

async function open(hasTwoPersonControl: boolean) {
  test = await createTestApp({ hasTwoPersonControl });
  test.clock.set('2026-01-04T09:00:00.000Z');
  await seedStrategies(test);
  await publishMarket(test);
  client = await signIn(test, 'client');
  admin = await signIn(test, 'super_admin');
  // Who could approve.
  await signIn(test, 'super_admin');
}
afterEach(() => test.close());

const as = (who: SignedIn, id: string) => ({ token: who.token, params: { id } });
const createdAt = new Date('2026-01-02T09:00:00Z');
const signed = (values: Parameters<typeof givenContract>[2] = {}) =>
  givenContract(test, client, { status: 'signed', createdAt, ...values });
const bitcoin = { strategyId: 'btcfy', currency: 'WBTC', amount: '0.25', paymentMethod: 'crypto' } as const;
const bodyOf = (id: string, change: object = {}) => ({
  amount: '15000',
  value_date: '2026-01-02',
  reference: `VIR-${id}`,
  reason: 'Relevé vérifié avec la banque',
  ...change,
});
const validate = (id: string, change: object = {}) =>
  test.call('validatePayment', { ...as(admin, id), body: bodyOf(id, change) });
const dashboard = () => test.expectOk('getDashboard', { token: client.token });
const unitsHeld = async () => (await dashboard()).headlines['USDFY']?.units;
const payoutsOf = (id: string) => test.deps.db.select().from(payouts).where(eq(payouts.contractId, id));

async function publishBtcfy() {
  const published = { source: 'test', publishedAt: test.clock.now() };
  await test.deps.db.insert(navs).values({ strategyId: 'btcfy', day: '2026-01-02', vl: '100', ...published });
}

describe('a payment out of the ordinary', () => {
  beforeEach(() => open(true));

  it('[A28] of 25 WBTC for 0,25 is held, and its client sees no value', async () => {
    await publishBtcfy();
    const id = await signed(bitcoin);
    const { status, body } = await validate(id, { amount: '25' });
    expect([status, Object(body).pending_change?.kind]).toEqual([200, 'payment.validate']);
    expect(await stateOf(test, id)).toEqual(['signed', 'waiting']);
    expect((await dashboard()).portfolio.total_current_converted).toBe('0.00');
  });

  it('[A29] with the value date 1990-01-01 needs a reason and a second person', async () => {
    const id = await signed();
    expect((await validate(id, { value_date: '1990-01-01', reason: '' })).status).toBe(422);
    const { body } = await validate(id, { value_date: '1990-01-01' });
    expect(Object(body).pending_change?.kind).toBe('payment.validate');
    expect(await stateOf(test, id)).toEqual(['signed', 'waiting']);
  });
});

describe('money received, booked and owed', () => {
  beforeEach(() => open(false));

  it('[A30] one reference pays one contract; a second one is refused with its number', async () => {
    const [first, second] = [await signed(), await signed()];
    expect((await validate(first, { reference: 'VIR-UNIQUE' })).status).toBe(200);
    const { status, body } = await validate(second, { reference: 'VIR-UNIQUE' });
    const [row] = await test.deps.db.select().from(contracts).where(eq(contracts.id, first));
    expect([status, Object(body).errors?.reference]).toEqual([
      422,
      [expect.stringContaining(`Déjà utilisée par ${row?.poNumber}`)],
    ]);
    expect(await stateOf(test, second)).toEqual(['signed', 'waiting']);
  });

  it('[A31] 25 rectified to 0,25 WBTC: three movements, the units of 0,25, the register whole', async () => {
    await publishBtcfy();
    const id = await signed({ ...bitcoin, amount: '25' });
    await validate(id, { amount: '25' });
    const body = { amount: '0.25', value_date: '2026-01-02', reason: 'saisie erronée' };
    expect((await test.call('rectifyPayment', { ...as(admin, id), body })).status).toBe(200);
    const moved = await test.deps.db
      .select({ nature: unitMovements.nature, units: unitMovements.units })
      .from(unitMovements)
      .where(eq(unitMovements.contractId, id))
      .orderBy(unitMovements.number);
    expect(moved.map(({ nature, units }) => [nature, Number(units)])).toEqual([
      ['subscription', 0.249_75],
      ['rectification', -0.249_75],
      ['rectification', 0.002_497_5],
    ]);
    expect(await brokenRules(test.deps.db, bookRules)).toEqual([]);
  });

  it('[A32] 6 000 + 4 000 for 10 000: checked after the first, paid on the day of the second', async () => {
    const id = await signed({ amount: '10000' });
    const receive = async (amount: string, day: string) => {
      const receipt = await givenReceipt(test, admin, { amount, day });
      await test.expectOk('attachReceipt', { ...as(admin, receipt), body: { contract_id: id } });
    };
    await receive('6000', '2026-01-02');
    expect(await stateOf(test, id)).toEqual(['signed', 'checking']);
    expect((await dashboard()).waiting).toMatchObject([
      { state: 'short', amount: '6000.00', missing: '4000.00' },
    ]);
    await receive('4000', '2026-01-03');
    expect(await stateOf(test, id)).toEqual(['signed', 'paid']);
    const { orders } = await test.expectOk('getContractChain', as(client, id));
    expect(orders).toMatchObject([
      { order_day: '2026-01-03', deal: { nav: '100.495', gross: '10000.00', nav_date: '2026-01-03' } },
    ]);
  });

  it('[A33] a transfer for a canceled contract pays its sender back, and not the contract', async () => {
    const id = await signed({ status: 'canceled', paymentStatus: 'canceled' });
    const receipt = await givenReceipt(test, admin, { amount: '10000' });
    const attached = await test.call('attachReceipt', { ...as(admin, receipt), body: { contract_id: id } });
    expect([attached.status, Object(attached.body).code]).toEqual([409, 'receipts.contract_ended']);
    await test.expectOk('leaveUnmatched', { ...as(admin, receipt), body: { reason: 'Contrat annulé' } });
    const owed = await test.deps.db.select().from(payouts).where(eq(payouts.receiptId, receipt));
    expect(owed).toMatchObject([{ kind: 'unmatched', amount: '10000', state: 'to_prepare' }]);
    expect(await stateOf(test, id)).toEqual(['canceled', 'canceled']);
  });

  it('[A34] a closing worth 21 562,94 € owes 21 519,81 €, and blocks the deletion of the account', async () => {
    const id = await signed();
    await validate(id);
    await test.expectOk('closeContract', as(client, id));
    const blockers = async () =>
      (await test.expectOk('getAccountDeletion', { token: client.token })).blockers;
    expect(await payoutsOf(id)).toEqual([]);
    expect(await blockers()).not.toEqual([]);
    const rate = { base: 'EUR', quote: 'USD', day: '2026-01-05', rate: '1.25' };
    test.clock.advance({ days: 1 });
    await test.deps.db.insert(fxRates).values({ ...rate, source: 'test', publishedAt: test.clock.now() });
    const tomorrow = await signIn(test, 'super_admin');
    await importNav(test, tomorrow, { day: '2026-01-05', strategy: 'USDFY', vl: '146.06612911' });
    test.clock.advance({ days: -1 });
    expect(await payoutsOf(id)).toMatchObject([
      { kind: 'closing', amount: '21519.81', state: 'to_prepare', dueBy: '2026-01-12' },
    ]);
    const { orders } = await test.expectOk('getContractChain', as(client, id));
    expect(orders[1]?.deal).toMatchObject({ gross: '21562.94', fees: '43.13', net: '21519.81' });
    expect(await blockers()).not.toEqual([]);
  });

  it('[A16] a VL corrected from 101 to 101,5 keeps units, and lists the difference', async () => {
    const rate = { base: 'USD', quote: 'EUR', day: '2026-01-02', rate: '0.90' };
    await test.deps.db.delete(fxRates);
    await test.deps.db.insert(fxRates).values({ ...rate, source: 'test', publishedAt: test.clock.now() });
    const id = await signed({ amount: '10000' });
    await validate(id, { amount: '10000' });
    const before = await unitsHeld();
    await importNav(test, admin, { day: '2026-01-02', strategy: 'USDFY', vl: '101.5' });
    expect(await unitsHeld()).toBe(before);
    const { items } = await test.expectOk('listCorrections', { token: admin.token });
    expect(items).toMatchObject([{ id: 'usdfy_2026-01-02', executed: ['101'], value: '101.5', open: 1 }]);
    const correction = await test.expectOk('getCorrection', as(admin, items[0]?.id ?? ''));
    const [deal] = correction.deals;
    expect(deal).toMatchObject({ contract: { id }, remedies: ['units', 'settle'], state: 'open' });
    const gap = Number(deal?.units) - Number(deal?.units_due);
    expect([before?.slice(0, 10), gap.toFixed(6)]).toEqual(['109.351485', '0.538677']);
    // Offered, and not made by itself.
    expect(await test.expectOk('getCorrection', as(admin, items[0]?.id ?? ''))).toEqual(correction);
    expect(await unitsHeld()).toBe(before);
  });
});
