import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
}

export interface FolderLock {
  release: () => Promise<void>;
}

/**
 * Takes `<folder>.lock`, a file that holds our process number. A lock left by a dead process is replaced; one held by
 * a living process never is, because two processes on one embedded database lose acknowledged data.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = `${folder}.lock`;
  await mkdir(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await writeLock(path)) return { release: () => rm(path, { force: true }) };
    const holder = await readHolder(path);
    if (holder !== null && isAlive(holder)) {
      throw new FolderLockedError(
        `The database folder ${folder} is in use by process ${holder}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    await rm(path, { force: true });
  }
  throw new FolderLockedError(`The lock ${path} is being taken by several processes at once; start again.`);
}

async function writeLock(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(String(process.pid));
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    if (isErrnoException(error) && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function readHolder(path: string): Promise<number | null> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to somebody else.
    return isErrnoException(error) && error.code === 'EPERM';
  }
}

function isErrnoException(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}
