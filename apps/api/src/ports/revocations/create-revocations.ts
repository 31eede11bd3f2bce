import { join } from 'node:path';
import { createRevocationList } from '../../pki/revocation-list.ts';
import type { Clock } from '../clock/clock.ts';
import { createOutboundClient } from '../outbound/outbound-client.ts';
import type { ProviderParts } from '../provider-parts.ts';
import { sharedAuthority } from '../timestamps/local/local-timestamps.ts';
import { createCrlDownloads } from './crl-downloads.ts';
import type { RevocationsPort } from './revocations-port.ts';

/** Of the addresses in the settings; beside the local authority of time stamps, its own. */
export function createRevocations({
  settings: { sealCrlUrls: urls, timestamps, dataDir },
  clock,
  log,
}: Pick<ProviderParts, 'settings' | 'clock' | 'log'>): RevocationsPort {
  if (urls.length > 0) {
    const allowedOrigins = urls.map((url) => new URL(url).origin);
    const outbound = createOutboundClient({ allowedOrigins, log, now: () => clock.now().getTime() });
    return createCrlDownloads({ urls, outbound, clock, log });
  }
  if (timestamps === 'local') return local(join(dataDir, 'keys'), clock);
  return { name: 'off', current: () => Promise.resolve([]) };
}

const listDays = 30;

function local(folder: string, clock: Clock): RevocationsPort {
  return {
    name: 'local',
    current: async () => {
      const { rootKey, root } = await sharedAuthority(folder);
      const issuer = { privateKey: rootKey, certificate: root };
      const thisUpdate = clock.now();
      const nextUpdate = new Date(thisUpdate.getTime() + listDays * 24 * 60 * 60_000);
      return [await createRevocationList({ issuer, thisUpdate, nextUpdate })];
    },
  };
}
