import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderLockedError, lockFolder } from './folder-lock.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'lock-'));
  folder = join(parent, 'database');
});
afterEach(() => rm(parent, { recursive: true }));

describe('lockFolder', () => {
  it('holds until it is released, and names the process that holds it', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(String(process.pid));
    await lock.release();
    await (await lockFolder(folder)).release();
  });

  it('is never taken from a living process', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    await writeFile(`${folder}.lock`, String(child.pid));
    await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = await lockFolder(folder);
    expect(await readFile(`${folder}.lock`, 'utf8')).toBe(String(process.pid));
    await lock.release();
  });

  it('replaces one that a crash left empty', async () => {
    await writeFile(`${folder}.lock`, '');
    await (await lockFolder(folder)).release();
  });
});
