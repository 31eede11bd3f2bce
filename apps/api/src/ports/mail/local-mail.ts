import type { MailPort } from './mail-port.ts';

/** Nothing leaves the machine: the outbox table is the mailbox, readable at /local/outbox in development. */
export function createLocalMail(): MailPort {
  return { isLocal: true, send: async () => {} };
}
