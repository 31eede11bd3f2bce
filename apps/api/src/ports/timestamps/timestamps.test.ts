import { createHash, createPrivateKey } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OctetString } from 'asn1js';
import { pino } from 'pino';
import { Certificate, ContentInfo, SignedData, TimeStampReq } from 'pkijs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCertificate, signatureAlgorithm } from '../../pki/certificate.ts';
import { readPem, toPem } from '../../pki/pem.ts';
import { readSettings } from '../../settings.ts';
import { createFakeClock } from '../../testing/fakes.ts';
import { startTsa, type TsaStandIn } from '../../testing/tsa-stand-in.ts';
import { createTimestamps } from './create-timestamps.ts';
import { generateAuthority, parseAuthority, respondToRequest } from './local/local-authority.ts';
import { certificatesOfToken, createTimestampRequest, verifyToken } from './timestamp-token.ts';

const clock = createFakeClock('2026-03-02T09:00:00.500Z');
const log = pino({ level: 'silent' });
const data = new Uint8Array(Buffer.from('un document'));
const other = new Uint8Array(Buffer.from('un autre document'));

let folder: string;
let caFile: string;
let tsa: TsaStandIn;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'timestamps-'));
  tsa = await startTsa(clock.now);
  caFile = path.join(folder, 'ca.pem');
  await writeFile(caFile, tsa.caPem);
});
afterAll(async () => {
  await tsa.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  tsa.mode = 'up';
  tsa.now = clock.now;
});

const portOf = (env: Record<string, string> = {}) =>
  createTimestamps({ settings: readSettings({ NODE_ENV: 'test', DATA_DIR: folder, ...env }), clock, log });
const withTsa = (more: Record<string, string> = {}) =>
  portOf({
    TSA_URL: tsa.url,
    TSA_CA_FILE: caFile,
    TSA_USERNAME: tsa.credentials.username,
    TSA_PASSWORD: tsa.credentials.password,
    ...more,
  });
/** The stand-in responds to this request instead of the one it gets. */
const respondTo = (bytes: Uint8Array<ArrayBuffer>, authority = tsa.authority, now = clock.now()) => {
  tsa.mode = () => respondToRequest(authority, bytes, now);
};
const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url));
const local = () => portOf({ NODE_ENV: 'development' });
const lastRequest = () => TimeStampReq.fromBER(Uint8Array.from(tsa.requests.at(-1) ?? []));

describe('a time stamp of an authority', () => {
  it('is of the SHA-256 of the bytes, at the instant of the authority, and verifies later', async () => {
    const port = await withTsa();
    const { token, at } = await port.stamp(data);
    expect(at).toEqual(new Date('2026-03-02T09:00:00.000Z'));
    expect(await port.verify(token, data)).toEqual(at);
    const request = lastRequest();
    expect(request.messageImprint.hashAlgorithm.algorithmId).toBe('2.16.840.1.101.3.4.2.1');
    expect(request.certReq).toBe(true);
  });

  it('is refused for other bytes, with one byte changed, and by another authority', async () => {
    const port = await withTsa();
    const { token } = await port.stamp(data);
    await expect(port.verify(token, other)).rejects.toThrow('it is of other bytes');
    const changed = Uint8Array.from(token);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    await expect(port.verify(changed, data)).rejects.toThrow('its signature is wrong');
    const { root } = parseAuthority(await generateAuthority());
    await expect(verifyToken(token, data, [root])).rejects.toThrow('does not lead to an authority');
    await expect(port.verify(new Uint8Array([1, 2, 3]), data)).rejects.toThrow('no token');
  });

  it('is refused when its response is to an earlier request: the nonce is another', async () => {
    const earlier = await createTimestampRequest(data);
    respondTo(earlier.der);
    await expect((await withTsa()).stamp(data)).rejects.toThrow('the nonce is not that of the request');
  });

  it('is refused when it is of other bytes, or five minutes from our clock', async () => {
    const port = await withTsa();
    respondTo((await createTimestampRequest(other)).der);
    await expect(port.stamp(data)).rejects.toThrow('it is of other bytes');
    tsa.mode = 'up';
    for (const instant of ['2026-03-02T08:54:00Z', '2026-03-02T09:06:00Z']) {
      tsa.now = () => new Date(instant);
      await expect(port.stamp(data)).rejects.toThrow('more than five minutes from now');
    }
    tsa.now = () => new Date('2026-03-02T09:04:00Z');
    expect((await port.stamp(data)).at).toEqual(new Date('2026-03-02T09:04:00Z'));
  });

  it('is refused from a certificate that is not for time stamps, though the same authority issued it', async () => {
    const made = await createCertificate({
      commonName: 'Signature',
      notBefore: new Date('2020-01-01'),
      notAfter: new Date('2040-01-01'),
      purpose: 'emailProtection',
      issuer: { privateKey: tsa.authority.rootKey, certificate: tsa.authority.root },
    });
    const root = toPem('CERTIFICATE', tsa.authority.root.toSchema().toBER());
    const rootKey = made.privateKey;
    const authority = parseAuthority(rootKey + root + made.privateKey + made.certificate);
    tsa.mode = async () => respondToRequest(authority, tsa.requests.at(-1) ?? new Uint8Array(), clock.now());
    await expect((await withTsa()).stamp(data)).rejects.toThrow('is not for time stamps alone');
  });

  it('is refused from an authority that the settings do not trust', async () => {
    const authority = parseAuthority(await generateAuthority());
    tsa.mode = async () => respondToRequest(authority, tsa.requests.at(-1) ?? new Uint8Array(), clock.now());
    await expect((await withTsa()).stamp(data)).rejects.toThrow('does not lead to an authority');
  });

  it.each([
    ['is down', 'down', 'no response'],
    ['sends no time stamp', async () => new Uint8Array([1]), 'the response is no time stamp'],
  ] as const)('is unavailable when the authority %s', async (_what, mode, sentence) => {
    tsa.mode = mode;
    await expect((await withTsa()).stamp(data)).rejects.toMatchObject({
      name: 'TimestampUnavailable',
      message: expect.stringContaining(sentence),
    });
  });

  it('is unavailable with a wrong password, at another address, and where the request is refused', async () => {
    await expect((await withTsa({ TSA_PASSWORD: 'wrong' })).stamp(data)).rejects.toThrow('responded 401');
    await expect((await withTsa({ TSA_URL: `${tsa.url}/other` })).stamp(data)).rejects.toThrow(
      'responded 404',
    );
    respondTo(new Uint8Array([1, 2]));
    await expect((await withTsa()).stamp(data)).rejects.toThrow(
      'refused: status 2, failure bits 04, badDataFormat',
    );
  });

  it('is refused when it is signed by way of a SHA-1', async () => {
    const { token } = await (await withTsa()).stamp(data);
    const signed = new SignedData({ schema: ContentInfo.fromBER(Uint8Array.from(token)).content });
    const [signer] = signed.signerInfos;
    const content = signed.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer();
    const digest = createHash('sha1').update(Buffer.from(content)).digest();
    for (const attribute of signer?.signedAttrs?.attributes ?? [])
      if (attribute.type === '1.2.840.113549.1.9.4')
        attribute.values = [new OctetString({ valueHex: new Uint8Array(digest) })];
    const key = createPrivateKey(readPem(tsa.pem)[2]?.text ?? '');
    const withSha1 = key.toCryptoKey({ ...signatureAlgorithm, hash: 'SHA-1' }, false, ['sign']);
    await signed.sign(withSha1, 0, 'SHA-1');
    const info = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
    const weak = new Uint8Array(info.toSchema().toBER());
    await expect((await withTsa()).verify(weak, data)).rejects.toThrow('another digest than SHA-256');
  });

  it('made by OpenSSL is read, its chain in two steps', async () => {
    const [ca] = readPem((await fixture('openssl-ca.crt')).toString());
    const trusted = [Certificate.fromBER(ca?.der ?? new Uint8Array())];
    const token = await fixture('openssl.token');
    const stamped = new Uint8Array(Buffer.from('stamped by OpenSSL\n'));
    expect((await verifyToken(token, stamped, trusted)).version).toBe(1);
    const [, between] = certificatesOfToken(token);
    const both = between === undefined ? [] : [...trusted, between];
    expect((await verifyToken(token, stamped, both)).version).toBe(1);
    await expect(verifyToken(token, data, trusted)).rejects.toThrow('it is of other bytes');
  });
});

