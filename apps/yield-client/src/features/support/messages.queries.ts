import type { OperationId } from '@repo/api-sdk';

/** What a message, or its reading, invalidates. */
export const messagesInvalidates = [
  'listMyThreads',
  'getMyThread',
  'countUnreadMessages',
] as const satisfies readonly OperationId[];
