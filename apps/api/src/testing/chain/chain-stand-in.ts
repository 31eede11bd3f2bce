// An Esplora server and an Ethereum node on this machine, with the few transactions that a test puts into them.

import { tokenContracts } from '@repo/domain/crypto-address';
import Fastify from 'fastify';
import { pino } from 'pino';
import { createChain } from '../../ports/chain/create-chain.ts';
import { readSettings } from '../../settings.ts';
import { createFakeClock } from '../fakes.ts';
import { type PlannedFault, registerFaults } from '../provider-faults.ts';

export interface BitcoinTransaction {
  inputs: readonly (string | null)[];
  outputs: readonly { address?: string; satoshis: number }[];
  /** Null in the pool of unconfirmed transactions. */
  height: number | null;
}

export interface EthereumTransaction {
  from: string;
  to: string | null;
  wei: bigint;
  /** The hash distinguishes the branches of the chain. */
  block: { number: number; hash: string } | null;
  isFailed?: boolean;
  logs?: readonly { contract: string; topics: readonly string[]; data: string; removed?: boolean }[];
}

export interface ChainWorld {
  bitcoin: Map<string, BitcoinTransaction>;
  bitcoinTip: number;
  ethereum: Map<string, EthereumTransaction>;
  ethereumHead: number;
  /** The canonical block of a number, when it is not that of the transactions in it. */
  canonical: Map<number, string>;
  chainId: string;
  decimals: Map<string, number>;
}

/** When every block of the stand-ins was made. */
export const blockTime = new Date('2026-11-20T13:02:00.000Z');

const hex = (value: number | bigint) => `0x${value.toString(16)}`;
const blockHash = '00'.repeat(31) + 'b1';

function newWorld(): ChainWorld {
  return {
    bitcoin: new Map(),
    bitcoinTip: 900_010,
    ethereum: new Map(),
    ethereumHead: 1_000_099,
    canonical: new Map(),
    chainId: '0x1',
    decimals: new Map([
      [tokenContracts.USDC, 6],
      [tokenContracts.EURC, 6],
      [tokenContracts.WBTC, 8],
    ]),
  };
}

function bitcoinResponse(txid: string, { inputs, outputs, height }: BitcoinTransaction): object {
  const seconds = blockTime.getTime() / 1000;
  return {
    txid,
    vin: inputs.map((address) => ({
      prevout: address === null ? null : { scriptpubkey_address: address, value: 1 },
    })),
    vout: outputs.map(({ address, satoshis }) => ({ scriptpubkey_address: address, value: satoshis })),
    status:
      height === null
        ? { confirmed: false }
        : { confirmed: true, block_height: height, block_hash: blockHash, block_time: seconds },
  };
}

function ethereumResults(world: ChainWorld): Record<string, (params: readonly unknown[]) => unknown> {
  return {
    eth_chainId: () => world.chainId,
    eth_blockNumber: () => hex(world.ethereumHead),
    eth_getTransactionByHash: ([hash]) => {
      const found = world.ethereum.get(String(hash));
      if (found === undefined) return null;
      const { from, to, wei, block } = found;
      return { hash, from, to, value: hex(wei), blockNumber: block && hex(block.number) };
    },
    eth_getTransactionReceipt: ([hash]) => {
      const { block, isFailed = false, logs = [] } = world.ethereum.get(String(hash)) ?? { block: null };
      if (block === null) return null;
      return {
        transactionHash: hash,
        status: isFailed ? '0x0' : '0x1',
        blockHash: block.hash,
        blockNumber: hex(block.number),
        logs: logs.map(({ contract, ...log }) => ({ ...log, address: contract })),
      };
    },
    eth_getBlockByNumber: ([number]) => {
      const inBlock = [...world.ethereum.values()].find(({ block }) => block && hex(block.number) === number);
      const hash = world.canonical.get(Number(number)) ?? inBlock?.block?.hash;
      return hash ? { hash, timestamp: hex(blockTime.getTime() / 1000) } : null;
    },
    eth_call: ([call]) => {
      const decimals = world.decimals.get(String(Object(call).to)) ?? 18;
      return `0x${decimals.toString(16).padStart(64, '0')}`;
    },
  };
}

export async function openChainStandIn() {
  const world = newWorld();
  const faults: PlannedFault[] = [];
  const calls: string[] = [];
  const app = Fastify();
  registerFaults(app, faults);
  app.get<{ Params: { txid: string } }>('/api/tx/:txid', async ({ params }, reply) => {
    calls.push(`tx ${params.txid.slice(0, 4)}`);
    const found = world.bitcoin.get(params.txid);
    return found === undefined
      ? reply.code(404).send('Transaction not found')
      : bitcoinResponse(params.txid, found);
  });
  app.get('/api/blocks/tip/height', async () => world.bitcoinTip);
  app.post<{ Body: { method: string; params: readonly unknown[] } }>('/v3/secret-key', async ({ body }) => {
    calls.push(body.method);
    const result = ethereumResults(world)[body.method];
    return result === undefined
      ? { jsonrpc: '2.0', id: 1, error: { code: -32_601, message: 'the method does not exist' } }
      : { jsonrpc: '2.0', id: 1, result: result(body.params) };
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const settings = readSettings({
    CHAIN_BITCOIN_URL: `${origin}/api`,
    CHAIN_ETHEREUM_URL: `${origin}/v3/secret-key`,
  });
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) });
  const clock = createFakeClock('2026-11-20T15:00:00.000Z');
  return {
    world,
    faults,
    calls,
    logged,
    clock,
    chain: createChain({ settings, clock, log }),
    reset: () => {
      Object.assign(world, newWorld());
      faults.length = 0;
      calls.length = 0;
    },
    close: () => app.close(),
  };
}
