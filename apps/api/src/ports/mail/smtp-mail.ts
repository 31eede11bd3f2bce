import { isEmail } from '@repo/domain/validation';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { isLoopbackHost } from '../../loopback.ts';
import { type MailMessage, type MailPort, MailRefusedError } from './mail-port.ts';

interface SmtpMailOptions {
  /** `smtp://user:password@host:587` (STARTTLS) or `smtps://user:password@host:465`. */
  url: string;
  from: string;
  /** Certificates to trust beside the system's. */
  ca?: string;
  /** How long the relay may keep silent. */
  silenceMs?: number;
}

/** Shorter than the lease of the outbox: a hanging relay must time out before another process leases the message. */
const defaultSilenceMs = 15_000;

export function createSmtpMail({ url, from, ca, silenceMs = defaultSilenceMs }: SmtpMailOptions): MailPort {
  const transport = createTransport({
    url,
    requireTLS: mustEncrypt(url),
    ...(ca !== undefined && { tls: { ca } }),
    dnsTimeout: silenceMs,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableUrlAccess: true,
    disableFileAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    isLocal: false,
    send: async (message) => {
      assertOneAddress(message.to);
      try {
        await transport.sendMail(toMime(message, { from, domain }));
      } catch (error) {
        throw toMailError(error);
      }
    },
  };
}

/** In clear only to a relay on this machine: an eavesdropper would read codes, links and our password. */
export function mustEncrypt(url: string): boolean {
  return !isLoopbackHost(new URL(url).hostname);
}

function toMime(
  { id, to, senderName, subject, text, html, attachment }: MailMessage,
  own: { from: string; domain: string },
) {
  return {
    // Address objects are never parsed: a name or an address can't add a recipient.
    from: { name: senderName, address: own.from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(attachment !== undefined && {
      attachments: [
        {
          filename: attachment.name,
          contentType: attachment.mime,
          content: Buffer.from(attachment.bytes),
        },
      ],
    }),
    messageId: `<${id}@${own.domain}>`,
    headers: {
      'Content-Language': 'fr',
      // Out-of-office replies are not sent to machines (RFC 3834).
      'Auto-Submitted': 'auto-generated',
    },
  };
}

/** The rule of the forms: nothing that ends a header, a command or an address. */
function assertOneAddress(to: string): void {
  if (to !== to.trim() || !isEmail(to)) throw new MailRefusedError('not one mail address');
}

const smtpErrorSchema = z.object({
  /** Where it failed: EENVELOPE and EMESSAGE concern the message; ECONNECTION, EAUTH, ETLS… the relay. */
  code: z.string().default('unknown'),
  responseCode: z.number().optional(),
  response: z.string().optional(),
  message: z.string().default('unknown error'),
});

/** Ours instead of the library's, which carries the recipient's address into logs. */
function toMailError(error: unknown): Error {
  const parsed = smtpErrorSchema.safeParse(error);
  if (!parsed.success) return new Error('mail was not sent for an unknown reason');
  const { code, responseCode = 0, response, message } = parsed.data;
  const said = `${code}: ${response ?? message}`.replaceAll(/\S+@\S+/g, '[address]').slice(0, 300);
  const isJudged = ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode >= 500;
  return isJudged ? new MailRefusedError(said) : new Error(said);
}
