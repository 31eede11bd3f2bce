import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { fxRates } from '../../db/schema/market-data.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { viewAs } from '../../testing/view-as.ts';
import { givenReceipt } from '../receipts/receipts.fixture.ts';
import {
  importNav,
  publishMarket,
  seedStrategies,
  subscribe,
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

const chainOf = (id: string, currency = 'EUR') =>
  test.expectOk('getContractChain', { token: client.token, params: { id }, query: { currency } });

it('has the accepted documents, with the exact labels, before signing', async () => {
  const { signature_id: id } = await subscribe(test, client);
  const chain = await chainOf(id);
  expect(chain).toMatchObject({ documents: [], receipts: [], missing: null, orders: [], value: null });
  expect(chain.consents.map(({ document }) => document)).toEqual([
    'Avertissement sur les risques',
    'Conditions générales de vente (CGV)',
  ]);
  for (const { kind, version, sha256, step, accepted_at, ip_address } of chain.consents) {
    const text = await test.call('downloadLegalDocument', { query: { kind, version, format: 'txt' } });
    expect(createHash('sha256').update(text.raw).digest('hex')).toBe(sha256);
    expect({ step, accepted_at, ip_address }).toEqual({
      step: 'Confirmation et conformité',
      accepted_at: '2026-01-04T09:00:00.000Z',
      ip_address: '127.0.0.1',
    });
  }
});

it('[A46] shows an adviser who reads the space no account, no transaction and no document', async () => {
  const adviser = await signIn(test, 'commercial');
  const id = await subscribeAndSign(test, client, {
    contract_devise: 'USDC',
    contract_payment_method: 'crypto',
    contract_payment_origin: '0x8f926c40d98C975C2485F0a136f4cf39D31A59b6',
  });
  await test.deps.db
    .update(users)
    .set({ assignedSalesId: adviser.userId })
    .where(eq(users.id, client.userId));
  const { token } = await viewAs(test, adviser, client);
  const { contract, documents } = await test.expectOk('getContractChain', { token, params: { id } });
  const { signatures } = await test.expectOk('listContracts', { token });
  expect(documents).toEqual([]);
  for (const shown of [contract, signatures[0]]) {
    expect(shown).toMatchObject({ payment_origin: '•••• 59b6', contract_url: null, pep_url: null });
  }
  expect((await chainOf(id)).contract.contract_url).not.toBeNull();
});

it('has each signed document with the hash of the linked file', async () => {
  const chain = await chainOf(await subscribeAndSign(test, client));
  expect(chain.documents.map(({ nature }) => nature)).toEqual(['contract', 'pep']);
  for (const { url, sha256 } of chain.documents) {
    const { pathname, search } = new URL(url);
    const file = await test.app.inject({ url: `${pathname}${search}` });
    expect(file.statusCode).toBe(200);
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(sha256);
  }
});

it('has the received amount, the units bought at the NAV of the day, and the current value', async () => {
  const id = await subscribeAndSign(test, client);
  const body = { amount: '15000', value_date: '2026-01-02', reference: 'VIR-1' };
  await test.expectOk('validatePayment', { token: admin.token, params: { id }, body });
  const chain = await chainOf(id);
  expect(chain.receipts).toMatchObject([{ amount: '15000.00', currency: 'EURO', day: '2026-01-02' }]);
  expect(chain.orders).toMatchObject([
    {
      kind: 'subscription',
      order_day: '2026-01-02',
      expected_nav_day: null,
      currency: 'EURO',
      deal: {
        nav: '101',
        nav_date: '2026-01-02',
        nav_published_on: '2026-01-04',
        nav_currency: 'USD',
        quotes: [{ base: 'EUR', quote: 'USD', rate: '1.25', date: '2026-01-02' }],
        units: '184.530631188119',
        gross: '15000.00',
        fees: '89.92',
        net: '14910.08',
      },
      payout: null,
    },
  ]);
  expect(chain.value).toMatchObject({ currency: 'EUR', nav: '102', nav_date: '2026-01-04' });
  expect(Number(chain.value?.units)).toBeCloseTo(Number(chain.orders[0]?.deal?.units), 12);
  const { headlines } = await test.expectOk('getDashboard', { token: client.token });
  expect(chain.value?.amount).toBe(headlines['USDFY']?.current_amount);
});

it('lists what arrived on one day in the order in which it was recorded', async () => {
  const id = await subscribeAndSign(test, client);
  const later = await givenReceipt(test, admin, { amount: '6000' });
  test.clock.advance({ minutes: -5 });
  const earlier = await givenReceipt(test, admin, { amount: '8000' });
  test.clock.advance({ minutes: 5 });
  for (const receipt of [later, earlier]) {
    await test.expectOk('attachReceipt', {
      token: admin.token,
      params: { id: receipt },
      body: { contract_id: id },
    });
  }
  const { receipts } = await chainOf(id);
  expect(receipts.map(({ amount }) => amount)).toEqual(['8000.00', '6000.00']);
});

it('keeps its value until the NAV of its closing, and has none afterwards', async () => {
  const id = await subscribeAndSign(test, client);
  const body = { amount: '15000', value_date: '2026-01-02', reference: 'VIR-1' };
  await test.expectOk('validatePayment', { token: admin.token, params: { id }, body });
  await test.expectOk('closeContract', { token: client.token, params: { id } });
  const waiting = await chainOf(id);
  expect(waiting.value).not.toBeNull();
  expect(waiting.orders[1]).toMatchObject({
    kind: 'closing',
    expected_nav_day: '2026-01-05',
    deal: null,
    payout: null,
  });
  test.clock.advance({ days: 1 });
  const rate = { base: 'EUR', quote: 'USD', day: '2026-01-05', rate: '1.25' };
  await test.deps.db.insert(fxRates).values({ ...rate, source: 'test', publishedAt: test.clock.now() });
  await importNav(test, await signIn(test, 'admin_yield'), {
    day: '2026-01-05',
    strategy: 'USDFY',
    vl: '103',
  });
  test.clock.advance({ days: -1 });
  const chain = await chainOf(id);
  expect(chain.value).toBeNull();
  expect(chain.contract.withdrawals).toHaveLength(1);
  const { deal, payout } = chain.orders[1] ?? {};
  expect(deal).toMatchObject({ nav: '103', nav_date: '2026-01-05', nav_published_on: '2026-01-05' });
  expect(deal).toMatchObject({
    units: '184.530631188119',
    gross: '15205.32',
    fees: '30.41',
    net: '15174.91',
  });
  expect(payout).toMatchObject({ kind: 'closing', amount: '15174.91', asset: 'EURO', executed_on: null });
});
