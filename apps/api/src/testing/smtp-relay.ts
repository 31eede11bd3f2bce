// A real SMTP server on this machine, that accepts, refuses or delays as a test requires.
import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { createCertificate } from '../pki/certificate.ts';

export interface RelayedMail {
  /** Recipients of the envelope. */
  to: string[];
  raw: string;
  mail: Email;
  isEncrypted: boolean;
  user: string | null;
}

export interface RelayOptions {
  /** Requires this name and password; without it takes mail from any client. */
  account?: { user: string; password: string };
  /** Offers STARTTLS with this certificate. */
  tls?: TestCertificate;
  /** Judges a recipient: null takes it, else the relay returns this code. */
  judge?: (address: string) => { code: number; text: string } | null;
  /** Called when the whole message has arrived, before the relay confirms it; the response waits for it. */
  beforeResponse?: (mail: RelayedMail) => Promise<void>;
}

export interface SmtpRelay {
  port: number;
  url: string;
  /** Whole messages that arrived, confirmed or not. */
  received: RelayedMail[];
  close: () => Promise<void>;
}

export async function startSmtpRelay(options: RelayOptions = {}): Promise<SmtpRelay> {
  const received: RelayedMail[] = [];
  const server = new SMTPServer({ ...toServerOptions(options), onData: takeMail(options, received) });
  // A client that is killed cuts its connection: that is not this server's failure.
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const { account } = options;
  const credentials = account === undefined ? '' : `${account.user}:${account.password}@`;
  return {
    port: address.port,
    url: `smtp://${credentials}127.0.0.1:${address.port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function toServerOptions({ account, tls, judge }: RelayOptions): SMTPServerOptions {
  return {
    closeTimeout: 100,
    logger: false,
    ...(tls !== undefined && { key: tls.key, cert: tls.cert }),
    authOptional: account === undefined,
    disabledCommands: [
      ...(tls === undefined ? (['STARTTLS'] as const) : []),
      ...(account === undefined ? (['AUTH'] as const) : []),
    ],
    onAuth: ({ username, password }, _session, response) => {
      const isRight = username === account?.user && password === account?.password;
      if (isRight) response(null, { user: username });
      else response(refusal(535, 'authentication failed'));
    },
    onRcptTo: ({ address }, _session, response) => {
      const verdict = judge?.(address) ?? null;
      response(verdict && refusal(verdict.code, verdict.text));
    },
  };
}

function takeMail(options: RelayOptions, received: RelayedMail[]): NonNullable<SMTPServerOptions['onData']> {
  return (stream, session, response) => {
    const take = async () => {
      const raw = Buffer.concat(await stream.toArray());
      const relayed: RelayedMail = {
        to: session.envelope.rcptTo.map(({ address }) => address),
        raw: raw.toString(),
        mail: await PostalMime.parse(raw),
        isEncrypted: session.secure,
        user: session.user ?? null,
      };
      received.push(relayed);
      await options.beforeResponse?.(relayed);
    };
    take().then(
      () => response(),
      (error: unknown) => response(error instanceof Error ? error : new Error('not taken')),
    );
  };
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

export interface TestCertificate {
  key: string;
  cert: string;
}

/** A self-signed certificate for 127.0.0.1, valid for an hour. */
export async function makeTestCertificate(): Promise<TestCertificate> {
  const { privateKey, certificate } = await createCertificate({
    commonName: 'Test relay',
    notBefore: new Date(Date.now() - 60_000),
    notAfter: new Date(Date.now() + 3_600_000),
    purpose: 'serverAuth',
    hosts: [new Uint8Array([127, 0, 0, 1])],
  });
  return { key: privateKey, cert: certificate };
}
