import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderFiles } from './folder-files.ts';
import { sealFiles } from './sealed-files.ts';

const [before, now] = ['the-secret-of-before-the-change', 'the-secret-that-is-used-today'];
const [name, other] = ['identity-card-of-camille', 'identity-card-of-someone'];
const bytes = Buffer.from('%PDF-1.7 Camille Moreau');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = async (...secrets: [string, ...string[]]) => sealFiles(await createFolderFiles(folder), secrets);
const onDisk = (key: string) => join(folder, key);

describe('a file at rest', () => {
  it('is read back unchanged, and is not in clear text on disk', async () => {
    const files = await open(now);
    await files.put(name, bytes);
    expect(await files.get(name)).toEqual(bytes);
    const stored = await readFile(onDisk(name));
    expect(stored.includes('Camille')).toBe(false);
    await files.put(other, bytes);
    expect(await readFile(onDisk(other))).not.toEqual(stored);
  });

  it('may be empty', async () => {
    const files = await open(now);
    await files.put(name, Buffer.alloc(0));
    expect(await files.get(name)).toHaveLength(0);
  });

  it('is refused when a single bit of it was changed, wherever', async () => {
    const files = await open(now);
    await files.put(name, bytes);
    const stored = await readFile(onDisk(name));
    for (let place = 0; place < stored.length; place += 1) {
      const changed = Buffer.from(stored);
      changed[place] = (changed[place] ?? 0) ^ 1;
      await writeFile(onDisk(name), changed);
      await expect(files.get(name), `byte ${place}`).rejects.toThrow();
    }
  });

  it('is refused when it is cut short, in clear, or another’s under its name', async () => {
    const files = await open(now);
    await files.put(name, bytes);
    const stored = await readFile(onDisk(name));
    for (const length of [0, 4, 30, stored.length - 1]) {
      await writeFile(onDisk(name), stored.subarray(0, length));
      await expect(files.get(name), `${length} bytes`).rejects.toThrow();
    }
    await writeFile(onDisk(name), bytes);
    await expect(files.get(name)).rejects.toThrow('not sealed');
    await writeFile(onDisk(other), stored);
    await expect(files.get(other)).rejects.toThrow();
  });

  it('is read after the secret was changed by a server that has the previous one, and by no other', async () => {
    await (await open(before)).put(name, bytes);
    await expect((await open(now)).get(name)).rejects.toThrow('another APP_SECRET');
    const files = await open(now, before);
    expect(await files.get(name)).toEqual(bytes);
    await files.replace(name, bytes);
    expect(await (await open(now)).get(name)).toEqual(bytes);
  });
});
