import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import {
  makeTestCertificate,
  type RelayOptions,
  type SmtpRelay,
  startSmtpRelay,
} from '../../testing/smtp-relay.ts';
import { type MailMessage, MailRefusedError } from './mail-port.ts';
import { createSmtpMail, mustEncrypt } from './smtp-mail.ts';

const message: MailMessage = {
  id: '00000000-0000-4000-8000-000000000001',
  to: 'camille@exemple.fr',
  senderName: 'Yield',
  subject: 'Votre contrat est signé\u00a0: 10\u202f000,00\u00a0€',
  text: 'Bonjour,\n\nÉté 2026.\n',
  html: '<p lang="fr">Bonjour, été 2026.</p>',
};
const account = { user: 'api', password: 'mot-de-passe' };
const certificate = await makeTestCertificate();

const relays: SmtpRelay[] = [];
afterEach(async () => {
  await Promise.all(relays.splice(0).map((relay) => relay.close()));
});
async function relayWith(options: RelayOptions = {}): Promise<SmtpRelay> {
  const relay = await startSmtpRelay(options);
  relays.push(relay);
  return relay;
}
const senderTo = (url: string, options: { ca?: string; silenceMs?: number } = {}) =>
  createSmtpMail({ url, from: 'ne-pas-repondre@exemple.fr', ...options });
const failureOf = (sending: Promise<void>): Promise<unknown> =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

describe('the SMTP adapter', () => {
  it('sends text and HTML, from the brand, with a stable Message-ID', async () => {
    const relay = await relayWith();
    await senderTo(relay.url).send(message);
    await senderTo(relay.url).send(message);
    const [first, second] = relay.received.map(({ mail }) => mail);
    expect(first).toMatchObject({
      from: { name: 'Yield', address: 'ne-pas-repondre@exemple.fr' },
      to: [{ name: '', address: 'camille@exemple.fr' }],
      subject: message.subject,
      messageId: `<${message.id}@exemple.fr>`,
    });
    expect(first?.text?.trim()).toBe(message.text.trim());
    expect(first?.html?.trim()).toBe(message.html);
    expect(second?.messageId).toBe(first?.messageId);
    const headers = new Map(first?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('content-language')).toBe('fr');
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative/);
  });

  it('sends a file beside them', async () => {
    const relay = await relayWith();
    const bytes = Uint8Array.from([37, 80, 68, 70, 0, 255]);
    await senderTo(relay.url).send({
      ...message,
      attachment: { name: 'contrat é.pdf', mime: 'application/pdf', bytes },
    });
    const [relayed] = relay.received;
    expect(relayed?.mail.text?.trim()).toBe(message.text.trim());
    const [file] = relayed?.mail.attachments ?? [];
    expect(file).toMatchObject({ filename: 'contrat é.pdf', mimeType: 'application/pdf' });
    expect(relayed?.raw).toContain(Buffer.from(bytes).toString('base64'));
  });

  it('encrypts when the relay offers it, and authenticates', async () => {
    const relay = await relayWith({ account, tls: certificate });
    await senderTo(relay.url, { ca: certificate.cert }).send(message);
    expect(relay.received).toMatchObject([{ isEncrypted: true, user: 'api' }]);
  });

  it('trusts no self-signed certificate', async () => {
    const relay = await relayWith({ account, tls: certificate });
    const failure = await failureOf(senderTo(relay.url).send(message));
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefusedError);
    expect(relay.received).toEqual([]);
  });

  it('refuses a remote relay without encryption', async () => {
    const relay = await relayWith({ account });
    // Another spelling of this machine's address, that the rule takes for a remote one.
    const failure = await failureOf(senderTo(relay.url.replace('127.0.0.1', '127.1')).send(message));
    expect(String(failure)).toMatch(/ETLS/);
    expect(failure).not.toBeInstanceOf(MailRefusedError);
    expect(relay.received).toEqual([]);
  });

  it.each([
    ['smtp://user:mot@relais.exemple.fr:587', true],
    ['smtp://10.0.0.7', true],
    ['smtp://localhost.exemple.fr', true],
    ['smtp://localhost:1025', false],
    ['smtp://127.0.0.1:1025', false],
    ['smtp://[::1]:1025', false],
  ])('for %s requires encryption: %s', (url, expected) => {
    expect(mustEncrypt(url)).toBe(expected);
  });

  it.each([
    ['a full mailbox', { code: 452, text: '4.2.2 mailbox full' }, false],
    ['an unknown mailbox', { code: 550, text: '5.1.1 no such user' }, true],
  ])('reports %s as it is', async (_name, verdict, isFinal) => {
    const relay = await relayWith({ judge: () => verdict });
    const failure = await failureOf(senderTo(relay.url).send(message));
    expect(failure instanceof MailRefusedError).toBe(isFinal);
    expect(String(failure)).toContain(String(verdict.code));
  });

  it('does not take a wrong password for a refusal of the message', async () => {
    const relay = await relayWith({ account });
    const wrong = relay.url.replace(account.password, 'autre');
    const failure = await failureOf(senderTo(wrong).send(message));
    expect(String(failure)).toMatch(/EAUTH.*535/);
    expect(failure).not.toBeInstanceOf(MailRefusedError);
  });

  it('reports no email addresses', async () => {
    const relay = await relayWith({ judge: (address) => ({ code: 550, text: `<${address}> is unknown` }) });
    const failure = await failureOf(senderTo(relay.url).send(message));
    expect(String(failure)).toContain('[address] is unknown');
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('camille');
  });

  it('times out when the relay does not respond', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const failure = await failureOf(senderTo(`smtp://127.0.0.1:${port}`, { silenceMs: 50 }).send(message));
    expect(String(failure)).toMatch(/ETIMEDOUT/);
    silent.close();
  });
});

describe('nothing that people write', () => {
  it.each([
    'camille@exemple.fr\r\nRCPT TO:<tous@exemple.fr>',
    'camille@exemple.fr\nBcc: tous@exemple.fr',
    'camille@exemple.fr,tous@exemple.fr',
    'camille@exemple.fr;tous@exemple.fr',
    'Tous <tous@exemple.fr>',
    'groupe: tous@exemple.fr;',
    'camille@exemple.fr\u0000',
    'camille',
    '',
  ])('as the address %j adds a recipient: it is refused for good', async (to) => {
    const relay = await relayWith();
    const failure = await failureOf(senderTo(relay.url).send({ ...message, to }));
    expect(failure).toBeInstanceOf(MailRefusedError);
    expect(relay.received).toEqual([]);
  });

  it.each(['subject', 'senderName', 'id'] as const)('as %s begins a header', async (field) => {
    const relay = await relayWith();
    const attack = 'x\r\nBcc: tous@exemple.fr\r\n\r\nCorps';
    await senderTo(relay.url).send({ ...message, [field]: attack });
    const [relayed] = relay.received;
    expect(relayed?.to).toEqual(['camille@exemple.fr']);
    expect(relayed?.raw).not.toMatch(/^(Bcc|Corps)/im);
    expect(relayed?.mail.text?.trim()).toBe(message.text.trim());
  });

  it('escapes a line with a single dot, which would end the message', async () => {
    const relay = await relayWith();
    const text = 'Avant\n.\nAprès\n';
    await senderTo(relay.url).send({ ...message, text });
    expect(relay.received.map(({ mail }) => mail.text?.trim())).toEqual([text.trim()]);
  });
});
