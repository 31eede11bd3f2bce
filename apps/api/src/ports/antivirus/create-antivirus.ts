import type { Settings } from '../../settings.ts';
import type { ProviderParts } from '../provider-parts.ts';
import type { AntivirusPort, Scan } from './antivirus-port.ts';
import { scanWithClamd } from './clamd.ts';

/** Without an address every file is « non analysé ». */
export function createAntivirus({ settings, log }: Pick<ProviderParts, 'settings' | 'log'>): AntivirusPort {
  const address = toAddress(settings);
  if (address === null)
    return {
      isSet: false,
      scan: async () => ({ state: 'unscanned', cause: 'none is set', isReached: false }),
    };
  return {
    isSet: true,
    scan: async (bytes): Promise<Scan> => {
      const scan = await scanWithClamd(address, bytes);
      if (scan.state === 'unscanned') log.error({ cause: scan.cause }, 'the antivirus could not scan a file');
      return scan;
    },
  };
}

/** A path is a socket of this machine; else `host:port`. */
function toAddress({ antivirusAddress }: Pick<Settings, 'antivirusAddress'>) {
  if (antivirusAddress === null) return null;
  if (antivirusAddress.startsWith('/')) return { path: antivirusAddress };
  const { hostname, port } = new URL(`tcp://${antivirusAddress}`);
  return { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) };
}
