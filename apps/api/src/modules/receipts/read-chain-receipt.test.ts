import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decimal } from '@repo/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { journalEntries } from '../../db/schema/books.ts';
import { receipts } from '../../db/schema/cash.ts';
import { paymentProofs } from '../../db/schema/contracts.ts';
import { type ChainReading, ChainUnavailable } from '../../ports/chain/chain-port.ts';
import { createLocalChain, type LocalTransfer } from '../../ports/chain/local/local-chain.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import {
  depositAddress,
  givenContract,
  seedStrategies,
  stateOf,
  wallet,
} from '../contracts/contracts.fixture.ts';
import { foundTransfer, givenReceipt, newHash, walletAccount } from './receipts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;
/** What the chain shows. */
let chain: ChainReading | Error;

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  client = await signIn(test, 'client');
  admin = await signIn(test, 'super_admin');
  test.deps.chain.readTransfer = () =>
    chain instanceof Error ? Promise.reject(chain) : Promise.resolve(chain);
});
afterAll(() => test.close());

const found = (change: Parameters<typeof foundTransfer>[0] = {}) =>
  foundTransfer({ amount: decimal('9920'), ...change });
const contractWithProof = async (txid: string | null) => {
  const values = {
    paymentMethod: 'crypto',
    currency: 'EURC',
    amount: '10000',
    paymentOrigin: wallet,
  } as const;
  const id = await givenContract(test, client, { status: 'signed', ...values });
  await test.deps.db.insert(paymentProofs).values({
    contractId: id,
    userId: client.userId,
    txid,
    executedOn: '2026-01-02',
    submittedAt: new Date('2026-01-02T13:02:00.000Z'),
  });
  return id;
};
const read = (id: string, body: object = {}) =>
  test.call('readChainReceipt', { token: admin.token, params: { id }, body });
const readOk = (id: string, body: object = {}) =>
  test.expectOk('readChainReceipt', { token: admin.token, params: { id }, body });
const receiptsOf = (txid: string) => test.deps.db.select().from(receipts).where(eq(receipts.txid, txid));

it('makes a receipt of the transaction of the proof, once, and compares it with the contract', async () => {
  const txid = newHash();
  const id = await contractWithProof(`https://etherscan.io/tx/${txid}`);
  chain = found();
  const first = await readOk(id);
  expect(first).toMatchObject({
    outcome: 'recorded',
    txid,
    transfer: { amount: '9920', block_time: '2026-01-02T13:02:00.000Z', confirmations: 64 },
  });
  expect(first.receipt?.receipt).toMatchObject({ source: 'chain', state: 'open', day: '2026-01-02' });
  expect(first.receipt?.proposals[0]).toMatchObject({
    contract: { id },
    reasons: { is_proof_txid: true, origin: 'declared', gap: { kind: 'short', percent: '-0.8' } },
  });
  expect((await readOk(id)).outcome).toBe('known');
  expect(await receiptsOf(txid)).toHaveLength(1);
});

it('reads bitcoins on their own network, after six blocks', async () => {
  const bitcoin = {
    strategyId: 'btcfy',
    paymentMethod: 'crypto',
    currency: 'BTC',
    amount: '0.2',
    status: 'signed',
  } as const;
  const id = await givenContract(test, client, bitcoin);
  const txid = 'ab'.repeat(32);
  chain = found({ amount: decimal('0.2'), confirmations: 6 });
  expect(await readOk(id, { txid: `https://mempool.space/tx/${txid}` })).toMatchObject({
    outcome: 'recorded',
    txid,
  });
});

it.each<[string, ChainReading]>([
  ['not_found', { status: 'not_found' }],
  ['pending', { status: 'pending' }],
  ['failed', { status: 'failed' }],
  ['wrong_token', found({ amount: decimal('0'), otherTokens: ['0xdead'] })],
  ['not_ours', found({ amount: decimal('0') })],
  ['unconfirmed', found({ confirmations: 63 })],
])('records nothing of a transaction that is %s', async (outcome, reading) => {
  const txid = newHash();
  chain = reading;
  const response = await readOk(await contractWithProof(txid));
  expect([response.outcome, response.receipt]).toEqual([outcome, null]);
  expect(await receiptsOf(txid)).toEqual([]);
});

