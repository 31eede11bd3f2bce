// Files in a folder of the data directory: each written aside, flushed, renamed, and the folder flushed after it.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilesPort, StoredKey } from './files-port.ts';

/** A key, or the name its bytes have until they are whole. */
const namePattern = /^[A-Za-z0-9_-]{20,64}(?:\.[0-9a-f]{12}\.part)?$/;

export async function createFolderFiles(folder: string): Promise<FilesPort> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    put: (key, bytes) => put(folder, key, bytes),
    get: (key) => readFile(pathOf(folder, key)),
    delete: (key) => rm(pathOf(folder, key), { force: true }),
    list: () => list(folder),
  };
}

async function put(folder: string, key: string, bytes: Uint8Array): Promise<void> {
  const path = pathOf(folder, key);
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  const file = await open(part, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

async function list(folder: string): Promise<StoredKey[]> {
  const keys = (await readdir(folder)).filter((name) => namePattern.test(name));
  return Promise.all(keys.map(async (key) => ({ key, modifiedAt: (await stat(join(folder, key))).mtime })));
}

/** Keys are ours and random; anything else never reaches the disk. */
function pathOf(folder: string, key: string): string {
  if (!namePattern.test(key)) throw new Error('not a storage key');
  return join(folder, key);
}
