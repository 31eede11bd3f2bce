import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { viewAs } from '../../testing/view-as.ts';
import {
  bitcoinWallet,
  depositAddress,
  givenContract,
  openMarket,
  wallet,
} from '../contracts/contracts.fixture.ts';
import { givenDraft, givenPrepared } from './assisted.fixture.ts';

const otherWallet = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;
let adviser: SignedIn;
beforeAll(async () => {
  ({ test, client } = await openMarket());
  admin = await signIn(test, 'admin_yield');
  adviser = await signIn(test, 'commercial');
});
afterAll(() => test.close());

it('offers the wallets of signed contracts, on the network of the draft, to administrators alone', async () => {
  const own = await signIn(test, 'client', { assignedSalesId: adviser.userId });
  const crypto = { currency: 'USDC', paymentMethod: 'crypto', paymentOrigin: wallet } as const;
  const signedAt = test.clock.now();
  const earlier = new Date(signedAt.getTime() - 86_400_000);
  await givenContract(test, own, {
    ...crypto,
    status: 'signed',
    signedAt: earlier,
    poNumber: 'PO-2026-9001',
  });
  await givenContract(test, own, { ...crypto, status: 'closed', signedAt, poNumber: 'PO-2026-9002' });
  await givenContract(test, own, {
    ...crypto,
    status: 'signed',
    signedAt,
    currency: 'BTC',
    paymentOrigin: bitcoinWallet,
  });
  // Never signed, of another client, and since then one of ours.
  await givenContract(test, own, { ...crypto, paymentOrigin: otherWallet, status: 'canceled' });
  await givenContract(test, client, { ...crypto, paymentOrigin: otherWallet, status: 'signed', signedAt });
  await givenContract(test, own, { ...crypto, paymentOrigin: depositAddress, status: 'signed', signedAt });
  const id = await givenDraft(test, own.userId);
  const origins = () => test.expectOk('listKnownOrigins', { token: admin.token, params: { id } });
  expect(await origins()).toEqual({ items: [] });
  const usdc = {
    version: 1,
    step: 'product',
    strategy_id: 'usdfy',
    contract_amount: '20000',
    contract_devise: 'USDC',
    contract_payment_method: 'crypto',
  } as const;
  await test.expectOk('saveAssistedSubscription', { token: admin.token, params: { id }, body: usdc });
  expect(await origins()).toEqual({
    items: [{ address: wallet, po_number: 'PO-2026-9002', used_on: signedAt.toISOString() }],
  });
  const refused = await test.call('listKnownOrigins', { token: adviser.token, params: { id } });
  expect(refused.status).toBe(403);
});

it('[A46] is read in a view of the client’s space, with the end of a wallet for an adviser', async () => {
  const own = await signIn(test, 'client', { assignedSalesId: adviser.userId });
  const id = await givenPrepared(test, own.userId, { currency: 'USDC', paymentOrigin: wallet });
  const shown = async (viewer: SignedIn) => {
    const { token } = await viewAs(test, viewer, own);
    const { items } = await test.expectOk('listPreparedSubscriptions', { token });
    const one = await test.expectOk('getPreparedSubscription', { token, params: { id } });
    expect(items).toEqual([one]);
    for (const operation of ['openPreparedSubscription', 'declinePreparedSubscription'] as const)
      expect((await test.call(operation, { token, params: { id }, body: {} })).status).toBe(403);
    return one.terms.payment_origin;
  };
  expect(await shown(admin)).toBe(wallet);
  expect(await shown(adviser)).toBe('•••• 9EE7');
  const draft = await test.expectOk('getAssistedSubscription', { token: admin.token, params: { id } });
  expect(draft).toMatchObject({ state: 'sent', opened_at: null });
});
