import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@repo/postgres/free-port';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerErrorMapping } from '../../../http/error-mapping.ts';
import { type S3StandIn, startS3 } from '../../../testing/s3/s3-stand-in.ts';
import { FileExistsError, FilesUnavailableError } from '../files-port.ts';
import { resealFile, sealFiles } from '../sealed-files.ts';
import { openBucket } from './s3-files.ts';

const key = 'contract-of-camille-moreau';
const [before, now] = ['the-secret-of-before-the-change', 'the-secret-that-is-used-today'];

let s3: S3StandIn;
beforeEach(async () => {
  s3 = await startS3();
});
afterEach(() => s3.stop());

describe('a start on a bucket', () => {
  it('is refused in one sentence when it does not exist, or its key does not open it', async () => {
    const refused = (change: object) => openBucket({ ...s3.settings, ...change });
    const { endpoint } = s3.settings;
    await expect(refused({ bucket: 'another-bucket' })).rejects.toThrow(
      `S3_BUCKET: there is no bucket another-bucket at ${endpoint}; make it, with versioning.`,
    );
    const ofKey = `S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: ${endpoint} refuses this key for the bucket`;
    await expect(refused({ secretAccessKey: 'not-the-secret-of-this-key' })).rejects.toThrow(ofKey);
    await expect(refused({ accessKeyId: 'ANOTHER-KEY' })).rejects.toThrow(ofKey);
    await expect(refused({ region: 'us-east-1' })).rejects.toThrow(
      `S3_REGION: the bucket ${s3.settings.bucket} is in another region than us-east-1.`,
    );
  });

  it('is refused when nothing listens there', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    const start = openBucket({ ...s3.settings, endpoint });
    await expect(start).rejects.toThrow(
      /^S3_ENDPOINT: http:\/\/127\.0\.0\.1:\d+ is out of reach \(ECONNREFUSED\)\.$/,
    );
  });

  it('is refused when it keeps no versions, or its server ignores If-None-Match', async () => {
    s3.versioning = 'Suspended';
    await expect(openBucket(s3.settings)).rejects.toThrow(/^S3_BUCKET: .* keeps no versions/);
    s3.versioning = 'Enabled';
    s3.knowsPreconditions = false;
    await expect(openBucket(s3.settings)).rejects.toThrow(/^S3_ENDPOINT: .* ignores If-None-Match/);
    s3.knowsPreconditions = true;
    await openBucket(s3.settings);
    await openBucket(s3.settings);
  });
});

describe('a bucket of files', () => {
  it('holds sealed bytes under the names of a folder', async () => {
    const files = sealFiles(await openBucket(s3.settings), [now]);
    await files.put(key, Buffer.from('%PDF-1.7 Camille Moreau'));
    await files.writeDatabaseId('an-id');
    expect(s3.objects.keys()).toEqual(['.database-id', '.written-once', key]);
    expect(s3.objects.read(key)?.includes('Camille')).toBe(false);
    expect(String(await files.get(key))).toBe('%PDF-1.7 Camille Moreau');
    s3.objects.write(key, Buffer.from('%PDF-1.7 Somebody'));
    await expect(files.get(key)).rejects.toMatchObject({ reason: 'notSealed' });
  });

  it('takes a write whose response was lost for done, and not another’s of the same key', async () => {
    const files = await openBucket(s3.settings);
    s3.cutNext = true;
    await files.put(key, Buffer.from('first'));
    expect(s3.requests.filter((request) => request === `PUT /${s3.settings.bucket}/${key}`)).toHaveLength(2);
    s3.cutNext = true;
    await expect(files.put(key, Buffer.from('other'))).rejects.toThrow(FileExistsError);
    expect([String(s3.objects.read(key)), s3.objects.countOlder(key)]).toEqual(['first', 0]);
  });

  it('reseals a file, whose version of before stays in the bucket', async () => {
    const bucket = await openBucket(s3.settings);
    await sealFiles(bucket, [before]).put(key, Buffer.from('bytes'));
    expect(await resealFile(bucket, [now, before], key)).toBe(true);
    expect(await resealFile(bucket, [now, before], key)).toBe(false);
    expect(String(await sealFiles(bucket, [now]).get(key))).toBe('bytes');
    expect(s3.objects.countOlder(key)).toBe(1);
  });

  it('replaces nothing that another process has just replaced', async () => {
    const files = await openBucket(s3.settings);
    await files.put(key, Buffer.from('first'));
    s3.writtenAfterHead = Buffer.from('another');
    await expect(files.replace(key, Buffer.from('second'))).rejects.toThrow(FilesUnavailableError);
    expect(String(s3.objects.read(key))).toBe('another');
  });

  it('that stops in the middle of a file is out of reach', async () => {
    const files = await openBucket(s3.settings);
    await files.put(key, Buffer.from('bytes'));
    s3.isStalled = true;
    await expect(files.get(key)).rejects.toThrow(FilesUnavailableError);
  });

  it('that fails once is called again; one that fails on is out of reach, which is not a missing file', async () => {
    const files = await openBucket(s3.settings);
    await files.put(key, Buffer.from('bytes'));
    s3.outages = 1;
    expect(String(await files.get(key))).toBe('bytes');
    for (const call of [
      () => files.get(key),
      () => files.put(`${key}-2`, Buffer.from('x')),
      () => files.replace(key, Buffer.from('x')),
      () => files.delete(key),
      () => files.quarantine(key, '2026-03-01'),
      () => files.list()[Symbol.asyncIterator]().next(),
      () => files.readDatabaseId(),
    ]) {
      s3.outages = 2;
      await expect(call()).rejects.toThrow(FilesUnavailableError);
    }
    expect(String(await files.get(key))).toBe('bytes');
  });
});

it('a request that needs a bucket out of reach gets 503, and may be sent again', async () => {
  const files = sealFiles(await openBucket(s3.settings), [now]);
  const app = fastify();
  registerErrorMapping(app);
  app.get('/a-file', async () => String(await files.get(key)));
  await files.put(key, Buffer.from('bytes'));
  s3.outages = 2;
  const refused = await app.inject('/a-file');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect((await app.inject('/a-file')).body).toBe('bytes');
});

it('Amazon’s client is loaded by a process whose files are in a bucket, and by no other', async () => {
  const module = JSON.stringify(fileURLToPath(new URL('../open-files.ts', import.meta.url)));
  const script = `
    const { createRequire } = await import('node:module');
    const { openStore } = await import(${module});
    const isLoaded = () => Object.keys(createRequire(import.meta.url).cache).some((path) => path.includes('client-s3'));
    await openStore({ dataDir: process.argv[1], s3: null });
    const before = isLoaded();
    await openStore({ dataDir: process.argv[1], s3: JSON.parse(process.argv[2]) });
    console.log(before, isLoaded());`;
  const dataDir = await mkdtemp(join(tmpdir(), 'files-'));
  const args = ['--input-type=module', '-e', script, dataDir, JSON.stringify(s3.settings)];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  });
  await rm(dataDir, { recursive: true });
  expect(stdout.trim()).toBe('false true');
});
