// Moves files that no row names out of the way, and deletes them a month later.
import type { Deps } from '../deps.ts';
import { type ScanDeps, type StoredScan, scanStored } from '../modules/documents/scan-stored.ts';
import { parisDay } from '../paris-time.ts';

const keptMs = 30 * 24 * 60 * 60_000;

/** Four times a day, and not at start: a start on the wrong database leaves some time to see it. */
export async function quarantineFiles(deps: ScanDeps & Pick<Deps, 'log'>): Promise<void> {
  const result = await quarantineUnknown(deps);
  if (result.unknown > result.limit) {
    deps.log.error(result, 'too many stored files have no row: none is moved; run doctor, then quarantine');
  } else if (result.moved + result.purged > 0) {
    deps.log.info(result, 'stored files without a row quarantined');
  }
}

interface Quarantining extends StoredScan {
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
