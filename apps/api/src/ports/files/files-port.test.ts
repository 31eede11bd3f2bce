// What every store of files does, in a folder and in a bucket alike.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startS3 } from '../../testing/s3/s3-stand-in.ts';
import { FileExistsError, type FilesPort, UnreadableFileError } from './files-port.ts';
import { openStore } from './open-files.ts';

const [key, other, third] = [
  'contract-of-camille-moreau',
  'contract-of-yanis-roche-1',
  'identity-card-of-somebody',
];

let closeStore: () => Promise<void> = async () => {};
afterEach(() => closeStore());

async function openFolderStore(): Promise<FilesPort> {
  const dataDir = await mkdtemp(join(tmpdir(), 'files-'));
  closeStore = () => rm(dataDir, { recursive: true, force: true });
  return openStore({ dataDir, s3: null });
}

async function openBucketStore(): Promise<FilesPort> {
  // Two objects a page: a listing takes several.
  const s3 = await startS3({ pageSize: 2 });
  closeStore = s3.stop;
  return openStore({ dataDir: '/dev/null', s3: s3.settings });
}

async function keysOf(files: FilesPort): Promise<string[]> {
  const found: string[] = [];
  for await (const stored of files.list()) found.push(stored.key);
  return found.toSorted();
}

describe.each([
  ['a folder', openFolderStore],
  ['a bucket', openBucketStore],
])('%s', (_name, open) => {
  it('returns the bytes that were put, whatever they are, and lists their key with its time', async () => {
    const files = await open();
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256));
    await files.put(key, bytes);
    await files.put(other, Buffer.alloc(0));
    expect((await files.get(key)).equals(bytes)).toBe(true);
    expect(await files.get(other)).toHaveLength(0);
    const listed = [];
    for await (const stored of files.list()) listed.push(stored);
    expect(listed.map((stored) => stored.key).toSorted()).toEqual([key, other]);
    for (const { modifiedAt } of listed)
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
  });

  it('never overwrites a file: the same bytes once more are accepted, others are refused', async () => {
    const files = await open();
    await files.put(key, Buffer.from('first'));
    await files.put(key, Buffer.from('first'));
    await expect(files.put(key, Buffer.from('other'))).rejects.toThrow(FileExistsError);
    expect(String(await files.get(key))).toBe('first');
  });

  it('replaces the bytes of a file that is there, and makes none of one that was deleted', async () => {
    const files = await open();
    await files.put(key, Buffer.from('first'));
    await files.replace(key, Buffer.from('second'));
    expect(String(await files.get(key))).toBe('second');
    await files.delete(key);
    await expect(files.replace(key, Buffer.from('third'))).rejects.toThrow(UnreadableFileError);
    expect(await keysOf(files)).toEqual([]);
  });

  it('reports a file that is not there as missing, and deletes one twice without a fault', async () => {
    const files = await open();
    await files.put(key, Buffer.from('first'));
    await files.delete(key);
    await files.delete(key);
    await expect(files.get(key)).rejects.toMatchObject({ reason: 'missing' });
  });

  it.each(['../secret-of-the-installation', '.database-id', 'a/key-of-another-folder-here'])(
    'refuses %s, which is no key of ours',
    async (name) => {
      const files = await open();
      await expect(async () => files.put(name, Buffer.from('x'))).rejects.toThrow('not a storage key');
      await expect(async () => files.get(name)).rejects.toThrow('not a storage key');
    },
  );

  it('keeps quarantined bytes out of the list, and purges the days before the one named', async () => {
    const files = await open();
    for (const name of [key, other, third]) await files.put(name, Buffer.from(name));
    await files.quarantine(key, '2026-03-01');
    await files.quarantine(other, '2026-03-02');
    await files.quarantine(other, '2026-03-02');
    expect(await keysOf(files)).toEqual([third]);
    await expect(files.get(key)).rejects.toMatchObject({ reason: 'missing' });
    expect(await files.purgeQuarantine('2026-03-02')).toBe(1);
    expect(await files.purgeQuarantine('2026-03-02')).toBe(0);
    expect(await files.purgeQuarantine('2026-03-03')).toBe(1);
    expect(await keysOf(files)).toEqual([third]);
  });

  it('ends a purge between two files when the process stops, and purges the rest the next time', async () => {
    const files = await open();
    for (const name of [key, other]) {
      await files.put(name, Buffer.from(name));
      await files.quarantine(name, '2026-03-01');
    }
    const { signal } = new AbortController();
    vi.spyOn(signal, 'throwIfAborted')
      .mockReturnValueOnce()
      .mockImplementation(() => {
        throw new Error('stopping');
      });
    await expect(files.purgeQuarantine('2026-03-02', signal)).rejects.toThrow('stopping');
    expect(await files.purgeQuarantine('2026-03-02')).toBe(1);
  });

  it('stores the id of its database once, outside the files', async () => {
    const files = await open();
    expect(await files.readDatabaseId()).toBeNull();
    await files.writeDatabaseId('first');
    await files.writeDatabaseId('second');
    expect(await files.readDatabaseId()).toBe('first');
    expect(await keysOf(files)).toEqual([]);
  });
});
