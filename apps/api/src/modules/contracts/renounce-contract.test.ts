import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orders, unitMovements } from '../../db/schema/books.ts';
import { mailOutbox, parameters } from '../../db/schema/platform.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import {
  importNav,
  publishMarket,
  racedStatuses,
  seedStrategies,
  stateOf,
  subscribeAndSign,
} from './contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;

beforeEach(async () => {
  test = await createTestApp();
  test.clock.set('2026-01-04T09:00:00.000Z');
  await seedStrategies(test);
  await publishMarket(test);
  client = await signIn(test, 'client');
  admin = await signIn(test, 'admin_yield');
});
afterEach(() => test.close());

const receipt = { amount: '15000', value_date: '2026-01-03', reference: 'VIR-1' };

const renounce = (id: string, who = client) =>
  test.call('renounceContract', { token: who.token, params: { id } });

async function find(id: string, who = client) {
  const { signatures } = await test.expectOk('listContracts', { token: who.token });
  return signatures.find((contract) => contract.id === id);
}

function pay(id: string) {
  return test.expectOk('validatePayment', { token: admin.token, params: { id }, body: receipt });
}

async function setPeriod(days: string) {
  await test.deps.db.update(parameters).set({ value: days }).where(eq(parameters.key, 'RENUNCIATION_DAYS'));
}

/** Two weeks later the session is over. */
async function comeBackAt(instant: string) {
  test.clock.set(instant);
  const body = { user: { email: client.email, password: testPassword } };
  const { token } = await test.expectOk('login', { body });
  client = { ...client, token: token ?? '' };
}

async function subjectsTo(who: SignedIn) {
  const rows = await test.deps.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, who.email))
    .orderBy(mailOutbox.createdAt, mailOutbox.id);
  return rows.map(({ subject }) => subject);
}

describe('the period', () => {
  it('[A35] lasts fourteen days after the day of signing, to the last minute in Paris', async () => {
    const id = await subscribeAndSign(test, client);
    expect(await find(id)).toMatchObject({ status: 'signed', renounce_until: '2026-01-18' });
    await comeBackAt('2026-01-18T22:59:00.000Z');
    expect((await find(id))?.renounce_until).toBe('2026-01-18');
    await comeBackAt('2026-01-18T23:01:00.000Z');
    expect((await find(id))?.renounce_until).toBeNull();
    const response = await renounce(id);
    expect([response.status, Object(response.body).code]).toEqual([409, 'contracts.not_renounceable']);
    expect(await stateOf(test, id)).toEqual(['signed', 'waiting']);
  });

  it('begins with the day of signing in Paris, where it may be tomorrow', async () => {
    test.clock.set('2026-01-04T23:30:00.000Z');
    const late = await signIn(test, 'client');
    const id = await subscribeAndSign(test, late);
    expect((await find(id, late))?.renounce_until).toBe('2026-01-19');
  });

  it('is the parameter’s on the day of signing, whatever it becomes', async () => {
    await setPeriod('30');
    const id = await subscribeAndSign(test, client);
    await setPeriod('0');
    expect((await find(id))?.renounce_until).toBe('2026-02-03');
    expect((await find(await subscribeAndSign(test, client)))?.renounce_until).toBeNull();
  });

  it('is a consumer’s: a company has none', async () => {
    const company = await signIn(test, 'client', { isCompany: true, companyName: 'Belleval' });
    const id = await subscribeAndSign(test, company);
    expect((await find(id, company))?.renounce_until).toBeNull();
    expect((await renounce(id, company)).status).toBe(409);
  });
});

it('dates a renunciation and its refund by the day in Paris', async () => {
  test.clock.set('2026-01-04T23:30:00.000Z');
  const [late, staff] = [await signIn(test, 'client'), await signIn(test, 'admin_yield')];
  const params = { id: await subscribeAndSign(test, late) };
  await test.expectOk('validatePayment', { token: staff.token, params, body: receipt });
  expect((await renounce(params.id, late)).status).toBe(200);
  expect((await find(params.id, late))?.closed_date).toBe('2026-01-05');
  expect((await find(params.id, late))?.payouts).toMatchObject([
    { kind: 'renunciation', state: 'to_prepare', due_by: '2026-02-04' },
  ]);
});

