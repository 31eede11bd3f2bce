import { createTransport } from 'nodemailer';
import type { MailPort } from './mail-port.ts';

export function createSmtpMail({ url, from }: { url: string; from: string }): MailPort {
  const transport = createTransport(url, { from });
  return {
    isLocal: false,
    send: async ({ to, subject, text }) => {
      // An address object is never parsed: a name in it can't add a recipient.
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        disableUrlAccess: true,
        disableFileAccess: true,
      });
    },
  };
}
