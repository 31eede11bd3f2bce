// Bytes that no row names: a crash between a file and its commit leaves a few, the wrong database makes all of them look so.

import type { Deps } from '../../deps.ts';
import type { StoredKey } from '../../ports/files/files-port.ts';
import { findKnownKeys } from './files.repository.ts';

export type ScanDeps = Pick<Deps, 'db' | 'files' | 'clock'>;

export interface StoredScan {
  stored: number;
  unknown: number;
  /** More unknown files than this are not moved without a person's word. */
  limit: number;
}

/** Younger bytes may belong to a transaction that is still open. */
const graceMs = 60 * 60_000;
const batchSize = 500;

/**
 * Counts what is stored, and calls `visit` with each key that no row names. Holds one batch in memory. `stopping` is checked
 * between two batches and between two visits; once aborted, its reason is thrown.
 */
export async function scanStored(
  deps: ScanDeps,
  visit: (key: string) => Promise<void> | void = () => {},
  stopping?: AbortSignal,
): Promise<StoredScan> {
  const limitMs = deps.clock.now().getTime() - graceMs;
  const scan = { stored: 0, unknown: 0 };
  for await (const batch of inBatches(deps.files.list())) {
    stopping?.throwIfAborted();
    scan.stored += batch.length;
    const old = batch.filter(({ modifiedAt }) => modifiedAt.getTime() < limitMs).map(({ key }) => key);
    const known = await findKnownKeys(deps.db, old);
    for (const key of old.filter((candidate) => !known.has(candidate))) {
      stopping?.throwIfAborted();
      scan.unknown += 1;
      await visit(key);
    }
  }
  return { ...scan, limit: Math.max(100, Math.floor(scan.stored / 100)) };
}

async function* inBatches(keys: AsyncIterable<StoredKey>): AsyncGenerator<StoredKey[]> {
  let batch: StoredKey[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
