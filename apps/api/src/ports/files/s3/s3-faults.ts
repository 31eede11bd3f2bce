// What a failure of the bucket means: the status of its response, and its code where a status has several.
import { S3ServiceException } from '@aws-sdk/client-s3';
import { FilesUnavailableError } from '../files-port.ts';

export function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

/** No such object. A response to HEAD has no code. */
export const isMissing = (error: unknown) =>
  statusOf(error) === 404 && error instanceof Error && error.name !== 'NoSuchBucket';

export const isPrecondition = (error: unknown) => statusOf(error) === 412;

/** For the caller, an outage of the bucket and a key that it refuses are one thing: no file can be read or written now. */
export function toFilesError(error: unknown): FilesUnavailableError {
  const code = error instanceof Error ? error.name : 'unknown error';
  return new FilesUnavailableError(`the bucket of files: ${code} (${statusOf(error) ?? 'no response'})`, {
    cause: error,
  });
}
