// A bucket that files may be put in: it exists, its key opens it, it keeps the versions of what is deleted or replaced, and it refuses to
// overwrite.
import {
  GetBucketVersioningCommand,
  HeadBucketCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../../../s3-settings.ts';
import { SettingsError } from '../../../settings-error.ts';
import { codeOf, isPrecondition, statusOf } from './s3-faults.ts';

/** Written once by the first start; each start tries again, and must be refused. */
const writtenOnceKey = '.written-once';

function refuse(sentence: string, cause?: unknown): never {
  throw new SettingsError(sentence, { cause });
}

/** @throws SettingsError, one sentence with the variable to correct. */
export async function checkBucket(client: S3Client, { bucket, endpoint, region }: S3Settings): Promise<void> {
  const where = endpoint ?? `Amazon S3 in ${region}`;
  await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
    const status = statusOf(error);
    if (status === 404)
      refuse(`S3_BUCKET: there is no bucket ${bucket} at ${where}; make it, with versioning.`, error);
    // Signed for another region, Amazon redirects and others refuse the signature's form.
    if (status === 301 || status === 400)
      refuse(`S3_REGION: the bucket ${bucket} is in another region than ${region}.`, error);
    if (status === 401 || status === 403)
      refuse(
        `S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: ${where} refuses this key for the bucket ${bucket}.`,
        error,
      );
    refuse(`S3_ENDPOINT: ${where} is out of reach (${status ?? codeOf(error)}).`, error);
  });
  const forbidden = (action: string) => (error: unknown) =>
    refuse(
      `S3_ACCESS_KEY_ID: ${action} of the bucket ${bucket} at ${where} failed (${codeOf(error)}).`,
      error,
    );
  const versioning = new GetBucketVersioningCommand({ Bucket: bucket });
  const { Status } = await client.send(versioning).catch(forbidden('s3:GetBucketVersioning'));
  if (Status !== 'Enabled')
    refuse(`S3_BUCKET: the bucket ${bucket} keeps no versions: enable versioning (docs/deploy/files.md).`);
  const attempt = () => isOverwriteRefused(client, bucket).catch(forbidden('s3:PutObject'));
  if (!(await attempt()) && !(await attempt()))
    refuse(`S3_ENDPOINT: ${where} ignores If-None-Match, so that it could overwrite a file.`);
}

async function isOverwriteRefused(client: S3Client, bucket: string): Promise<boolean> {
  const object = { Bucket: bucket, Key: writtenOnceKey, Body: 'written once', IfNoneMatch: '*' };
  return client.send(new PutObjectCommand(object)).then(() => false, isRefusalOrThrow);
}

function isRefusalOrThrow(error: unknown): boolean {
  // 409: another process that starts writes it at this moment.
  if (isPrecondition(error) || statusOf(error) === 409) return true;
  throw error;
}
