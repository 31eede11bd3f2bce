// Database and files are restored, mounted and configured apart. Each holds the id of the other, and a server starts on
// a pair only: with the wrong database, all files would look unused; with the wrong folder, all would look lost.
import type { Deps } from '../../deps.ts';
import { type FilesPort, UnreadableFileError } from '../../ports/files/files-port.ts';
import { findInstallationId, insertInstallationId, sampleFiles } from './files.repository.ts';

type PairDeps = Pick<Deps, 'db' | 'files'>;

/** The message is one English sentence with the remedy. */
export class FilesRefusedError extends Error {
  override readonly name = 'FilesRefusedError';
}

/** Checks the pair, or makes it at the first start. Throws a `FilesRefusedError`; never changes a file. */
export async function pairFiles(deps: PairDeps & Pick<Deps, 'ids'>): Promise<void> {
  const fault = (await findPairFault(deps)) ?? (await findSecretFault(deps));
  if (fault !== null) throw new FilesRefusedError(fault);
  const { databaseId, filesId } = await readIds(deps);
  // The folder first: killed between the two, the next start finds an id beside a database without one, and takes it.
  await deps.files.writeDatabaseId(filesId ?? databaseId ?? deps.ids.uuid());
  const written = await deps.files.readDatabaseId();
  if (written !== null) await insertInstallationId(deps.db, written);
}

/** One English sentence naming both sides and the remedy; null when they belong together. */
export async function findPairFault(deps: PairDeps): Promise<string | null> {
  const { databaseId, filesId } = await readIds(deps);
  if (databaseId !== null && databaseId === filesId) return null;
  const areBothNamed = databaseId !== null && filesId !== null;
  if (!areBothNamed && (await fits(deps, databaseId))) return null;
  return (
    `DATABASE_URL, DATA_DIR: the database (id ${databaseId ?? 'none'}) and the files of ${deps.files.location} (id ` +
    `${filesId ?? 'none'}) do not belong together: correct the settings, finish the restore of both, or, if they do ` +
    'belong together, write the id of the database into .database-id there (docs/deploy/restore.md).'
  );
}

/** Checks that APP_SECRET, or the previous one, opens the stored files. Null when it does, or without files. */
export async function findSecretFault({ db, files }: PairDeps): Promise<string | null> {
  const sample = await sampleFiles(db, sampleSize);
  const reasons = await Promise.all(sample.map(({ key }) => findReason(files, key)));
  const foreign = reasons.filter((reason) => reason === 'anotherSecret').length;
  // One may be a damaged file; two, or the only one there is, are a secret.
  if (foreign === 0 || foreign < Math.min(2, sample.length)) return null;
  return (
    `APP_SECRET: ${foreign} of ${sample.length} stored files looked at are sealed with another secret: restore it, or ` +
    'set APP_SECRET_PREVIOUS to it and run reseal-files.'
  );
}

/** Newest and oldest, this many of each. */
const sampleSize = 5;

async function readIds({ db, files }: PairDeps) {
  return { databaseId: await findInstallationId(db), filesId: await files.readDatabaseId() };
}

/** Neither side, or one of them, has an id yet. */
async function fits({ db, files }: PairDeps, databaseId: string | null): Promise<boolean> {
  const rows = await sampleFiles(db, sampleSize);
  const hasBytes = await isFilled(files);
  if (rows.length === 0 && !hasBytes) return true;
  // A named database had a named folder beside it: one that holds files and no name is another's.
  if (databaseId !== null || rows.length === 0 || !hasBytes) return false;
  // Made before ids existed, or killed while they were written: the rows decide.
  const reasons = await Promise.all(rows.map(({ key }) => findReason(files, key)));
  return reasons.some((reason) => reason !== 'missing');
}

async function isFilled(files: FilesPort): Promise<boolean> {
  const first = await files.list()[Symbol.asyncIterator]().next();
  return first.done !== true;
}

async function findReason(files: FilesPort, key: string) {
  try {
    await files.get(key);
    return null;
  } catch (error) {
    if (error instanceof UnreadableFileError) return error.reason;
    throw error;
  }
}
