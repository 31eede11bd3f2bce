// A file of keys in PEM that the installation generates once, for its owner alone.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export async function readIfExists(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Reads the file, or writes what `generate` returns with mode 0600, in a folder with mode 0700. The file appears by a rename, so a
 * crash leaves no partial key.
 * @throws when the file exists and cannot be read: an existing key is never overwritten.
 */
export async function loadKeyFile(file: string, generate: () => Promise<string>): Promise<string> {
  const existing = await readIfExists(file);
  if (existing !== null) return existing;
  const pem = await generate();
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}.tmp`;
  await rm(temporary, { force: true });
  await writeFile(temporary, pem, { mode: 0o600, flag: 'wx' });
  await rename(temporary, file);
  return pem;
}
