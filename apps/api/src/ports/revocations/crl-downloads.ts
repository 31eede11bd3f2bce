// Revocation lists, downloaded from where their authorities publish them. Their signatures are verified, so an address may be in clear.
import type { FastifyBaseLogger } from 'fastify';
import type { Certificate } from 'pkijs';
import { isCurrent, isSignedByOneOf, readRevocationList } from '../../pki/revocation-list.ts';
import type { Clock } from '../clock/clock.ts';
import type { OutboundClient } from '../outbound/outbound-client.ts';
import type { RevocationsPort } from './revocations-port.ts';

interface DownloadParts {
  urls: readonly string[];
  /** A list that none of them signed is left out: every reader of a seal would refuse it. */
  authorities: readonly Certificate[];
  outbound: OutboundClient;
  clock: Clock;
  log: FastifyBaseLogger;
}

interface Kept {
  /** Empty once it was not received. */
  lists: readonly Uint8Array[];
  until: Date;
}

/** An authority that publishes hourly is read often enough, and one that publishes monthly is not read for each document. */
const keptMs = 60 * 60_000;
/** A document is not late for a list that the one before it did not get. */
const missingMs = 60_000;
/** Each document holds it. */
const maxListBytes = 256 * 1024;
/** A document waits for it: beyond, it is sealed without. */
const timeoutMs = 2500;

export function createCrlDownloads({
  urls,
  authorities,
  outbound,
  clock,
  log,
}: DownloadParts): RevocationsPort {
  const kept = new Map<string, Kept>();

  async function download(url: string): Promise<Kept> {
    const response = await outbound.send({
      method: 'GET',
      url: new URL(url),
      headers: () => ({ accept: 'application/pkix-crl' }),
      isRepeatable: false,
      timeoutMs,
      maxResponseBytes: maxListBytes,
    });
    if (response.status !== 200) throw new Error(`responded ${response.status}`);
    const { der, list } = readRevocationList(response.body);
    const now = clock.now();
    if (!isCurrent(list, now)) throw new Error('the list is not current');
    if (!(await isSignedByOneOf(list, authorities)))
      throw new Error('no certificate of SEAL_KEY_FILE or TSA_CA_FILE signed it');
    const soon = new Date(now.getTime() + keptMs);
    const end = list.nextUpdate?.value ?? soon;
    return { lists: [der], until: end < soon ? end : soon };
  }

  async function read(url: string): Promise<readonly Uint8Array[]> {
    const found = kept.get(url);
    if (found !== undefined && clock.now() < found.until) return found.lists;
    try {
      const downloaded = await download(url);
      kept.set(url, downloaded);
      return downloaded.lists;
    } catch (error) {
      const cause = error instanceof Error ? error.message : 'no reason given';
      log.warn({ url, cause }, 'a revocation list was not received: seals are made without it');
      kept.set(url, { lists: [], until: new Date(clock.now().getTime() + missingMs) });
      return [];
    }
  }

  return { name: 'crl', authorities, current: async () => (await Promise.all(urls.map(read))).flat() };
}
