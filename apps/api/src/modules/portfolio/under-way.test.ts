import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, openMarket, wallet } from '../contracts/contracts.fixture.ts';
import { loadMarket, marketUntil } from '../market-data/load-market.ts';
import { readMarketVersion } from '../market-data/market.repository.ts';
import { givenReceipt, walletAccount } from '../receipts/receipts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;

beforeEach(async () => {
  ({ test, client } = await openMarket());
  admin = await signIn(test, 'super_admin');
});
afterEach(() => test.close());

const signed = (values: Parameters<typeof givenContract>[2] = {}) =>
  givenContract(test, client, { status: 'signed', createdAt: new Date('2026-01-02T09:00:00Z'), ...values });
const underWay = async () => (await test.expectOk('getDashboard', { token: client.token })).waiting;
const attach = (id: string, contractId: string) =>
  test.expectOk('attachReceipt', {
    token: admin.token,
    params: { id },
    body: { contract_id: contractId },
  });

it('is listed from the proof of its sending, in no figure', async () => {
  const id = await signed({ amount: '12500.50' });
  expect(await underWay()).toEqual([]);
  await test.expectOk('submitPaymentProof', {
    token: client.token,
    params: { id },
    body: { payment_proof: { executed_on: '2026-02-27', reference: 'VIR-1' } },
  });
  expect(await underWay()).toEqual([
    {
      contract_id: id,
      product: 'USDFY',
      state: 'to_check',
      payment_method: 'rib',
      order_date: null,
      amount: '12500.50',
      missing: null,
      currency: 'EUR',
    },
  ]);
  const { headline } = await test.expectOk('getDashboard', { token: client.token });
  expect(headline).toMatchObject({ current_amount: '0.00', total_in: '0.00' });
});

it('says what is missing of a payment in coins that is short by 0.8 %, until the rest comes', async () => {
  const id = await signed({
    paymentMethod: 'crypto',
    currency: 'EURC',
    paymentOrigin: wallet,
    amount: '10000',
  });
  const coins = { account: walletAccount, currency: 'EURC', payer_account: wallet } as const;
  await attach(await givenReceipt(test, admin, { ...coins, amount: '9920' }), id);
  expect(await underWay()).toMatchObject([
    { contract_id: id, state: 'short', payment_method: 'crypto', amount: '9920.00', missing: '80.00' },
  ]);
  const chain = () => test.expectOk('getContractChain', { token: client.token, params: { id } });
  expect(await chain()).toMatchObject({ receipts: [{ amount: '9920.00' }], missing: '80.00', orders: [] });
  await attach(await givenReceipt(test, admin, { ...coins, amount: '80' }), id);
  expect(await underWay()).toEqual([]);
  expect(await chain()).toMatchObject({
    receipts: [{ amount: '9920.00' }, { amount: '80.00' }],
    missing: null,
    orders: [{ kind: 'subscription', deal: { gross: '10000.00', nav: '101' } }],
  });
});

it('counts neither a contract that ended, nor a proof that was refused', async () => {
  const proved = { paymentStatus: 'proved' } as const;
  await signed({ ...proved, status: 'closed', closedDate: '2026-01-03' });
  await signed({ ...proved, status: 'canceled' });
  await signed({ paymentStatus: 'waiting' });
  expect(await underWay()).toEqual([]);
});

it('prepares the market of a day to come once, not at each dashboard', async () => {
  const { db } = test.deps;
  const load = async () => loadMarket(db, await readMarketVersion(db));
  const later = marketUntil(await load(), '2026-03-02');
  expect(later.until).toBe('2026-03-02');
  expect(marketUntil(await load(), '2026-03-02')).toBe(later);
  for (const day of ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'] as const) {
    expect(marketUntil(await load(), day).until).toBe(day);
  }
  expect(marketUntil(await load(), '2026-03-02')).not.toBe(later);
  expect((await load()).market?.until).toBe('2026-01-04');
});

it('reads the market inside a transaction too, one query after the other', async () => {
  const { market } = await test.deps.db.transaction(async (tx) =>
    loadMarket(tx, await readMarketVersion(tx)),
  );
  expect(market?.strategies.size).toBeGreaterThan(0);
});
