// Revocation lists, downloaded from where their authorities publish them. They are signed, so an address may be in clear.
import type { FastifyBaseLogger } from 'fastify';
import { isCurrent, readRevocationList } from '../../pki/revocation-list.ts';
import type { Clock } from '../clock/clock.ts';
import type { OutboundClient } from '../outbound/outbound-client.ts';
import type { RevocationsPort } from './revocations-port.ts';

interface DownloadParts {
  urls: readonly string[];
  outbound: OutboundClient;
  clock: Clock;
  log: FastifyBaseLogger;
}

interface Kept {
  der: Uint8Array;
  until: Date;
}

/** An authority that publishes hourly is read often enough, and one that publishes monthly is not read for each document. */
const keptMs = 60 * 60_000;
/** Each document holds it. */
const maxListBytes = 256 * 1024;
/** A document waits for it: beyond, it is sealed without. */
const timeoutMs = 2500;

export function createCrlDownloads({ urls, outbound, clock, log }: DownloadParts): RevocationsPort {
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
    const soon = new Date(now.getTime() + keptMs);
    const end = list.nextUpdate?.value ?? soon;
    return { der, until: end < soon ? end : soon };
  }

  async function read(url: string): Promise<Uint8Array[]> {
    const found = kept.get(url);
    if (found !== undefined && clock.now() < found.until) return [found.der];
    try {
      const downloaded = await download(url);
      kept.set(url, downloaded);
      return [downloaded.der];
    } catch (error) {
      const cause = error instanceof Error ? error.message : 'no reason given';
      log.warn({ url, cause }, 'a revocation list was not received: seals are made without it');
      return [];
    }
  }

  return { name: 'crl', current: async () => (await Promise.all(urls.map(read))).flat() };
}
