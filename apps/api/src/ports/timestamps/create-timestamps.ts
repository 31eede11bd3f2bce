import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Certificate } from 'pkijs';
import { certificatesOf } from '../../pki/pem.ts';
import { SettingsError } from '../../settings-error.ts';
import type { TimestampSettings } from '../../timestamp-settings.ts';
import { createOutboundClient } from '../outbound/outbound-client.ts';
import type { ProviderParts } from '../provider-parts.ts';
import { createLocalTimestamps } from './local/local-timestamps.ts';
import { createRfc3161 } from './rfc3161.ts';
import { type TimestampsPort, TimestampUnavailable } from './timestamps-port.ts';

/** @throws SettingsError when the certificates that its time stamps end at cannot be read. */
export async function createTimestamps({
  settings: { timestamps, dataDir },
  clock,
  log,
}: Pick<ProviderParts, 'settings' | 'clock' | 'log'>): Promise<TimestampsPort> {
  if (timestamps === null) return off;
  if (timestamps === 'local') return createLocalTimestamps({ folder: join(dataDir, 'keys'), clock });
  const outbound = createOutboundClient({
    allowedOrigins: [new URL(timestamps.url).origin],
    log,
    now: () => clock.now().getTime(),
  });
  return createRfc3161({ ...timestamps, trusted: await readTrusted(timestamps), outbound, clock });
}

const off: TimestampsPort = {
  name: 'off',
  stamp: () => Promise.reject(new TimestampUnavailable('no authority is set')),
  verify: () => Promise.reject(new TimestampUnavailable('no authority is set')),
};

async function readTrusted({ caFile }: TimestampSettings): Promise<Certificate[]> {
  try {
    const certificates = certificatesOf(await readFile(caFile, 'utf8')).map(({ der }) =>
      Certificate.fromBER(der),
    );
    if (certificates.length > 0) return certificates;
  } catch (cause) {
    throw new SettingsError(`TSA_CA_FILE: ${caFile} does not hold certificates in PEM.`, { cause });
  }
  throw new SettingsError(`TSA_CA_FILE: ${caFile} holds no certificate.`);
}
