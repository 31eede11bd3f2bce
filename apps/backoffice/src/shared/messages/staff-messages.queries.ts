import type { OperationId } from '@repo/api-sdk';

/** What a reply, or the closing of a thread, invalidates. */
export const threadsInvalidates = [
  'getMessageThread',
  'listMessageThreads',
  'countMessageThreads',
  'getStaffTiles',
  'getRecordHistory',
] as const satisfies readonly OperationId[];