it.each([
  ['in another token', { asset: 'USDC' }, 'wrong_token'],
  ['to an address that is not ours', { to: wallet }, 'not_ours'],
  ['on another network', { asset: 'BTC' }, 'not_found'],
] as const)(
  'books nothing of coins sent %s, and the contract still waits',
  async (_what, change, outcome) => {
    const txid = newHash();
    const sent: LocalTransfer = {
      txid,
      asset: 'EURC',
      amount: '10000',
      to: depositAddress,
      senders: [wallet],
      minedAt: '2026-01-02T13:02:00.000Z',
      ...change,
    };
    const path = join(await mkdtemp(join(tmpdir(), 'chain-')), 'local-chain.json');
    await writeFile(path, JSON.stringify([sent]));
    const { readTransfer } = createLocalChain({ path, clock: test.clock });
    const id = await contractWithProof(txid);
    const before = [await test.deps.db.$count(receipts), await test.deps.db.$count(journalEntries)];
    const network = vi.spyOn(test.deps.chain, 'readTransfer').mockImplementation(readTransfer);
    const response = await readOk(id);
    network.mockRestore();
    expect([response.outcome, response.receipt]).toEqual([outcome, null]);
    expect([await test.deps.db.$count(receipts), await test.deps.db.$count(journalEntries)]).toEqual(before);
    expect(await stateOf(test, id)).toEqual(['signed', 'waiting']);
  },
);

it('is recorded once confirmed, though it was not before', async () => {
  const txid = newHash();
  const id = await contractWithProof(null);
  chain = found({ confirmations: 1 });
  expect((await readOk(id, { txid })).outcome).toBe('unconfirmed');
  chain = found();
  expect((await readOk(id, { txid })).outcome).toBe('recorded');
});

it('refuses a hash that is cut, in words, and records nothing', async () => {
  chain = found();
  const txid = newHash().slice(0, 40);
  const response = await read(await contractWithProof(null), { txid });
  expect([response.status, Object(response.body).error]).toEqual([
    422,
    'Merci d’indiquer l’empreinte de la transaction\u00a0: 64 caractères hexadécimaux, ou le lien d’un explorateur.',
  ]);
  expect(await receiptsOf(txid)).toEqual([]);
});

it('is refused without a hash, for a transfer, for no contract, and while the chain is silent', async () => {
  const id = await contractWithProof(null);
  expect((await read(id)).status).toBe(422);
  expect(
    (await read(await givenContract(test, client, { status: 'signed' }), { txid: newHash() })).status,
  ).toBe(409);
  expect((await read('00000000-0000-4000-8000-00000000ffff')).status).toBe(404);
  chain = new ChainUnavailable('ethereum', 'silent');
  const response = await read(id, { txid: newHash() });
  expect([response.status, Object(response.body).code]).toEqual([503, 'receipts.chain_unavailable']);
});

it('knows a transaction that was typed before, as a link or in capitals without its prefix', async () => {
  const [typed, validated] = [newHash(), newHash()];
  await givenReceipt(test, admin, {
    account: walletAccount,
    currency: 'EURC',
    amount: '9920',
    reference: `https://etherscan.io/tx/${typed}`,
  });
  chain = found();
  expect((await readOk(await contractWithProof(typed))).outcome).toBe('known');
  const paid = await contractWithProof(validated);
  const reference = validated.slice(2).toUpperCase();
  const body = { amount: '10000', value_date: '2026-01-02', reference, reason: 'Accepté' };
  await test.expectOk('validatePayment', { token: admin.token, params: { id: paid }, body });
  expect((await readOk(paid)).outcome).toBe('known');
});
