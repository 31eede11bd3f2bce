// The calls of the JSON-RPC API of an Ethereum node that a transfer is read with.
import { z } from 'zod';
import type { OutboundClient } from '../../outbound/outbound-client.ts';
import { callChain } from '../chain-call.ts';
import { ChainUnavailable } from '../chain-port.ts';

const hash = z.string().regex(/^0x[0-9a-f]{64}$/i);
const address = z.string().regex(/^0x[0-9a-f]{40}$/i);
/** At most 256 bits. */
export const quantity = z
  .string()
  .regex(/^0x[0-9a-f]{1,64}$/i)
  .transform((text) => BigInt(text));

export const transactionSchema = z
  .object({ hash, from: address, to: address.nullable(), value: quantity, blockNumber: quantity.nullable() })
  .nullable();

const logSchema = z.object({
  address,
  topics: z.array(hash),
  data: z.string().regex(/^0x[0-9a-f]*$/i),
  removed: z.boolean().optional(),
});
export type TransferLog = z.infer<typeof logSchema>;

export const receiptSchema = z
  .object({
    transactionHash: hash,
    status: z.enum(['0x0', '0x1']),
    blockHash: hash,
    blockNumber: quantity,
    logs: z.array(logSchema),
  })
  .nullable();

export const blockSchema = z.object({ hash, timestamp: quantity }).nullable();

export interface EthereumSource {
  outbound: OutboundClient;
  /** Its path may hold a key. */
  nodeUrl: string;
}

const envelopeSchema = z.object({
  error: z.object({ code: z.number(), message: z.string() }).optional(),
  result: z.unknown().optional(),
});

/** @throws ChainUnavailable */
export async function callNode<Schema extends z.ZodType>(
  { outbound, nodeUrl }: EthereumSource,
  { method, params }: { method: string; params: readonly unknown[] },
  schema: Schema,
): Promise<z.infer<Schema>> {
  const response = await callChain({
    network: 'ethereum',
    outbound,
    url: new URL(nodeUrl),
    label: method,
    json: { jsonrpc: '2.0', id: 1, method, params },
    schema: envelopeSchema,
  });
  const { error, result } = response ?? { error: { code: 404, message: 'not found' }, result: null };
  if (error !== undefined) {
    throw new ChainUnavailable('ethereum', `${method} failed: ${error.code} ${error.message.slice(0, 200)}`);
  }
  const parsed = schema.safeParse(result);
  if (!parsed.success) throw new ChainUnavailable('ethereum', `${method} is malformed`, parsed.error);
  return parsed.data;
}
