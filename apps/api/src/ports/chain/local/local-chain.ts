// The chains of the demonstration: a file lists the transfers, and the clock confirms them.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  isToken,
  networkOfAsset,
  parseAddress,
  parseTransactionHash,
  tokenContracts,
} from '@repo/domain/crypto-address';
import { decimal, PAYMENT_ASSETS, ZERO } from '@repo/domain/money';
import { z } from 'zod';
import type { Clock } from '../../clock/clock.ts';
import type { ChainPort, ChainReading, TransferQuery } from '../chain-port.ts';

const localTransferSchema = z.object({
  txid: z.string(),
  asset: z.enum(PAYMENT_ASSETS).exclude(['EURO']),
  amount: z.string().regex(/^\d+(\.\d+)?$/),
  to: z.string(),
  senders: z.array(z.string()).min(1),
  /** When its block was made; null while it waits for one. */
  minedAt: z.iso.datetime().nullable(),
  isFailed: z.boolean().default(false),
});

/** Lists the transfers, in the data folder. */
export const localChainFile = 'local-chain.json';

/** One transfer of `localChainFile`. */
export type LocalTransfer = z.input<typeof localTransferSchema>;

/** The mean time between two blocks. */
const BLOCK_MS = { bitcoin: 600_000, ethereum: 12_000 } as const;

export function createLocalChain({ path, clock }: { path: string; clock: Clock }): ChainPort {
  return {
    name: 'local',
    readTransfer: async (query) => readFrom(await readTransfers(path), query, clock.now()),
  };
}

async function readTransfers(path: string) {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '[]';
    throw error;
  });
  return z.array(localTransferSchema).parse(JSON.parse(text));
}

function readFrom(
  transfers: Awaited<ReturnType<typeof readTransfers>>,
  { asset, txid, to }: TransferQuery,
  now: Date,
): ChainReading {
  const network = networkOfAsset[asset];
  const hash = parseTransactionHash(txid, network);
  const found = transfers.find(
    (one) => networkOfAsset[one.asset] === network && parseTransactionHash(one.txid, network) === hash,
  );
  if (hash === null || found === undefined) return { status: 'not_found' };
  const minedAt = found.minedAt === null ? null : new Date(found.minedAt);
  if (minedAt === null || minedAt > now) return { status: 'pending' };
  if (found.isFailed) return { status: 'failed' };
  const isToUs = parseAddress(found.to, network) === parseAddress(to, network);
  const isPaid = isToUs && found.asset === asset;
  return {
    status: 'found',
    confirmations: Math.floor((now.getTime() - minedAt.getTime()) / BLOCK_MS[network]) + 1,
    blockHash: `${network === 'ethereum' ? '0x' : ''}${createHash('sha256').update(hash).digest('hex')}`,
    blockTime: minedAt,
    amount: isPaid ? decimal(found.amount) : ZERO,
    senders: isPaid ? found.senders : [],
    to,
    tokenContract: contractOf(asset),
    otherTokens: isToUs && !isPaid ? [contractOf(found.asset) ?? []].flat() : [],
  };
}

function contractOf(asset: TransferQuery['asset']): string | null {
  return isToken(asset) ? tokenContracts[asset] : null;
}
