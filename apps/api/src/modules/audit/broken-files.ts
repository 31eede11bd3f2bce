// Opens stored files and compares them with their rows, one in memory at a time.
import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { UnreadableFileError } from '../../ports/files/files-port.ts';
import { type CheckedFile, filesInPages, sampleFiles } from '../files/files.repository.ts';
import { findPairFault, findSecretFault } from '../files/pair-files.ts';
import { scanStored } from '../files/scan-stored.ts';
import { createFindings } from './findings.ts';

export type FileScope = 'sample' | 'all';

/** Of the newest files and of the oldest, each. */
const sampleSize = 100;

/** One English sentence for each fault. A mismatch or a wrong secret is reported alone: all files would seem broken. */
export async function brokenFiles(
  deps: Pick<Deps, 'db' | 'files' | 'clock'>,
  scope: FileScope,
): Promise<string[]> {
  const fault = (await findPairFault(deps)) ?? (await findSecretFault(deps));
  if (fault !== null) return [fault];
  const unreadable = createFindings();
  const candidates = scope === 'all' ? filesInPages(deps.db) : await sampleFiles(deps.db, sampleSize);
  for await (const file of candidates) {
    const problem = await findProblem(deps, file);
    if (problem !== null) unreadable.add(`File ${file.id}: ${problem}.`);
  }
  const unknown = createFindings();
  const scan = await scanStored(deps, (key) =>
    unknown.add(`Stored file ${key}: it has no row; the quarantine job moves it.`),
  );
  const isOverLimit = scan.unknown > scan.limit;
  return [
    ...unreadable.sentences(),
    ...(isOverLimit ? [overLimit(scan.unknown, scan.limit)] : unknown.sentences()),
  ];
}

function overLimit(unknown: number, limit: number): string {
  return (
    `Stored files: ${unknown} have no row, more than the limit of ${limit}: none is quarantined before an operator has ` +
    'checked that this is the right database and run quarantine --confirm.'
  );
}

async function findProblem({ files }: Pick<Deps, 'files'>, { key, sha256 }: CheckedFile) {
  try {
    const bytes = await files.get(key);
    return createHash('sha256').update(bytes).digest('hex') === sha256
      ? null
      : 'its content is not the one of its row (SHA-256)';
  } catch (error) {
    if (error instanceof UnreadableFileError) return error.explanation;
    throw error;
  }
}
