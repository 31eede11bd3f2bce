// A file of keys in PEM that the installation generates once, for its owner alone.
import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const isSystemError = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

export async function readIfExists(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * Reads the file, or writes what `generate` returns with mode 0600, in a folder with mode 0700. The file appears whole by a link, so a
 * crash leaves no partial key, and of two processes that generate one at once the second reads that of the first.
 * @throws when the file exists and cannot be read: an existing key is never overwritten.
 */
export async function loadKeyFile(file: string, generate: () => Promise<string>): Promise<string> {
  const existing = await readIfExists(file);
  if (existing !== null) return existing;
  const pem = await generate();
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, pem, { mode: 0o600, flag: 'wx' });
    await link(temporary, file);
    return pem;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return await readFile(file, 'utf8');
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}
