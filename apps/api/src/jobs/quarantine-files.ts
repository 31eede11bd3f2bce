// Moves files that no row names out of the way, and deletes them a month later.
import type { Deps } from '../deps.ts';
import { type ScanDeps, type StoredScan, scanStored } from '../modules/files/scan-stored.ts';
import { parisDay } from '../paris-time.ts';

const keptMs = 30 * 24 * 60 * 60_000;

/** Four times a day, a minute after a start too: no harm, since what is moved can be put back for 30 days. */
export async function quarantineFiles(
  deps: ScanDeps & Pick<Deps, 'log'>,
  stopping?: AbortSignal,
): Promise<void> {
  const result = await quarantineUnknown(deps, { stopping });
  if (result.unknown > result.limit) {
    deps.log.error(result, 'too many stored files have no row: none is moved; run doctor, then quarantine');
  } else if (result.moved + result.purged > 0) {
    deps.log.info(result, 'stored files without a row quarantined');
  }
}

interface QuarantineOptions {
  isConfirmed?: boolean;
  stopping?: AbortSignal | undefined;
}

interface Quarantining extends StoredScan {
  moved: number;
  purged: number;
}

/**
 * Moves unknown files to the quarantine and purges what has been there for 30 days. More than the limit: moves and purges
 * nothing, unless `isConfirmed`. Between two files `stopping` is checked; once aborted, its reason is thrown.
 */
export async function quarantineUnknown(
  deps: ScanDeps,
  { isConfirmed = false, stopping }: QuarantineOptions = {},
): Promise<Quarantining> {
  const now = deps.clock.now();
  const scan = await scanStored(deps, undefined, stopping);
  if (scan.unknown > scan.limit && !isConfirmed) return { ...scan, moved: 0, purged: 0 };
  let moved = 0;
  if (scan.unknown > 0) {
    const today = parisDay(now);
    const move = async (key: string) => {
      await deps.files.quarantine(key, today);
      moved += 1;
    };
    await scanStored(deps, move, stopping);
  }
  const purged = await deps.files.purgeQuarantine(parisDay(new Date(now.getTime() - keptMs)), stopping);
  return { ...scan, moved, purged };
}
