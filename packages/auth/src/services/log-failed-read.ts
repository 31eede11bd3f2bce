import { ApiError } from '@repo/api-sdk';

/**
 * Says in the browser's console which read failed, for whoever looks into it with the person. What a screen says of it
 * is the screen's own matter: a poll says nothing (2§4).
 */
export function logFailedRead(error: unknown): void {
  const said =
    error instanceof ApiError
      ? `${error.operationId} failed: ${error.status} ${error.code}, request ${error.requestId ?? 'unanswered'}`
      : `a read failed: ${String(error)}`;
  // oxlint-disable-next-line no-console -- the one place where the browser's log is written
  console.warn(said);
}
