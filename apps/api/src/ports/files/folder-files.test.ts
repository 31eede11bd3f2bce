import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FilesPort } from './files-port.ts';
import { createFolderFiles } from './folder-files.ts';

const run = promisify(execFile);
const [key, other] = ['contract-of-camille-moreau', 'contract-of-yanis-roche-1'];

let folder: string;
let files: FilesPort;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-files-'));
  files = await createFolderFiles(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const stored of files.list()) found.push(stored.key);
  return found.toSorted();
}

describe('a write that fails', () => {
  it('leaves no file after a partial write', async () => {
    // A process may write files of 8 blocks at most: the write stops half-way, as on a full disk.
    const module = fileURLToPath(new URL('./folder-files.ts', import.meta.url));
    const script = `const { createFolderFiles } = await import(${JSON.stringify(module)});
      const files = await createFolderFiles(${JSON.stringify(folder)});
      await files.put('${key}', Buffer.alloc(1_000_000)).catch(({ code }) => console.log(code));`;
    const { stdout } = await run('sh', [
      '-c',
      'ulimit -f 8; exec "$0" --input-type=module -e "$1"',
      process.execPath,
      script,
    ]);
    expect(stdout.trim()).toBe('EFBIG');
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves no file when the rename fails', async () => {
    await mkdir(join(folder, key));
    await expect(files.put(key, Buffer.from('y'))).rejects.toThrow();
    expect(await readdir(folder)).toEqual([key]);
  });
});

describe('a folder of files', () => {
  it('lists what a killed process left half-written, so that it is quarantined like other unknown bytes', async () => {
    const part = `${key}.0123456789ab.part`;
    await writeFile(join(folder, part), 'half');
    await files.put(other, Buffer.from('whole'));
    expect(await keys()).toEqual([part, other].toSorted());
    await files.quarantine(part, '2026-03-02');
    expect(await keys()).toEqual([other]);
  });

  it('keeps quarantined bytes in a folder of their day, which is gone with the last of them', async () => {
    await files.put(key, Buffer.from('first'));
    await files.put(other, Buffer.from('second'));
    await files.quarantine(key, '2026-03-01');
    await files.quarantine(other, '2026-03-02');
    expect(await readFile(join(folder, '.quarantine', '2026-03-01', key), 'utf8')).toBe('first');
    await files.purgeQuarantine('2026-03-02');
    expect(await readdir(join(folder, '.quarantine'))).toEqual(['2026-03-02']);
  });

  it('holds the id of its database in a file that is hidden', async () => {
    await files.writeDatabaseId('first');
    expect([await keys(), await readdir(folder)]).toEqual([[], ['.database-id']]);
  });
});
