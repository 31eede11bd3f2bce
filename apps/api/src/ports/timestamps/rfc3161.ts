// An authority over HTTP (RFC 3161, section 3.4).
import type { Certificate } from 'pkijs';
import type { TimestampSettings } from '../../timestamp-settings.ts';
import type { Clock } from '../clock/clock.ts';
import type { OutboundClient } from '../outbound/outbound-client.ts';
import { createTimestampRequest, readTimestampResponse, verifyToken } from './timestamp-token.ts';
import { type TimestampsPort, TimestampUnavailable } from './timestamps-port.ts';

interface Rfc3161Parts extends Pick<TimestampSettings, 'url' | 'credentials'> {
  trusted: readonly Certificate[];
  outbound: OutboundClient;
  clock: Clock;
}

/** A seal waits for it: beyond, it is made without. */
const timeoutMs = 2500;
const maxResponseBytes = 64 * 1024;

export function createRfc3161({ url, credentials, trusted, outbound, clock }: Rfc3161Parts): TimestampsPort {
  const authorization =
    credentials === null
      ? null
      : `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}`;

  async function send(body: Uint8Array<ArrayBuffer>): Promise<Buffer> {
    const response = await outbound.send({
      method: 'POST',
      url: new URL(url),
      headers: () => ({
        'content-type': 'application/timestamp-query',
        accept: 'application/timestamp-reply',
        ...(authorization !== null && { authorization }),
      }),
      body,
      // Each is paid for.
      isRepeatable: false,
      timeoutMs,
      maxResponseBytes,
    });
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (response.status !== 200 || type !== 'application/timestamp-reply')
      throw new TimestampUnavailable(`the authority responded ${response.status} with ${type ?? 'no type'}`);
    return response.body;
  }

  return {
    name: 'rfc3161',
    stamp: async (data) => {
      try {
        const request = await createTimestampRequest(data);
        const der = await send(request.der);
        return await readTimestampResponse(der, { request, data, trusted, now: clock.now() });
      } catch (cause) {
        if (cause instanceof TimestampUnavailable) throw cause;
        const reason = cause instanceof Error ? cause.message : 'no reason given';
        throw new TimestampUnavailable(reason, { cause });
      }
    },
    verify: async (token, data) => (await verifyToken(token, data, trusted)).genTime,
  };
}
