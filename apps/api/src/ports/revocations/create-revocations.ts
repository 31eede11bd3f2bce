import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Certificate } from 'pkijs';
import { certificatesOf } from '../../pki/pem.ts';
import { createRevocationList } from '../../pki/revocation-list.ts';
import type { Settings } from '../../settings.ts';
import type { Clock } from '../clock/clock.ts';
import { createOutboundClient } from '../outbound/outbound-client.ts';
import type { ProviderParts } from '../provider-parts.ts';
import { sharedAuthority } from '../timestamps/local/local-timestamps.ts';
import { createCrlDownloads } from './crl-downloads.ts';
import type { RevocationsPort } from './revocations-port.ts';

/**
 * Of the addresses in the settings; beside the local authority of time stamps, its own.
 * @throws when the files of the certificates that sign those lists cannot be read.
 */
export async function createRevocations({
  settings,
  clock,
  log,
}: Pick<ProviderParts, 'settings' | 'clock' | 'log'>): Promise<RevocationsPort> {
  const { sealCrlUrls: urls, timestamps, dataDir } = settings;
  if (urls.length > 0) {
    const allowedOrigins = urls.map((url) => new URL(url).origin);
    const outbound = createOutboundClient({ allowedOrigins, log, now: () => clock.now().getTime() });
    const authorities = await readAuthorities(settings);
    return createCrlDownloads({ urls, authorities, outbound, clock, log });
  }
  if (timestamps === 'local') return local(join(dataDir, 'keys'), clock);
  return { name: 'off', authorities: [], current: () => Promise.resolve([]) };
}

/** The certificates of the sealing key, and those that time stamps end at. */
async function readAuthorities({ sealKeyFile, timestamps, dataDir }: Settings): Promise<Certificate[]> {
  const caFile = timestamps === null || timestamps === 'local' ? null : timestamps.caFile;
  const read = await Promise.all(
    [sealKeyFile, caFile]
      .filter((file) => file !== null)
      .map(async (file) =>
        certificatesOf(await readFile(file, 'utf8')).map(({ der }) => Certificate.fromBER(der)),
      ),
  );
  const own = timestamps === 'local' ? [(await sharedAuthority(join(dataDir, 'keys'))).root] : [];
  return [...read.flat(), ...own];
}

const listDays = 30;

function local(folder: string, clock: Clock): RevocationsPort {
  return {
    name: 'local',
    authorities: [],
    current: async () => {
      const { rootKey, root } = await sharedAuthority(folder);
      const issuer = { privateKey: rootKey, certificate: root };
      const thisUpdate = clock.now();
      const nextUpdate = new Date(thisUpdate.getTime() + listDays * 24 * 60 * 60_000);
      return [await createRevocationList({ issuer, thisUpdate, nextUpdate })];
    },
  };
}
