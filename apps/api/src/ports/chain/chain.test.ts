import { tokenContracts } from '@repo/domain/crypto-address';
import { toText } from '@repo/domain/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockTime, type EthereumTransaction, openChainStandIn } from '../../testing/chain/chain-stand-in.ts';
import type { ChainReading, TransferQuery } from './chain-port.ts';

let standIn: Awaited<ReturnType<typeof openChainStandIn>>;
beforeAll(async () => {
  standIn = await openChainStandIn();
});
beforeEach(() => standIn.reset());
afterAll(() => standIn.close());

const ourBitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const theirBitcoin = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const otherBitcoin = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const ours = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const theirs = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const bitcoinHash = 'cd'.repeat(32);
const hash = `0x${'ab'.repeat(32)}`;
const block = { number: 1_000_000, hash: `0x${'11'.repeat(32)}` };

const read = (query: Partial<TransferQuery> = {}) =>
  standIn.chain.readTransfer({ asset: 'EURC', txid: hash, to: ours, ...query });
const readBitcoin = (query: Partial<TransferQuery> = {}) =>
  read({ asset: 'BTC', txid: bitcoinHash, to: ourBitcoin, ...query });
const shown = (reading: ChainReading) =>
  reading.status === 'found' ? { ...reading, amount: toText(reading.amount) } : reading;

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const word = (value: string) => `0x${value.replace('0x', '').toLowerCase().padStart(64, '0')}`;
const transferLog = (
  amount: bigint,
  {
    contract = tokenContracts.EURC,
    from = theirs,
    to = ours,
  }: { contract?: string; from?: string; to?: string } = {},
) => ({
  contract: contract.toLowerCase(),
  topics: [TRANSFER, word(from), word(to)],
  data: word(amount.toString(16)),
});
const putToken = (values: Partial<EthereumTransaction> = {}) =>
  standIn.world.ethereum.set(hash, {
    from: theirs,
    to: tokenContracts.EURC,
    wei: 0n,
    block,
    logs: [transferLog(10_000_500_000n)],
    ...values,
  });
const putBitcoin = (values: object = {}) =>
  standIn.world.bitcoin.set(bitcoinHash, {
    inputs: [theirBitcoin, otherBitcoin, theirBitcoin, null],
    outputs: [
      { address: ourBitcoin, satoshis: 10_000_000 },
      { address: theirBitcoin, satoshis: 7 },
      { satoshis: 0 },
    ],
    height: 900_005,
    ...values,
  });

describe('a transfer of bitcoin', () => {
  it('is the sum of its outputs to our address, from the addresses of its inputs', async () => {
    putBitcoin({
      outputs: [
        { address: ourBitcoin, satoshis: 10_000_000 },
        { address: ourBitcoin, satoshis: 1 },
        { address: theirBitcoin, satoshis: 5 },
      ],
    });
    expect(shown(await readBitcoin())).toEqual({
      status: 'found',
      confirmations: 6,
      blockHash: expect.stringMatching(/b1$/),
      blockTime,
      amount: '0.10000001',
      senders: [theirBitcoin, otherBitcoin],
      to: ourBitcoin,
      tokenContract: null,
      otherTokens: [],
    });
  });

  it('is read from the link of an explorer, to an address in any letter case', async () => {
    putBitcoin();
    const txid = `https://mempool.space/tx/${bitcoinHash.toUpperCase()}`;
    expect(shown(await readBitcoin({ txid, to: ourBitcoin.toUpperCase() }))).toMatchObject({ amount: '0.1' });
  });

  it('to another address has no amount', async () => {
    putBitcoin({ outputs: [{ address: otherBitcoin, satoshis: 5 }] });
    expect(shown(await readBitcoin())).toMatchObject({ status: 'found', amount: '0', senders: [] });
  });

  it('is pending, then in a block, then gone, then in another block: a reorganisation', async () => {
    const readings: unknown[] = [];
    const next = async () => {
      const reading = shown(await readBitcoin());
      readings.push(reading.status === 'found' ? reading.confirmations : reading.status);
    };
    putBitcoin({ height: null });
    await next();
    putBitcoin({ height: 900_010 });
    await next();
    standIn.world.bitcoin.clear();
    await next();
    standIn.world.bitcoinTip = 900_012;
    putBitcoin({ height: 900_011 });
    await next();
    expect(readings).toEqual(['pending', 1, 'not_found', 2]);
  });

  it.each(['', '0x1', 'virement', 'cd'.repeat(31)])(
    'with the hash %j is not found, and nothing is called',
    async (txid) => {
      expect(await readBitcoin({ txid })).toEqual({ status: 'not_found' });
      expect(standIn.calls).toEqual([]);
    },
  );

  it('has one confirmation when the tip is read from a server that is behind', async () => {
    standIn.world.bitcoinTip = 900_004;
    putBitcoin();
    expect(await readBitcoin()).toMatchObject({ confirmations: 1 });
  });
});

