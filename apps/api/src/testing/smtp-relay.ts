// A real SMTP server on this machine, that takes, refuses or keeps waiting as a test asks.
import { once } from 'node:events';
import forge from 'node-forge';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface RelayedMail {
  /** Recipients of the envelope. */
  to: string[];
  raw: string;
  mail: Email;
  isEncrypted: boolean;
  user: string | null;
}

export interface RelayOptions {
  /** Asks for this name and password; without it takes mail from anybody. */
  account?: { user: string; password: string };
  /** Offers STARTTLS with this certificate. */
  tls?: TestCertificate;
  /** Judges a recipient: null takes it, else the relay answers this code. */
  judge?: (address: string) => { code: number; text: string } | null;
  /** Called when the whole message has arrived, before the relay says so; the answer waits for it. */
  beforeAnswer?: (mail: RelayedMail) => Promise<void>;
}

export interface SmtpRelay {
  port: number;
  url: string;
  /** Whole messages that arrived, answered or not. */
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
    onAuth: ({ username, password }, _session, answer) => {
      const isRight = username === account?.user && password === account?.password;
      if (isRight) answer(null, { user: username });
      else answer(refusal(535, 'authentication failed'));
    },
    onRcptTo: ({ address }, _session, answer) => {
      const verdict = judge?.(address) ?? null;
      answer(verdict && refusal(verdict.code, verdict.text));
    },
  };
}

function takeMail(options: RelayOptions, received: RelayedMail[]): NonNullable<SMTPServerOptions['onData']> {
  return (stream, session, answer) => {
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
      await options.beforeAnswer?.(relayed);
    };
    take().then(
      () => answer(),
      (error: unknown) => answer(error instanceof Error ? error : new Error('not taken')),
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

/** Signed by itself, for this machine. */
export function makeTestCertificate(): TestCertificate {
  const keys = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - 60_000);
  certificate.validity.notAfter = new Date(Date.now() + 3_600_000);
  const name = [{ name: 'commonName', value: '127.0.0.1' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
  ]);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  return {
    key: forge.pki.privateKeyToPem(keys.privateKey),
    cert: forge.pki.certificateToPem(certificate),
  };
}
