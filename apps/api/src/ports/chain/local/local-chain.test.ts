import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenContracts } from '@repo/domain/crypto-address';
import { toText } from '@repo/domain/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeClock } from '../../../testing/fakes.ts';
import { createLocalChain, type LocalTransfer } from './local-chain.ts';

const ours = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const theirs = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const hash = `0x${'ab'.repeat(32)}`;
const clock = createFakeClock('2026-11-20T14:02:00.000Z');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-chain-'));
});
afterAll(() => rm(folder, { recursive: true }));

const chainOf = async (...transfers: LocalTransfer[]) => {
  const path = join(folder, 'local-chain.json');
  await writeFile(path, JSON.stringify(transfers));
  return createLocalChain({ path, clock });
};
const sent: LocalTransfer = {
  txid: hash,
  asset: 'EURC',
  amount: '10000.5',
  to: ours,
  senders: [theirs],
  minedAt: '2026-11-20T14:00:00.000Z',
};
const query = { asset: 'EURC', txid: hash, to: ours } as const;

it('finds a transfer of its file, confirmed by the clock', async () => {
  const reading = await (await chainOf(sent)).readTransfer({ ...query, to: ours.toLowerCase() });
  expect(reading).toMatchObject({ status: 'found', confirmations: 11, senders: [theirs] });
  expect(reading.status === 'found' && toText(reading.amount)).toBe('10000.5');
});

it.each([
  ['no block yet', { minedAt: null }, { status: 'pending' }],
  ['a block to come', { minedAt: '2026-11-20T15:00:00.000Z' }, { status: 'pending' }],
  ['no effect', { isFailed: true }, { status: 'failed' }],
  ['another hash', { txid: `0x${'cd'.repeat(32)}` }, { status: 'not_found' }],
  ['another coin', { asset: 'USDC' }, { status: 'found', senders: [], otherTokens: [tokenContracts.USDC] }],
  ['another address', { to: theirs }, { status: 'found', senders: [], otherTokens: [] }],
] as const)('shows a transfer that has %s as the networks do', async (_what, change, reading) => {
  expect(await (await chainOf({ ...sent, ...change })).readTransfer(query)).toMatchObject(reading);
});

it('is empty without a file', async () => {
  const chain = createLocalChain({ path: join(folder, 'none.json'), clock });
  expect(await chain.readTransfer(query)).toEqual({ status: 'not_found' });
});
