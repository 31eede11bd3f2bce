import { files } from '../../db/schema/files.ts';
import type { Deps } from '../../deps.ts';
import { resealFile, type SealingSecrets } from '../../ports/files/sealed-files.ts';

export interface Resealing {
  resealed: number;
  /** One English sentence for each file that could not be read. */
  failures: string[];
}

/** Every stored file under today's secret. Safe to run again, and beside a server that runs. */
export async function resealFiles(
  { db, files: store }: Pick<Deps, 'db' | 'files'>,
  secrets: SealingSecrets,
): Promise<Resealing> {
  const rows = await db.select({ id: files.id, key: files.storageKey }).from(files);
  const result: Resealing = { resealed: 0, failures: [] };
  for (const { id, key } of rows) {
    try {
      if (await resealFile(store, secrets, key)) result.resealed += 1;
    } catch (error) {
      // One that is lost must not leave the others under a secret that is about to be forgotten.
      result.failures.push(`File ${id}: ${error instanceof Error ? error.message : 'unreadable'}.`);
    }
  }
  return result;
}
