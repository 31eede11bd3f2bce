import { decimal } from '@repo/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { receipts } from '../../db/schema/cash.ts';
import { contracts, paymentProofs } from '../../db/schema/contracts.ts';
import { type ChainReading, ChainUnavailable, type TransferQuery } from '../../ports/chain/chain-port.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { depositAddress, givenContract, seedStrategies, wallet } from '../contracts/contracts.fixture.ts';
import { readDueProofs } from './read-due-proofs.ts';
import { foundTransfer, newHash } from './receipts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;
/** What the chain shows. */
let chain: ChainReading | Error;
let queries: TransferQuery[] = [];

beforeAll(async () => {
  test = await createTestApp();
  test.clock.set('2026-01-05T13:02:00.000Z');
  await seedStrategies(test);
  test.deps.chain.readTransfer = (query) => {
    queries.push(query);
    return chain instanceof Error ? Promise.reject(chain) : Promise.resolve(chain);
  };
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.db
    .update(contracts)
    .set({ status: 'canceled', paymentStatus: 'canceled', paymentRecordedAt: null });
  test.clock.set('2026-01-05T13:02:00.000Z');
  client = await signIn(test, 'client');
  admin = await signIn(test, 'admin_yield');
  queries = [];
});

const found = (change: Parameters<typeof foundTransfer>[0] = {}) =>
  foundTransfer({ confirmations: 3, blockTime: new Date('2026-01-05T12:58:00.000Z'), ...change });
const signed = () =>
  givenContract(test, client, {
    status: 'signed',
    signedAt: new Date('2026-01-02T09:00:00Z'),
    paymentMethod: 'crypto',
    currency: 'EURC',
    amount: '10000',
    paymentOrigin: wallet,
  });
const prove = (id: string, txid: string) =>
  test.call('submitPaymentProof', {
    token: client.token,
    params: { id },
    body: { payment_proof: { executed_on: '2026-01-05', wallet_address: wallet, txid } },
  });
async function readingOf(id: string) {
  const { signatures } = await test.expectOk('listContracts', { token: client.token });
  return signatures.find((contract) => contract.id === id)?.payment_proof?.chain_reading;
}

it('finds the transaction of a proof, and shows it to its client and to staff', async () => {
  const [id, txid] = [await signed(), newHash()];
  expect((await prove(id, `https://etherscan.io/tx/${txid}`)).status).toBe(200);
  expect(await readingOf(id)).toBeNull();
  chain = found();
  await readDueProofs(test.deps);
  expect(queries).toEqual([{ asset: 'EURC', txid, to: depositAddress }]);
  const reading = {
    outcome: 'found',
    read_at: '2026-01-05T13:02:00.000Z',
    amount: '10000.00',
    day: '2026-01-05',
    senders: [wallet],
    confirmations: 3,
    differences: [],
  };
  expect(await readingOf(id)).toEqual(reading);
  const seen = await test.expectOk('getAdminContract', { token: admin.token, params: { id } });
  expect(seen.contract.payment_proof?.chain_reading).toEqual(reading);
});

it.each([
  ['amount', { amount: decimal('9900') }],
  ['day', { blockTime: new Date('2026-01-03T12:00:00.000Z') }],
  ['sender', { senders: ['0xde709f2102306220921060314715629080e2fb77'] }],
] as const)('names the difference: %s', async (point, change) => {
  const id = await signed();
  await prove(id, newHash());
  chain = found({ ...change, ...('senders' in change && { senders: [...change.senders] }) });
  await readDueProofs(test.deps);
  expect((await readingOf(id))?.differences).toEqual([point]);
});

it.each([
  ['not_found', { status: 'not_found' }],
  ['pending', { status: 'pending' }],
  ['failed', { status: 'failed' }],
  ['wrong_token', found({ amount: decimal('0'), otherTokens: ['0x1'] })],
  ['not_ours', found({ amount: decimal('0') })],
] as const)('reports a transaction that is %s', async (outcome, reading) => {
  const id = await signed();
  await prove(id, newHash());
  chain = reading;
  await readDueProofs(test.deps);
  expect(await readingOf(id)).toMatchObject({ outcome, amount: null, differences: [] });
});

it('is read again every five minutes until it is paid; a silent network changes nothing', async () => {
  const id = await signed();
  await prove(id, newHash());
  chain = found();
  await readDueProofs(test.deps);
  await readDueProofs(test.deps);
  expect(queries).toHaveLength(1);
  test.clock.advance({ minutes: 5 });
  chain = new ChainUnavailable('ethereum', 'silent');
  await readDueProofs(test.deps);
  expect(queries).toHaveLength(2);
  expect(await readingOf(id)).toMatchObject({ outcome: 'found', read_at: '2026-01-05T13:02:00.000Z' });
  await test.deps.db
    .update(contracts)
    .set({ paymentStatus: 'paid', paymentRecordedAt: '2026-01-05' })
    .where(eq(contracts.id, id));
  test.clock.advance({ minutes: 5 });
  await readDueProofs(test.deps);
  expect(queries).toHaveLength(2);
});

it('a proof is filed though the network is silent, and another one begins without what was read', async () => {
  const id = await signed();
  chain = new ChainUnavailable('ethereum', 'silent');
  expect((await prove(id, newHash())).status).toBe(200);
  chain = found();
  await readDueProofs(test.deps);
  expect((await prove(id, newHash())).status).toBe(200);
  expect(await readingOf(id)).toBeNull();
  const [row] = await test.deps.db.select().from(paymentProofs).where(eq(paymentProofs.contractId, id));
  expect(row?.chainReadAt).toBeNull();
});

it('a hash that a receipt used already is refused, unless it is of this contract or not decided', async () => {
  const [id, other, txid] = [await signed(), await signed(), newHash()];
  const receiptId = test.deps.ids.uuid();
  await test.deps.db.insert(receipts).values({
    id: receiptId,
    account: `wallet:ethereum:${depositAddress}`,
    externalId: txid,
    source: 'chain',
    state: 'open',
    day: '2026-01-05',
    amount: '10000',
    asset: 'EURC',
    txid,
    recordedAt: test.clock.now(),
  });
  const move = (change: Partial<typeof receipts.$inferInsert>) =>
    test.deps.db.update(receipts).set(change).where(eq(receipts.id, receiptId));
  expect((await prove(id, txid)).status).toBe(200);
  await move({ state: 'attached', contractId: id });
  expect((await prove(id, txid)).status).toBe(200);
  await test.deps.db.update(paymentProofs).set({ refusedAt: test.clock.now() });
  const taken = await prove(other, `https://etherscan.io/tx/${txid}`);
  expect([taken.status, Object(taken.body).errors]).toMatchObject([422, { txid: [expect.any(String)] }]);
  await move({ state: 'unmatched', contractId: null });
  expect((await prove(other, txid)).status).toBe(422);
});
