import type { Network } from '@repo/domain/crypto-address';
import type { z } from 'zod';
import type { OutboundClient } from '../outbound/outbound-client.ts';
import { ChainUnavailable } from './chain-port.ts';

export interface ChainCall<Schema extends z.ZodType> {
  network: Network;
  outbound: OutboundClient;
  url: URL;
  /** For the log: the address of a node may hold a key. */
  label: string;
  /** Sent as JSON. */
  json?: object;
  schema: Schema;
}

/** A receipt of a transaction with thousands of logs is about 2 MB. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/**
 * One read of a chain, retried as every provider's; `null` for a 404.
 * @throws ChainUnavailable
 */
export async function callChain<Schema extends z.ZodType>(
  call: ChainCall<Schema>,
): Promise<z.infer<Schema> | null> {
  const { network, label, schema } = call;
  const response = await send(call);
  if (response.status === 404) return null;
  if (response.status >= 300) throw new ChainUnavailable(network, `${label} responded ${response.status}`);
  const parsed = schema.safeParse(parseJson(response.body));
  if (!parsed.success) throw new ChainUnavailable(network, `${label} is malformed`, parsed.error);
  return parsed.data;
}

async function send<Schema extends z.ZodType>({ network, outbound, url, label, json }: ChainCall<Schema>) {
  try {
    return await outbound.send({
      method: json === undefined ? 'GET' : 'POST',
      url,
      loggedPath: label,
      headers: () => ({
        accept: 'application/json',
        ...(json !== undefined && { 'content-type': 'application/json' }),
      }),
      ...(json !== undefined && { body: Buffer.from(JSON.stringify(json)) }),
      isRepeatable: true,
      maxResponseBytes: MAX_RESPONSE_BYTES,
    });
  } catch (error) {
    throw new ChainUnavailable(network, `${label} has no response`, error);
  }
}

/** Null for invalid JSON, which no schema accepts. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
