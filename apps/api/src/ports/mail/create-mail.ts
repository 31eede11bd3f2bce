import { type Settings, SettingsError } from '../../settings.ts';
import { createLocalMail } from './local-mail.ts';
import type { MailPort } from './mail-port.ts';
import { createSmtpMail } from './smtp-mail.ts';

/** The relay of `SMTP_URL`, else the outbox of this machine. */
export function createMail({ mode, smtpUrl, mailFrom }: Settings): MailPort {
  if (smtpUrl !== null) return createSmtpMail({ url: smtpUrl, from: mailFrom });
  // The local outbox marks as sent what never left: in production nothing would ever arrive, without an error.
  if (mode === 'production') throw new SettingsError('SMTP_URL: must be set in production.');
  return createLocalMail();
}
