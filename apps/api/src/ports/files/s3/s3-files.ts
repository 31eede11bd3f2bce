// Files in a bucket that speaks the protocol of S3, under the names that they have in a folder: a copy of one is the other.
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../../../s3-settings.ts';
import { FileExistsError, type FilesPort, type StoredKey, UnreadableFileError } from '../files-port.ts';
import { checkBucket } from './check-bucket.ts';
import { isMissing, isPrecondition, toFilesError } from './s3-faults.ts';

const keyPattern = /^[A-Za-z0-9_-]{20,64}$/;
const quarantined = '.quarantine/';
const databaseIdKey = '.database-id';

/** Some files are written inside a transaction, which may be idle for 10 s: two attempts fit. */
const attempts = 2;
const connectionMs = 1000;
const requestMs = 3500;

/** @throws SettingsError, one sentence, when the bucket is missing, out of reach, or keeps no versions. */
export async function openBucket(settings: S3Settings): Promise<FilesPort> {
  const client = createClient(settings);
  await checkBucket(client, settings);
  return createBucketFiles({ client, bucket: settings.bucket }, locationOf(settings));
}

function createClient({ endpoint, region, accessKeyId, secretAccessKey, isPathStyle }: S3Settings): S3Client {
  return new S3Client({
    ...(endpoint !== null && { endpoint }),
    region,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // The signature covers the SHA-256 of what is written, and the seal proves what is read; not every server knows more.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connectionMs,
      requestTimeout: requestMs,
      // Of a body that stops half-way: the limit above ends with the headers.
      socketTimeout: requestMs,
      throwOnRequestTimeout: true,
    },
  });
}

const locationOf = ({ endpoint, region, bucket }: S3Settings) =>
  `the bucket ${bucket} of ${endpoint ?? `Amazon S3, ${region}`}`;

interface Bucket {
  client: S3Client;
  bucket: string;
}

function createBucketFiles(bucket: Bucket, location: string): FilesPort {
  return {
    location,
    put: (key, bytes) => put(bucket, nameOf(key), bytes),
    replace: (key, bytes) => replace(bucket, nameOf(key), bytes),
    get: async (key) => {
      const found = await read(bucket, nameOf(key));
      if (found === null) throw new UnreadableFileError(key, 'missing');
      return found;
    },
    delete: (key) => remove(bucket, nameOf(key)),
    list: () => list(bucket),
    quarantine: (key, day) => quarantine(bucket, nameOf(key), day),
    purgeQuarantine: (beforeDay, stopping) => purge(bucket, beforeDay, stopping),
    readDatabaseId: async () => (await read(bucket, databaseIdKey))?.toString().trim() ?? null,
    writeDatabaseId: async (id) => {
      await writeOnce(bucket, databaseIdKey, Buffer.from(`${id}\n`));
    },
  };
}

/** Keys are ours and random; anything else never reaches the bucket. */
function nameOf(key: string): string {
  if (!keyPattern.test(key)) throw new Error('not a storage key');
  return key;
}

async function put(bucket: Bucket, key: string, bytes: Uint8Array): Promise<void> {
  if (await writeOnce(bucket, key, bytes)) return;
  // A write whose response was lost is sent again by the client, and refused: its own bytes are there.
  if ((await read(bucket, key))?.equals(bytes) !== true) throw new FileExistsError(key);
}

/** Returns false when the key has an object already, which stays as it is. */
async function writeOnce({ client, bucket }: Bucket, key: string, bytes: Uint8Array): Promise<boolean> {
  try {
    const object = { Bucket: bucket, Key: key, Body: bytes, ContentLength: bytes.length };
    await client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }));
    return true;
  } catch (error) {
    if (isPrecondition(error)) return false;
    throw toFilesError(error);
  }
}

async function replace({ client, bucket }: Bucket, key: string, bytes: Uint8Array): Promise<void> {
  try {
    const { ETag } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
    const object = { Bucket: bucket, Key: key, Body: bytes, ContentLength: bytes.length };
    await client.send(new PutObjectCommand({ ...object, IfMatch: ETag }));
  } catch (error) {
    if (isMissing(error)) throw new UnreadableFileError(key, 'missing', { cause: error });
    throw toFilesError(error);
  }
}

/** Whole: the seal is verified over all the bytes before one of them is used. */
async function read({ client, bucket }: Bucket, key: string): Promise<Buffer | null> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
  } catch (error) {
    if (isMissing(error)) return null;
    throw toFilesError(error);
  }
}

async function remove({ client, bucket }: Bucket, key: string): Promise<void> {
  try {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  } catch (error) {
    throw toFilesError(error);
  }
}

async function* list(bucket: Bucket): AsyncGenerator<StoredKey> {
  for await (const { key, modifiedAt } of pages(bucket, { Delimiter: '/' })) {
    if (keyPattern.test(key)) yield { key, modifiedAt };
  }
}

async function* pages(
  { client, bucket }: Bucket,
  which: { Prefix: string } | { Delimiter: string },
): AsyncGenerator<StoredKey> {
  let token: string | undefined;
  do {
    const page = { Bucket: bucket, ...which, ContinuationToken: token };
    const found = await client.send(new ListObjectsV2Command(page)).catch((error: unknown) => {
      throw toFilesError(error);
    });
    for (const { Key, LastModified } of found.Contents ?? []) {
      if (Key !== undefined && LastModified !== undefined) yield { key: Key, modifiedAt: LastModified };
    }
    token = found.NextContinuationToken;
  } while (token !== undefined);
}

async function quarantine(bucket: Bucket, key: string, day: string): Promise<void> {
  const { client, bucket: Bucket } = bucket;
  const copy = { Bucket, Key: `${quarantined}${day}/${key}`, CopySource: `${Bucket}/${key}` };
  try {
    await client.send(new CopyObjectCommand(copy));
  } catch (error) {
    if (isMissing(error)) return;
    throw toFilesError(error);
  }
  await remove(bucket, key);
}

async function purge(bucket: Bucket, beforeDay: string, stopping?: AbortSignal): Promise<number> {
  let purged = 0;
  for await (const { key } of pages(bucket, { Prefix: quarantined })) {
    const [, day = ''] = key.split('/');
    // In the order of their names: those that follow are younger.
    if (day >= beforeDay) break;
    stopping?.throwIfAborted();
    await remove(bucket, key);
    purged += 1;
  }
  return purged;
}
