import type { Settings } from '../../settings.ts';
import type { MailPort } from './mail-port.ts';
import { createSmtpMail } from './smtp-mail.ts';

/** The relay of `SMTP_URL`, else the outbox of this machine. */
export function createMail({ smtpUrl, mailFrom }: Settings): MailPort {
  return smtpUrl === null ? createLocalMail() : createSmtpMail({ url: smtpUrl, from: mailFrom });
}

/** Nothing leaves the machine: the outbox table is the mailbox, readable at /local/outbox in development. */
function createLocalMail(): MailPort {
  return { isLocal: true, send: async () => {} };
}