describe('renouncing', () => {
  it('closes an unpaid contract, which can’t be paid any more, and acknowledges it with date and hour', async () => {
    const id = await subscribeAndSign(test, client);
    expect((await renounce(id)).status).toBe(200);
    expect(await find(id)).toMatchObject({
      status: 'closed',
      payment_status: 'canceled',
      closed_date: '2026-01-04',
      renounced_at: '2026-01-04T09:00:00.000Z',
      renounce_until: null,
      payouts: [],
    });
    const late = await test.call('validatePayment', { token: admin.token, params: { id }, body: receipt });
    expect(late.status).toBe(409);
    expect(await subjectsTo(client)).toContain('Votre renonciation au contrat USDFY est enregistrée');
    const events = await test.deps.db
      .select()
      .from(timelineEvents)
      .where(eq(timelineEvents.type, 'contract_closed'));
    expect(events.map(({ metadata }) => metadata.note)).toEqual([
      'Renonciation au contrat, dans le délai légal',
    ]);
  });

  it('refunds the full payment, and is excluded from every figure of the portfolio', async () => {
    const id = await subscribeAndSign(test, client);
    await pay(id);
    const before = await test.expectOk('getDashboard', { token: client.token });
    expect(before.portfolio.total_paid_eur).toBe('15000.00');
    expect((await renounce(id)).status).toBe(200);
    expect(await find(id)).toMatchObject({
      payment_status: 'paid',
      gross_invested_amount: null,
      total_amount: null,
      withdrawals: [],
      payouts: [
        { kind: 'renunciation', amount: '15000.00', asset: 'EURO', is_received: true, executed_on: null },
      ],
    });
    const after = await test.expectOk('getDashboard', { token: client.token });
    expect(after.portfolio).toMatchObject({ total_paid_eur: '0.00', allocations: [] });
    expect(after.valuation_history.aggregated.points).toEqual([]);
    expect((await test.expectOk('explainFigures', { token: client.token })).strategies).toEqual([]);
  });

  it('excludes a payment awaiting its first NAV from the next publication', async () => {
    const id = await subscribeAndSign(test, client, {
      strategy_id: 'btcfy',
      contract_devise: 'BTC',
      contract_amount: '1',
      contract_payment_method: 'crypto',
      contract_payment_origin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    });
    const body = { ...receipt, amount: '1' };
    await test.expectOk('validatePayment', { token: admin.token, params: { id }, body });
    await renounce(id);
    await importNav(test, admin, { day: '2026-01-04', strategy: 'BTCFY', vl: '100' });
    expect(await test.deps.db.$count(unitMovements, eq(unitMovements.contractId, id))).toBe(0);
    const [order] = await test.deps.db.select().from(orders).where(eq(orders.contractId, id));
    expect(order?.state).toBe('canceled');
  });

  it.each([
    ['proved', []],
    ['checking', ['startPaymentCheck']],
  ] as const)('lists a refund to expect when the payment is %s', async (paymentStatus, checks) => {
    const id = await subscribeAndSign(test, client);
    const proof = { payment_proof: { executed_on: '2026-01-04', reference: 'VIR-1' } };
    await test.expectOk('submitPaymentProof', { token: client.token, params: { id }, body: proof });
    for (const check of checks) await test.expectOk(check, { token: admin.token, params: { id } });
    expect(await stateOf(test, id)).toEqual(['signed', paymentStatus]);
    await renounce(id);
    expect((await find(id))?.payouts).toMatchObject([
      { amount: '15000.00', is_received: false, due_by: null },
    ]);
    const { items } = await test.expectOk('listPayouts', { token: admin.token, query: { state: 'open' } });
    expect(items.map((row) => row.contract_id)).toContain(id);
  });

  it('happens once, whatever races with it', async () => {
    const id = await subscribeAndSign(test, client);
    await pay(id);
    const close = { token: client.token, params: { id } };
    const responses = await Promise.all([
      renounce(id),
      renounce(id),
      test.call('closeContract', close),
      test.call('closeContract', close),
    ]);
    expect(racedStatuses(responses.slice(0, 2))).toEqual([200, 409]);
    // A closing that was faster is undone.
    expect(racedStatuses(responses.slice(2))).toContain(409);
    const owed = (await find(id))?.payouts.filter(({ state }) => state !== 'replaced');
    expect(owed).toMatchObject([{ kind: 'renunciation', amount: '15000.00' }]);
  });

  it('is the owner’s alone', async () => {
    const id = await subscribeAndSign(test, client);
    expect((await renounce(id, await signIn(test, 'client'))).status).toBe(404);
    expect((await renounce(id, admin)).status).toBe(403);
    expect(await stateOf(test, id)).toEqual(['signed', 'waiting']);
  });
});
