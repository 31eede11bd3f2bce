import { type Settings, SettingsError } from '../../settings.ts';
import type { MailPort } from './mail-port.ts';
import { createSmtpMail } from './smtp-mail.ts';

/** The relay of `SMTP_URL`, else the outbox of this machine. */
export function createMail({ mode, smtpUrl, mailFrom }: Settings): MailPort {
  if (smtpUrl !== null) return createSmtpMail({ url: smtpUrl, from: mailFrom });
  // The local outbox marks as sent what never left: in production nothing would ever arrive, without an error.
  if (mode === 'production') throw new SettingsError('SMTP_URL: must be set in production.');
  return createLocalMail();
}

/** Nothing leaves the machine: the outbox table is the mailbox, readable at /local/outbox in development. */
function createLocalMail(): MailPort {
  return { isLocal: true, send: async () => {} };
}
