import { ApiError } from '@repo/api-sdk';

/**
 * Logs a failed query in the browser's console, for support. What the user sees is up to the screen: a poll shows
 * nothing (2§4).
 */
export function logFailedRead(error: unknown): void {
  const message =
    error instanceof ApiError
      ? `${error.operationId} failed: ${error.status} ${error.code}, request ${error.requestId ?? 'unanswered'}`
      : `A query failed: ${String(error)}`;
  // oxlint-disable-next-line no-console -- the only writer of the browser's log
  console.warn(message);
}