describe('the local authority', () => {
  it('issues tokens of RFC 3161 without a call, and keeps its keys for their owner alone', async () => {
    const port = await local();
    expect(port.name).toBe('local');
    const { token, at } = await port.stamp(data);
    expect(await port.verify(token, data)).toEqual(at);
    expect((await stat(path.join(folder, 'keys/horodatage-local.pem'))).mode & 0o777).toBe(0o600);
    expect(await (await local()).verify(token, data)).toEqual(at);
    const signed = new SignedData({ schema: ContentInfo.fromBER(Uint8Array.from(token)).content });
    expect(signed.version).toBe(3);
  });
});

describe('the settings of time stamps', () => {
  it('are none by default in production and in tests', async () => {
    const none = await portOf();
    expect(none.name).toBe('off');
    await expect(none.stamp(data)).rejects.toThrow('no authority is set');
  });

  it.each([
    [{ TSA_CA_FILE: 'ca.pem' }, /^TSA_URL: must be set with TSA_CA_FILE/],
    [{ TSA_URL: 'https://tsa.exemple.fr' }, /^TSA_CA_FILE: must be set/],
    [{ TSA_URL: 'http://tsa.exemple.fr', TSA_CA_FILE: 'ca.pem' }, /^TSA_URL: must be https/],
    [
      { TSA_URL: 'https://a:b@tsa.exemple.fr', TSA_CA_FILE: 'ca.pem' },
      /^TSA_URL: must be https, without a name/,
    ],
    [{ TSA_URL: 'https://a.fr', TSA_CA_FILE: 'ca.pem', TSA_USERNAME: 'a' }, /^TSA_PASSWORD: must be set/],
    [{ TSA_URL: 'https://a.fr', TSA_CA_FILE: 'ca.pem', TSA_PASSWORD: 'a' }, /^TSA_USERNAME: must be set/],
  ])('are refused in half: %j', (env, sentence) => {
    expect(() => readSettings({ NODE_ENV: 'test', ...env })).toThrow(sentence);
  });

  it('stop the start where the file of certificates is not one', async () => {
    await expect(withTsa({ TSA_CA_FILE: path.join(folder, 'none.pem') })).rejects.toThrow(/^TSA_CA_FILE: /);
    const empty = path.join(folder, 'empty.pem');
    await writeFile(empty, 'nothing');
    await expect(withTsa({ TSA_CA_FILE: empty })).rejects.toThrow('holds no certificate');
  });
});
