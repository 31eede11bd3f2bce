import type { RateSource } from '@repo/domain/rates';
import type { OutboundClient } from '../outbound/outbound-client.ts';
import { RatesUnavailable } from './rates-port.ts';

/** The whole history of the ECB is 1 MB zipped; as XML, 7 MB. */
const MAX_RESPONSE_BYTES = 10 * 1024 * 1024;

/** One read of a source, retried as every provider's. @throws RatesUnavailable */
export async function download(source: RateSource, outbound: OutboundClient, url: URL): Promise<Buffer> {
  const response = await outbound
    .send({
      method: 'GET',
      url,
      headers: () => ({ accept: '*/*' }),
      isRepeatable: true,
      timeoutMs: 20_000,
      maxResponseBytes: MAX_RESPONSE_BYTES,
    })
    .catch((cause: unknown) => {
      throw new RatesUnavailable(source, { failure: 'unreachable', detail: 'no response', cause });
    });
  if (response.status >= 300) {
    const detail = `${url.pathname} responded ${response.status}`;
    throw new RatesUnavailable(source, { failure: 'unreachable', detail });
  }
  return response.body;
}
