import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { onSigningPage, openMarket, subscribe, wallet } from './contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  ({ test, client } = await openMarket());
  admin = await signIn(test, 'super_admin');
});
afterAll(() => test.close());

const as = (who: SignedIn, id: string) => ({ token: who.token, params: { id } });

/** What identifies a contract and gives its state, as the list shows it. */
async function identityOf(id: string) {
  const { signatures } = await test.expectOk('listContracts', { token: client.token });
  const found = signatures.find((contract) => contract.id === id);
  return {
    product: found?.product,
    strategy_id: found?.strategy_id,
    status: found?.status,
    created_at: found?.created_at,
    updated_at: found?.updated_at,
    signed_at: found?.signed_at,
    payment_recorded_at: found?.payment_recorded_at,
    closed_date: found?.closed_date,
  };
}

const minutesLater = (count: number) => {
  test.clock.advance({ minutes: count });
  return test.clock.now().toISOString();
};

it('a contract has its product, its status and each of its dates as they come', async () => {
  const createdAt = minutesLater(0);
  const { signature_id: id, iframe_url: page } = await subscribe(test, client);
  const pending = {
    product: 'USDFY',
    strategy_id: 'usdfy',
    status: 'pending',
    created_at: createdAt,
    updated_at: createdAt,
    signed_at: null,
    payment_recorded_at: null,
    closed_date: null,
  };
  expect(await identityOf(id)).toEqual(pending);
  const signedAt = minutesLater(5);
  await onSigningPage(test, page, 'sign');
  const signed = { ...pending, status: 'signed', updated_at: signedAt, signed_at: signedAt };
  expect(await identityOf(id)).toEqual(signed);
  const paidAt = minutesLater(5);
  const body = { amount: '15000', value_date: '2026-01-02', reference: `VIR-${id}`, reason: 'Accepté' };
  await test.expectOk('validatePayment', { ...as(admin, id), body });
  const paid = { ...signed, updated_at: paidAt, payment_recorded_at: '2026-01-02' };
  expect(await identityOf(id)).toEqual(paid);
  const closedAt = minutesLater(5);
  await test.expectOk('closeContract', as(client, id));
  expect(await identityOf(id)).toEqual({
    ...paid,
    status: 'closed',
    updated_at: closedAt,
    closed_date: closedAt.slice(0, 10),
  });
});

it('an event has its type, its instant, and what is known of the contract and of the payment', async () => {
  const investor = await signIn(test, 'client');
  const checker = await signIn(test, 'super_admin');
  const { signature_id: id, iframe_url: page } = await subscribe(test, investor, {
    contract_devise: 'USDC',
    contract_payment_method: 'crypto',
    contract_payment_origin: wallet,
  });
  const subscribedAt = test.clock.now().toISOString();
  await onSigningPage(test, page, 'sign');
  const provedAt = minutesLater(5);
  const proof = { executed_on: '2026-03-02', wallet_address: wallet, txid: '0x1', tx_urls: [] };
  await test.expectOk('submitPaymentProof', { ...as(investor, id), body: { payment_proof: proof } });
  const checkedAt = minutesLater(5);
  await test.expectOk('startPaymentCheck', as(checker, id));
  const refusedAt = minutesLater(5);
  await test.expectOk('refuseProof', {
    ...as(checker, id),
    body: { reason: 'unreadable', message: 'Le document est flou.' },
  });
  const { events } = await test.expectOk('getDashboard', { token: investor.token });
  const shown = events.map(({ id: eventId, ...event }) => {
    expect(eventId).toMatch(/^[\da-f-]{36}$/);
    return event;
  });
  const contract = { strategy_title: 'USDFY', amount: '15000', devise: 'USDC' };
  expect(shown).toEqual([
    {
      type: 'other',
      occurred_at: refusedAt,
      metadata: {
        topic: 'proof_refused',
        strategy_title: 'USDFY',
        note: expect.stringContaining('Le document est flou.'),
      },
    },
    { type: 'payment_status_checking', occurred_at: checkedAt, metadata: contract },
    {
      type: 'payment_proof_submitted',
      occurred_at: provedAt,
      metadata: { strategy_title: 'USDFY', payment_method: 'crypto', executed_on: '2026-03-02' },
    },
    { type: 'contract_signed', occurred_at: subscribedAt, metadata: contract },
    { type: 'contract_subscribed', occurred_at: subscribedAt, metadata: contract },
  ]);
});
