// A backup of a server with a stored file, as an operator makes it, restored as a drill; and drills that must fail.
import { execFile } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDatabase } from '@repo/postgres';
import { freePort } from '@repo/postgres/free-port';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectDatabase } from '../db/client.ts';
import { files } from '../db/schema/files.ts';
import { createFolderFiles } from '../ports/files/folder-files.ts';
import { resealFile, sealFiles } from '../ports/files/sealed-files.ts';
import { prepareServer } from '../testing/crash/server-process.ts';
import { startS3 } from '../testing/s3/s3-stand-in.ts';

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
    // Two hours ago.
    const storedAt = Date.now() / 1000 - 7200;
    await utimes(join(port.location, storageKey), storedAt, storedAt);
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

const keysIn = async (folderOfFiles: string) =>
  (await readdir(folderOfFiles)).filter((name) => !name.startsWith('.'));

const inode = async (of: string, key: string) => (await stat(join(of, 'files', key))).ino;

it('a second backup links what did not change, and copies what was sealed again', async () => {
  const stored = join(env['DATA_DIR'] ?? '', 'files');
  const [same = '', resealed = ''] = await keysIn(stored);
  const newer = 'a-newer-secret-of-32-characters-or-more';
  await resealFile(await createFolderFiles(stored), [newer, secret], resealed);
  const { text } = await run('backup', `--to=${join(folder, 'backups')}`);
  const second = text.split(':')[0] ?? '';
  expect(await inode(second, same)).toBe(await inode(backup, same));
  const copy = await readFile(join(second, 'files', resealed));
  expect(copy.equals(await readFile(join(stored, resealed)))).toBe(true);
  await resealFile(await createFolderFiles(stored), [secret, newer], resealed);
});

it('a backup holds the files of a bucket, and a drill opens them without it', async () => {
  const s3 = await startS3();
  const stored = join(env['DATA_DIR'] ?? '', 'files');
  for (const name of await readdir(stored)) s3.objects.write(name, await readFile(join(stored, name)));
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.settings;
  const own = env;
  env = {
    ...own,
    FILES: 's3',
    S3_ENDPOINT: String(endpoint),
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PATH_STYLE: 'true',
  };
  await mkdir(join(folder, 'of-bucket'));
  const { text } = await run('backup', `--to=${join(folder, 'of-bucket')}`);
  await s3.stop();
  expect(await keysIn(join(text.split(':')[0] ?? '', 'files'))).toHaveLength(2);
  const drill = await run('restore-drill', `--backup=${text.split(':')[0]}`, '--files=all');
  env = own;
  expect([drill.text.split('\n').slice(1, -1), drill.code]).toEqual([['The backup is whole.'], 0]);
});
