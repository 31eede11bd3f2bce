import type { Clock } from '../../clock/clock.ts';
import { createTimestampRequest, readTimestampResponse, verifyToken } from '../timestamp-token.ts';
import type { TimestampsPort } from '../timestamps-port.ts';
import { type LocalAuthority, loadLocalAuthority, respondToRequest } from './local-authority.ts';

const loading = new Map<string, Promise<LocalAuthority>>();

/** Once a process and folder: two first stamps do not generate two authorities. */
export function sharedAuthority(folder: string): Promise<LocalAuthority> {
  const loaded = loading.get(folder) ?? loadLocalAuthority(folder);
  loading.set(folder, loaded);
  loaded.catch(() => loading.delete(folder));
  return loaded;
}

/** The local authority, its responses verified as a real one's are. */
export function createLocalTimestamps({ folder, clock }: { folder: string; clock: Clock }): TimestampsPort {
  return {
    name: 'local',
    stamp: async (data) => {
      const authority = await sharedAuthority(folder);
      const now = clock.now();
      const request = await createTimestampRequest(data);
      const der = await respondToRequest(authority, request.der, now);
      return readTimestampResponse(der, { request, data, trusted: [authority.root], now });
    },
    verify: async (token, data) =>
      (await verifyToken(token, data, [(await sharedAuthority(folder)).root])).genTime,
  };
}
