// Files in a folder of the data directory: each written aside, flushed, renamed, and the folder flushed after it.
import { randomBytes } from 'node:crypto';
import { link, mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileExistsError, type FilesPort, type StoredKey, UnreadableFileError } from './files-port.ts';

/** A key, or the name its bytes have until they are whole. */
const namePattern = /^[A-Za-z0-9_-]{20,64}(?:\.[0-9a-f]{12}\.part)?$/;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const quarantineFolder = '.quarantine';
const databaseIdFile = '.database-id';

export async function createFolderFiles(folder: string): Promise<FilesPort> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const idPath = join(folder, databaseIdFile);
  return {
    location: folder,
    put: async (key, bytes) => {
      const isWritten = await writeWhole(folder, { path: pathOf(folder, key), bytes, isKept: true });
      if (!isWritten && !(await get(folder, key)).equals(bytes)) throw new FileExistsError(key);
    },
    replace: async (key, bytes) => {
      // Not a file that was deleted meanwhile.
      await get(folder, key);
      await writeWhole(folder, { path: pathOf(folder, key), bytes, isKept: false });
    },
    get: (key) => get(folder, key),
    delete: (key) => rm(pathOf(folder, key), { force: true }),
    list: () => list(folder),
    quarantine: (key, day) => quarantine(folder, key, day),
    purgeQuarantine: (beforeDay, stopping) => purge(join(folder, quarantineFolder), beforeDay, stopping),
    readDatabaseId: async () => (await unless('ENOENT', readFile(idPath, 'utf8')))?.trim() ?? null,
    writeDatabaseId: async (id) => {
      await writeWhole(folder, { path: idPath, bytes: Buffer.from(`${id}\n`), isKept: true });
    },
  };
}

interface WholeWrite {
  path: string;
  bytes: Uint8Array;
  /** A file that is there already stays as it is. */
  isKept: boolean;
}

/** Returns false when a file is there already and was kept. */
async function writeWhole(folder: string, { path, bytes, isKept }: WholeWrite): Promise<boolean> {
  let isWritten = true;
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    const file = await open(part, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    if (isKept)
      isWritten =
        (await unless(
          'EEXIST',
          link(part, path).then(() => true),
        )) ?? false;
    else await rename(part, path);
  } finally {
    // A full disk must not fill further at each retry. On a folder that is read-only by now, the job sees to it.
    await rm(part, { force: true }).catch(() => {});
  }
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
  return isWritten;
}

async function get(folder: string, key: string): Promise<Buffer> {
  const bytes = await unless('ENOENT', readFile(pathOf(folder, key)));
  if (bytes === undefined) throw new UnreadableFileError(key, 'missing');
  return bytes;
}

async function* list(folder: string): AsyncGenerator<StoredKey> {
  for await (const { name } of await opendir(folder)) {
    if (!namePattern.test(name)) continue;
    // Gone meanwhile: deleted, or a write that has just ended.
    const found = await unless('ENOENT', stat(join(folder, name)));
    if (found !== undefined) yield { key: name, modifiedAt: found.mtime };
  }
}

async function quarantine(folder: string, key: string, day: string): Promise<void> {
  const target = join(folder, quarantineFolder, day);
  await mkdir(target, { recursive: true, mode: 0o700 });
  await unless('ENOENT', rename(pathOf(folder, key), join(target, key)));
}

async function purge(folder: string, beforeDay: string, stopping?: AbortSignal): Promise<number> {
  let purged = 0;
  for (const day of (await unless('ENOENT', readdir(folder))) ?? []) {
    if (!dayPattern.test(day) || day >= beforeDay) continue;
    for (const name of await readdir(join(folder, day))) {
      stopping?.throwIfAborted();
      await rm(join(folder, day, name), { recursive: true, force: true });
      purged += 1;
    }
    await rm(join(folder, day), { recursive: true, force: true });
  }
  return purged;
}

/** Keys are ours and random; anything else never reaches the disk. */
function pathOf(folder: string, key: string): string {
  if (!namePattern.test(key)) throw new Error('not a storage key');
  return join(folder, key);
}

async function unless<Result>(code: string, work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === code) return undefined;
    throw error;
  }
}
