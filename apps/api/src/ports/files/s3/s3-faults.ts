// What a failure of the bucket means: the status of its response, and its code where a status has several.
import { S3ServiceException } from '@aws-sdk/client-s3';
import { FilesUnavailableError } from '../files-port.ts';

export function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

/** That of the connection, such as ECONNREFUSED, or of the response. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** No such object. A response to HEAD has no code. */
export const isMissing = (error: unknown) =>
  statusOf(error) === 404 && error instanceof Error && error.name !== 'NoSuchBucket';

export const isPrecondition = (error: unknown) => statusOf(error) === 412;

/** For the caller, an outage of the bucket and a key that it refuses are one thing: no file can be read or written now. */
export function toFilesError(error: unknown): FilesUnavailableError {
  return new FilesUnavailableError(
    `the bucket of files: ${codeOf(error)} (${statusOf(error) ?? 'no response'})`,
    {
      cause: error,
    },
  );
}