describe('a transfer of a token', () => {
  it('is the sum of the logs of its contract to our address', async () => {
    const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
    putToken({
      logs: [
        transferLog(10_000_500_000n),
        transferLog(1n, { from: other }),
        transferLog(99n, { to: theirs }),
        { ...transferLog(99n), removed: true },
        { ...transferLog(99n), topics: [...transferLog(99n).topics, word('0x1')] },
        { ...transferLog(99n), topics: [word('0x2'), ...transferLog(99n).topics.slice(1)] },
      ],
    });
    expect(shown(await read())).toEqual({
      status: 'found',
      confirmations: 100,
      blockHash: block.hash,
      blockTime,
      amount: '10000.500001',
      senders: [theirs, other],
      to: ours,
      tokenContract: tokenContracts.EURC,
      otherTokens: [],
    });
  });

  it('counts the decimals of each token', async () => {
    putToken({ logs: [transferLog(12_345_678n, { contract: tokenContracts.WBTC })] });
    expect(shown(await read({ asset: 'WBTC' }))).toMatchObject({ amount: '0.12345678' });
  });

  it('of another contract has no amount, and names that contract', async () => {
    putToken({ logs: [transferLog(10_000n, { contract: tokenContracts.USDC })] });
    expect(shown(await read())).toMatchObject({
      amount: '0',
      senders: [],
      otherTokens: [tokenContracts.USDC],
    });
  });

  it('that failed moved nothing', async () => {
    putToken({ isFailed: true });
    expect(await read()).toEqual({ status: 'failed' });
  });

  it('is pending without a block, and again when its block leaves the chain', async () => {
    putToken({ block: null });
    expect(await read()).toEqual({ status: 'pending' });
    putToken();
    standIn.world.canonical.set(block.number, `0x${'22'.repeat(32)}`);
    expect(await read()).toEqual({ status: 'pending' });
    putToken({ block: { number: block.number + 1, hash: `0x${'33'.repeat(32)}` } });
    expect(await read()).toMatchObject({ status: 'found', confirmations: 99 });
  });

  it('unknown to the node is not found', async () => {
    expect(await read()).toEqual({ status: 'not_found' });
  });

  it.each([
    ['of a test network', () => Object.assign(standIn.world, { chainId: '0xaa36a7' }), 'chain 11155111'],
    [
      'whose token counts otherwise',
      () => standIn.world.decimals.set(tokenContracts.EURC, 18),
      'EURC has 18 decimals',
    ],
    [
      'that gives a log without an amount',
      () => putToken({ logs: [{ ...transferLog(1n), data: '0x' }] }),
      'a transfer has no amount',
    ],
  ])('from a node %s is not read', async (_what, change, message) => {
    putToken();
    change();
    await expect(read()).rejects.toThrow(message);
  });
});

describe('a transfer of ether', () => {
  const ether = { to: ours.toLowerCase(), wei: 1_500_000_000_000_000_001n, logs: [] };

  it('is the value of the transaction', async () => {
    putToken(ether);
    expect(shown(await read({ asset: 'ETH' }))).toMatchObject({
      amount: '1.500000000000000001',
      senders: [theirs],
      tokenContract: null,
    });
  });

  it('to another address, or to none, has no amount; tokens sent instead are named', async () => {
    putToken({ ...ether, to: theirs, logs: [transferLog(5n)] });
    expect(shown(await read({ asset: 'ETH' }))).toMatchObject({
      amount: '0',
      otherTokens: [tokenContracts.EURC],
    });
    putToken({ ...ether, to: null });
    expect(shown(await read({ asset: 'ETH' }))).toMatchObject({ amount: '0', senders: [] });
  });
});

describe('a network that fails', () => {
  it.each([
    ['is busy', { kind: 'status', status: 429, headers: { 'retry-after': '60' } }, 'responded 429'],
    ['refuses', { kind: 'status', status: 401 }, 'responded 401'],
    ['does not speak JSON', { kind: 'not-json' }, 'malformed'],
    ['sends us elsewhere', { kind: 'redirect', to: 'http://169.254.169.254/' }, 'no response'],
    ['has another shape', { kind: 'status', status: 200, body: { txid: 1 } }, 'malformed'],
    ['is too large', { kind: 'status', status: 200, body: { text: 'x'.repeat(5_000_000) } }, 'no response'],
  ] as const)('and %s is unavailable, which is not « not found »', async (_what, fault, message) => {
    putBitcoin();
    putToken();
    standIn.faults.push({ on: '/api/tx/', fault }, { on: '/v3/', fault });
    await expect(readBitcoin()).rejects.toMatchObject({ name: 'ChainUnavailable', network: 'bitcoin' });
    await expect(read()).rejects.toThrow(message);
  });

  it('and hangs up is tried again', async () => {
    putBitcoin();
    standIn.faults.push({ on: '/api/tx/', fault: { kind: 'dropped' } });
    expect(await readBitcoin()).toMatchObject({ status: 'found' });
  });

  it('and is late is waited for', async () => {
    putBitcoin();
    const { promise: until, resolve } = Promise.withResolvers<void>();
    standIn.faults.push({ on: '/api/tx/', fault: { kind: 'late-response', until } });
    const reading = readBitcoin();
    await expect.poll(() => standIn.calls).toEqual(['tx cdcd']);
    resolve();
    expect(await reading).toMatchObject({ status: 'found' });
  });

  it('and does not know the transaction that it returns is unavailable', async () => {
    putBitcoin();
    const body = { txid: 'ef'.repeat(32), vin: [], vout: [], status: { confirmed: false } };
    standIn.faults.push({ on: '/api/tx/', fault: { kind: 'status', status: 200, body } });
    await expect(readBitcoin()).rejects.toThrow('another transaction');
  });

  it('and reports an error of its own is unavailable', async () => {
    const body = { jsonrpc: '2.0', id: 1, error: { code: -32_005, message: 'limit exceeded' } };
    standIn.faults.push({ on: '/v3/', fault: { kind: 'status', status: 200, body } });
    await expect(read()).rejects.toThrow('limit exceeded');
  });

  it('never shows the key of the node in the log', async () => {
    putToken();
    standIn.logged.length = 0;
    await read();
    expect(standIn.logged.join('')).toContain('eth_getTransactionReceipt');
    expect(standIn.logged.join('')).not.toContain('secret-key');
  });
});
