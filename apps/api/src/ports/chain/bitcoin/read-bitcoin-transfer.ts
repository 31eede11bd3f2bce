// Bitcoin through the HTTP API of Esplora (blockstream.info, mempool.space, or a node of ours).
import { parseAddress, parseTransactionHash } from '@repo/domain/crypto-address';
import { decimal, sumOf } from '@repo/domain/money';
import { z } from 'zod';
import type { OutboundClient } from '../../outbound/outbound-client.ts';
import { callChain } from '../chain-call.ts';
import { type ChainReading, ChainUnavailable, type TransferQuery } from '../chain-port.ts';

export interface BitcoinSource {
  outbound: OutboundClient;
  /** Such as https://blockstream.info/api. */
  baseUrl: string;
}

/** More than exist. */
const satoshis = z.int().min(0).max(2_100_000_000_000_000);
const SATOSHI = decimal('0.00000001');
const height = z.int().min(0);
const output = z.object({ scriptpubkey_address: z.string().optional(), value: satoshis });
const transactionSchema = z.object({
  txid: z.string(),
  vin: z.array(z.object({ prevout: output.nullish() })),
  vout: z.array(output),
  status: z.union([
    z.object({ confirmed: z.literal(false) }),
    z.object({
      confirmed: z.literal(true),
      block_height: height,
      block_hash: z.string().regex(/^[0-9a-f]{64}$/),
      block_time: z.int().min(0),
    }),
  ]),
});

/** The sum of the outputs to our address, and the addresses of the inputs. */
export async function readBitcoinTransfer(
  source: BitcoinSource,
  query: TransferQuery,
): Promise<ChainReading> {
  const txid = parseTransactionHash(query.txid, 'bitcoin');
  const to = parseAddress(query.to, 'bitcoin');
  if (to === null) throw new Error(`not a Bitcoin address of ours: ${query.to}`);
  if (txid === null) return { status: 'not_found' };
  const transaction = await get(source, `tx/${txid}`, transactionSchema);
  if (transaction === null) return { status: 'not_found' };
  if (transaction.txid !== txid) throw new ChainUnavailable('bitcoin', 'another transaction was returned');
  const { status, vin, vout } = transaction;
  if (!status.confirmed) return { status: 'pending' };
  const tip = await get(source, 'blocks/tip/height', height);
  if (tip === null) throw new ChainUnavailable('bitcoin', 'the tip is not found');
  const received = vout
    .filter((one) => one.scriptpubkey_address === to)
    .map(({ value }) => SATOSHI.times(value));
  const inputs = vin.flatMap(({ prevout }) => prevout?.scriptpubkey_address ?? []);
  return {
    status: 'found',
    // Two servers behind one address may be a block apart.
    confirmations: Math.max(1, tip - status.block_height + 1),
    blockHash: status.block_hash,
    blockTime: new Date(status.block_time * 1000),
    amount: sumOf(received),
    senders: received.length === 0 ? [] : [...new Set(inputs)],
    to,
    tokenContract: null,
    otherTokens: [],
  };
}

function get<Schema extends z.ZodType>({ outbound, baseUrl }: BitcoinSource, path: string, schema: Schema) {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/${path}`);
  return callChain({ network: 'bitcoin', outbound, url, label: `/${path}`, schema });
}
