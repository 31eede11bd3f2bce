// Bytes that no row names: a crash between a file and its commit leaves a few, the wrong database makes all of them look so.

import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import type { StoredKey } from '../../ports/files/files-port.ts';
import { repeat } from '../../repeat.ts';
import { findKnownKeys } from './files.repository.ts';

type ScanDeps = Pick<Deps, 'db' | 'files' | 'clock'>;

export interface StoredScan {
  stored: number;
  unknown: number;
  /** More unknown files than this are not moved without a person's word. */
  limit: number;
}

const hourMs = 60 * 60_000;
/** Younger bytes may belong to a transaction that is still open. */
const graceMs = hourMs;
const everyMs = 6 * hourMs;
const keptMs = 30 * 24 * hourMs;
const batchSize = 500;

/** Counts what is stored, and calls `visit` with each key that no row names. Holds one batch in memory. */
export async function scanStored(
  deps: ScanDeps,
  visit: (key: string) => Promise<void> | void = () => {},
): Promise<StoredScan> {
  const limitMs = deps.clock.now().getTime() - graceMs;
  const scan = { stored: 0, unknown: 0 };
  for await (const batch of inBatches(deps.files.list())) {
    scan.stored += batch.length;
    const old = batch.filter(({ modifiedAt }) => modifiedAt.getTime() < limitMs).map(({ key }) => key);
    const known = await findKnownKeys(deps.db, old);
    for (const key of old.filter((candidate) => !known.has(candidate))) {
      scan.unknown += 1;
      await visit(key);
    }
  }
  return { ...scan, limit: Math.max(100, Math.floor(scan.stored / 100)) };
}

export interface Quarantining extends StoredScan {
  moved: number;
  purged: number;
}

/**
 * Moves unknown files to the quarantine and purges what has been there for 30 days. More than the limit: moves and purges
 * nothing, unless `isConfirmed`.
 */
export async function quarantineUnknown(
  deps: ScanDeps,
  { isConfirmed = false }: { isConfirmed?: boolean } = {},
): Promise<Quarantining> {
  const now = deps.clock.now();
  const scan = await scanStored(deps);
  if (scan.unknown > scan.limit && !isConfirmed) return { ...scan, moved: 0, purged: 0 };
  let moved = 0;
  if (scan.unknown > 0) {
    const today = parisDay(now);
    await scanStored(deps, async (key) => {
      await deps.files.quarantine(key, today);
      moved += 1;
    });
  }
  const purged = await deps.files.purgeQuarantine(parisDay(new Date(now.getTime() - keptMs)));
  return { ...scan, moved, purged };
}

/** Four times a day until stopped, the first time six hours after the start. */
export function startQuarantine(deps: ScanDeps & Pick<Deps, 'log'>): () => Promise<void> {
  return repeat(() => quarantineAndLog(deps), {
    everyMs,
    onError: (error) => deps.log.error({ err: error }, 'quarantine of stored files failed'),
  });
}

export async function quarantineAndLog(deps: ScanDeps & Pick<Deps, 'log'>): Promise<void> {
  const result = await quarantineUnknown(deps);
  if (result.unknown > result.limit) {
    deps.log.error(result, 'too many stored files have no row: none is moved; run doctor, then quarantine');
  } else if (result.moved + result.purged > 0) {
    deps.log.info(result, 'stored files without a row quarantined');
  }
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
