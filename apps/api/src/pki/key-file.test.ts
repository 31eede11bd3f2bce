import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadKeyFile } from './key-file.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'key-file-'));
  file = path.join(folder, 'keys', 'key.pem');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a key file', () => {
  it('is generated once, for its owner alone, with nothing beside it', async () => {
    expect(await loadKeyFile(file, async () => 'first')).toBe('first');
    expect(await loadKeyFile(file, async () => 'second')).toBe('first');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(path.dirname(file))).toEqual(['key.pem']);
  });

  it('is that of the first of two processes which generate one at once', async () => {
    const slow = async () => {
      await loadKeyFile(file, async () => 'first');
      return 'second';
    };
    expect(await loadKeyFile(file, slow)).toBe('first');
    expect(await readFile(file, 'utf8')).toBe('first');
    const made = ['a', 'b', 'c'].map((pem) => loadKeyFile(`${file}.other`, async () => pem));
    expect(new Set(await Promise.all(made)).size).toBe(1);
    expect(await readdir(path.dirname(file))).toEqual(['key.pem', 'key.pem.other']);
  });

  it('is not written where its folder cannot be made', async () => {
    await writeFile(path.join(folder, 'keys'), '');
    await expect(loadKeyFile(file, async () => 'first')).rejects.toThrow('ENOTDIR');
  });
});
