// A backup of a server with a stored file, as an operator makes it, restored as a drill; and drills that must fail.
import { execFile } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDatabase } from '@repo/postgres';
import { freePort } from '@repo/postgres/free-port';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectDatabase } from '../db/client.ts';
import { files } from '../db/schema/files.ts';
import { createFolderFiles } from '../ports/files/folder-files.ts';
import { sealFiles } from '../ports/files/sealed-files.ts';
import { prepareServer } from '../testing/crash/server-process.ts';

const secret = 'a-secret-of-32-characters-or-more';

let folder: string;
let env: Record<string, string>;
let backup: string;

const run = async (command: string, ...args: string[]) => {
  const file = join(import.meta.dirname, `${command}.ts`);
  const options = { env: { ...env, PATH: process.env['PATH'], POSTGRES_BIN: process.env['POSTGRES_BIN'] } };
  const outcome = await promisify(execFile)(process.execPath, [file, ...args], options).catch(
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return { text: outcome.stdout + outcome.stderr, code: 'code' in outcome ? outcome.code : 0 };
};

/** Two files without an owner, as the API stores them. */
async function storeFiles(url: string): Promise<void> {
  const port = sealFiles(await createFolderFiles(join(env['DATA_DIR'] ?? '', 'files')), [secret]);
  const database = connectDatabase(url, { maxConnections: 1 });
  for (const content of ['one', 'two']) {
    const bytes = Buffer.from(content);
    const storageKey = randomBytes(24).toString('base64url');
    await port.put(storageKey, bytes);
    await database.db.insert(files).values({
      id: randomUUID(),
      storageKey,
      purpose: 'statement',
      originalName: `${content}.pdf`,
      mime: 'application/pdf',
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      createdAt: new Date(),
    });
  }
  await database.close();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const { url, migrationUrl } = await createDatabase(inject('adminUrl'));
  env = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: url,
    DATABASE_MIGRATION_URL: migrationUrl,
    APP_SECRET: secret,
    ADMIN_EMAIL: 'camille.durand@exemple.fr',
    ADMIN_PASSWORD: 'Premier-Administrateur-2026-Lyon!',
    API_PORT: String(await freePort()),
  };
  // It gives the database and the folder their id.
  const server = prepareServer(env);
  await server.start();
  await server.stop();
  await storeFiles(url);
  expect(await run('create-admin')).toMatchObject({ code: 0 });
  await mkdir(join(folder, 'backups'));
  const { text, code } = await run('backup', `--to=${join(folder, 'backups')}`);
  expect(code, text).toBe(0);
  backup = text.split(':')[0] ?? '';
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a drill', () => {
  it('restores a backup, opens its files, and prints how old and how whole it is', async () => {
    const { text, code } = await run('restore-drill', `--backup=${backup}`, '--files=all');
    expect(text).toMatch(
      /^Restored in \d+ s: accounts: 1, contracts: 0, files: 2; the last act in it is [\d.]+ h old\.\n/,
    );
    expect([text.split('\n').slice(1, -1), code]).toEqual([['The backup is whole.'], 0]);
  });

  it('finds a file that was damaged, and another secret', async () => {
    const damaged = join(folder, 'damaged');
    await cp(backup, damaged, { recursive: true });
    const [file = ''] = (await readdir(join(damaged, 'files'))).filter((name) => !name.startsWith('.'));
    await truncate(join(damaged, 'files', file), 10);
    const first = await run('restore-drill', `--backup=${damaged}`, '--files=all');
    expect([first.text, first.code]).toEqual([expect.stringMatching(/the backup is not whole\.\n$/), 1]);
    env['APP_SECRET'] = 'another-secret-of-32-characters-or-more';
    const second = await run('restore-drill', `--backup=${backup}`);
    env['APP_SECRET'] = secret;
    expect([second.text, second.code]).toEqual([expect.stringContaining('APP_SECRET: '), 1]);
  });
});

it('a second backup links what did not change', async () => {
  const { text } = await run('backup', `--to=${join(folder, 'backups')}`);
  const [file = ''] = (await readdir(join(backup, 'files'))).filter((name) => !name.startsWith('.'));
  const [one, other] = await Promise.all(
    [backup, text.split(':')[0] ?? ''].map((each) => stat(join(each, 'files', file))),
  );
  expect(other?.ino).toBe(one?.ino);
});
