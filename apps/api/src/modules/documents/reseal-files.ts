import type { Deps } from '../../deps.ts';
import { resealFile, type SealingSecrets } from '../../ports/files/sealed-files.ts';
import { filesInPages } from '../files/files.repository.ts';

export interface Resealing {
  resealed: number;
  failed: number;
}

/**
 * Seals every stored file with today's secret, one in memory at a time. Safe to run again, and beside a running server.
 * `onFailure` is called with one English sentence for each file that could not be read.
 */
export async function resealFiles(
  { db, files: store }: Pick<Deps, 'db' | 'files'>,
  secrets: SealingSecrets,
  onFailure: (sentence: string) => void,
): Promise<Resealing> {
  const result: Resealing = { resealed: 0, failed: 0 };
  for await (const { id, key } of filesInPages(db)) {
    try {
      if (await resealFile(store, secrets, key)) result.resealed += 1;
    } catch (error) {
      // One that is lost must not leave the others under a secret that is about to be removed.
      result.failed += 1;
      onFailure(`File ${id}: ${error instanceof Error ? error.message : 'unreadable'}.`);
    }
  }
  return result;
}
