import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../../db/client.ts';
import { revocationLists, sealEvidence } from '../../../db/schema/seal-evidence.ts';
import { typesetPdf } from '../../../pdf/typeset.ts';
import { createCertificate } from '../../../pki/certificate.ts';
import { createRevocationList, readRevocationList, revocationStates } from '../../../pki/revocation-list.ts';
import { readSettings } from '../../../settings.ts';
import { createFakeClock } from '../../../testing/fakes.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { verifySeal } from '../../../testing/verify-seal.ts';
import { createRevocations } from '../../revocations/create-revocations.ts';
import { createTimestamps } from '../../timestamps/create-timestamps.ts';
import { loadLocalAuthority } from '../../timestamps/local/local-authority.ts';
import { certificatesOfToken } from '../../timestamps/timestamp-token.ts';
import { type TimestampsPort, TimestampUnavailable } from '../../timestamps/timestamps-port.ts';
import { createDocumentSeal, type DocumentSealParts } from './document-seal.ts';

const clock = createFakeClock('2026-03-02T09:00:00.000Z');
const log = pino({ level: 'silent' });
const heading = {
  brand: 'Yield',
  title: 'Relevé de portefeuille — février 2026',
  subtitle: 'Zoë Łukasz',
  footer: 'Yield',
  createdAt: new Date('2026-02-28'),
};
const hasPdfsig = spawnSync('pdfsig', ['-v']).error === undefined;
const yousign = {
  YOUSIGN_API_KEY: 'k'.repeat(16),
  YOUSIGN_WEBHOOK_SECRET: 's'.repeat(16),
  YOUSIGN_ENVIRONMENT: 'sandbox',
};

let folder: string;
let handle: DatabaseHandle;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'document-seal-'));
  handle = await openTestDatabase();
});
afterAll(async () => {
  await handle.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => clock.set('2026-03-02T09:00:00.000Z'));

async function sealOf(env: Record<string, string>, substitutes: Partial<DocumentSealParts> = {}) {
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder, COMPANY_NAME: 'Exemple SAS', ...env });
  return createDocumentSeal({
    settings,
    clock,
    log,
    db: handle.db,
    timestamps: await createTimestamps({ settings, clock, log }),
    revocations: await createRevocations({ settings, clock, log }),
    ...substitutes,
  });
}
const typeset = (balance = 'Solde 15\u202f000,00\u00a0€') =>
  typesetPdf(heading, (pdf) => pdf.paragraph(balance));
const sealWith = async (env: Record<string, string>) => {
  const seal = await sealOf(env);
  const document = await typeset();
  return { document, sealed: await seal(document, heading) };
};
const local = { NODE_ENV: 'development' };
const localParts = () => ({ settings: readSettings({ ...local, DATA_DIR: folder }), clock, log });
const localTimestamps = () => createTimestamps(localParts());
/** The instant of its time stamp, by the local authority; null without one. */
async function stampOf(sealed: Uint8Array): Promise<Date | null> {
  const { token, signature } = await verifySeal(sealed);
  if (token === null) return null;
  return (await localTimestamps()).verify(token, signature);
}
const stampedBy = async (SEAL_KEY_FILE: string) => (await sealWith({ ...local, SEAL_KEY_FILE })).sealed;
/** Of lists and of evidence. */
const countStored = () =>
  Promise.all([revocationLists, sealEvidence].map((table) => handle.db.$count(table)));
/** The time stamp of another document. */
async function tokenOf(balance: string): Promise<Uint8Array> {
  const { token } = await verifySeal(await (await sealOf(local))(await typeset(balance), heading));
  if (token === null) throw new Error('no time stamp');
  return token;
}
/** The lists and certificates in the document's security store; null without one. */
async function storeOf(sealed: Uint8Array) {
  const pdf = await PDFDocument.load(sealed);
  const store = pdf.catalog.lookupMaybe(PDFName.of('DSS'), PDFDict);
  if (store === undefined) return null;
  const read = (key: string) =>
    store
      .lookup(PDFName.of(key), PDFArray)
      .asArray()
      .map((ref) => {
        const stream = pdf.context.lookup(ref);
        if (!(stream instanceof PDFRawStream)) throw new Error('no stream');
        return decodePDFRawStream(stream).decode();
      });
  return { certificates: read('Certs'), crls: read('CRLs') };
}
const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.from(one).equals(Buffer.from(other));

async function writeKey(): Promise<string> {
  const made = await createCertificate({
    commonName: 'Exemple SAS',
    notBefore: clock.now(),
    notAfter: new Date('2028-01-01'),
    purpose: 'emailProtection',
  });
  const file = path.join(folder, 'seal.pem');
  await writeFile(file, made.privateKey + made.certificate);
  return file;
}

async function withoutIssuers(chain: string): Promise<string> {
  const pem = await readFile(chain, 'utf8');
  const file = path.join(folder, 'without-issuers.pem');
  await writeFile(file, pem.slice(0, pem.lastIndexOf('-----BEGIN CERT')));
  return file;
}
/** The same certificate again and again. */
async function writeChain(count: number): Promise<string> {
  const pem = await readFile(await writeKey(), 'utf8');
  const certificate = pem.slice(pem.indexOf('-----BEGIN CERT'));
  const file = path.join(folder, `chain-${count}.pem`);
  await writeFile(file, pem + certificate.repeat(count - 1));
  return file;
}

describe('the seal of a document that is issued', () => {
  it('covers every byte, with the local key where none is set', async () => {
    const { sealed } = await sealWith({});
    const verdict = await verifySeal(sealed);
    expect(verdict).toMatchObject({ isValid: true, coversWholeFile: true });
  });

  it('is not dated before its certificate, which a reader would take for invalid', async () => {
    const { sealed } = await sealWith({});
    expect(Buffer.from(sealed).toString('latin1')).toContain('/M (D:20260302090000Z)');
  });

  it('gives the same bytes to the same document', async () => {
    const [first, second] = [await sealWith({}), await sealWith({})];
    expect(isSame(first.sealed, second.sealed)).toBe(true);
  });

  it('is that of the publisher where its key is set, beside Yousign too', async () => {
    const { sealed } = await sealWith({ ...yousign, SEAL_KEY_FILE: await writeKey() });
    const { isValid, certificate } = await verifySeal(sealed);
    expect(isValid).toBe(true);
    expect(certificate.subject.typesAndValues[0]?.value.valueBlock.value).toBe('Exemple SAS');
  });

  it('is not there beside Yousign without a key: the local one would say that it is a demonstration', async () => {
    const { document, sealed } = await sealWith(yousign);
    expect(sealed).toBe(document);
  });

  it('stops the start where the file holds the key of another certificate', async () => {
    const [one, other] = [await readFile(await writeKey(), 'utf8'), await readFile(await writeKey(), 'utf8')];
    const file = path.join(folder, 'mixed.pem');
    await writeFile(
      file,
      one.slice(0, one.indexOf('-----BEGIN CERT')) + other.slice(other.indexOf('-----BEGIN CERT')),
    );
    await expect(sealWith({ SEAL_KEY_FILE: file })).rejects.toThrow('does not hold a private key');
  });

  it('has room for the certificates of the key, and for a time stamp where there is an authority', async () => {
    const [one, many] = [await writeChain(1), await writeChain(16)];
    const [plain, long, stamped] = [
      await sealWith({ SEAL_KEY_FILE: one }),
      await sealWith({ SEAL_KEY_FILE: many }),
      await sealWith({ ...local, SEAL_KEY_FILE: many }),
    ].map(({ sealed }) => sealed);
    if (!plain || !long || !stamped) throw new Error('no seal');
    for (const sealed of [plain, long, stamped])
      expect(await verifySeal(sealed)).toMatchObject({ isValid: true, coversWholeFile: true });
    expect(plain.length).toBeLessThan((await typeset()).length + 10_000);
    expect(long.length).toBeGreaterThan(plain.length + 20_000);
    expect(stamped.length).toBeGreaterThan(long.length + 24_000);
  });

  it('stops the start where the certificates of the key take more than 16 000 bytes', async () => {
    const file = await writeChain(24);
    await expect(sealWith({ SEAL_KEY_FILE: file })).rejects.toThrow(
      /each seal would hold them: leave some out/,
    );
  });

  it.runIf(hasPdfsig)('is valid for an independent verifier, and names who seals', async () => {
    const file = path.join(folder, 'sealed.pdf');
    await writeFile(file, (await sealWith({ ...local, SEAL_KEY_FILE: await writeKey() })).sealed);
    const verdict = execFileSync('pdfsig', ['-nocert', file], {
      env: { ...process.env, LC_ALL: 'C' },
      encoding: 'utf8',
    });
    expect(verdict).toContain('Signature is Valid.');
    expect(verdict).toContain('Total document signed');
    expect(verdict).toContain('Certificate Common Name: Exemple SAS');
  });
});

describe('the time stamp of a seal', () => {
  it('is inside the seal, and is of its signature (PAdES B-T)', async () => {
    const { sealed } = await sealWith(local);
    expect(await verifySeal(sealed)).toMatchObject({ isValid: true, coversWholeFile: true });
    expect(await stampOf(sealed)).toEqual(clock.now());
  });

  it('is that of the first time: the same document keeps its bytes, and another gets its own', async () => {
    const { sealed } = await sealWith(local);
    clock.advance({ days: 40 });
    expect(isSame((await sealWith(local)).sealed, sealed)).toBe(true);
    const other = await (await sealOf(local))(await typeset('Solde 1,00\u00a0€'), heading);
    expect(await stampOf(other)).toEqual(clock.now());
  });

  it('is the same for two requests at the same time', async () => {
    const document = await typeset('Solde 2,00\u00a0€');
    const [one, other] = [await sealOf(local), await sealOf(local)];
    const [first, second] = await Promise.all([one(document, heading), other(document, heading)]);
    expect(isSame(first, second)).toBe(true);
  });

  it('is left out when the authority does not respond, and added by the next request', async () => {
    const document = await typeset('Solde 3,00\u00a0€');
    let isDown = true;
    const working = await localTimestamps();
    const timestamps: TimestampsPort = {
      ...working,
      stamp: (data) =>
        isDown ? Promise.reject(new TimestampUnavailable('no response')) : working.stamp(data),
    };
    const seal = await sealOf(local, { timestamps });
    const without = await seal(document, heading);
    expect(await verifySeal(without)).toMatchObject({ isValid: true, coversWholeFile: true, token: null });
    expect(await storeOf(without)).toBeNull();
    expect(isSame(await seal(document, heading), without)).toBe(true);
    isDown = false;
    expect(await stampOf(await seal(document, heading))).toEqual(clock.now());
  });

  it('that is not of the signature any more is replaced: the next requests give the bytes of the new one', async () => {
    const document = await typeset('Solde 6,00\u00a0€');
    const seal = await sealOf(local);
    const first = await seal(document, heading);
    await handle.db.update(sealEvidence).set({ timestampToken: await tokenOf('Solde 8,00\u00a0€') });
    clock.advance({ days: 1 });
    const next = await seal(document, heading);
    expect(isSame(next, first)).toBe(false);
    expect(await stampOf(next)).toEqual(clock.now());
    clock.advance({ days: 1 });
    expect(isSame(await seal(document, heading), next)).toBe(true);
  });

  it('is kept for each chain of certificates: the same key with an issuer more gives other bytes', async () => {
    const longer = await writeChain(2);
    const file = await withoutIssuers(longer);
    const [one, other] = [await stampedBy(file), await stampedBy(longer)];
    expect(isSame(one, other)).toBe(false);
    expect(isSame(await stampedBy(file), one)).toBe(true);
    expect(isSame(await stampedBy(longer), other)).toBe(true);
  });

  it('is in the seal of a process without an authority too, once another process stamped the document', async () => {
    const document = await typeset('Solde 7,00\u00a0€');
    const without = await sealOf({});
    expect((await verifySeal(await without(document, heading))).token).toBeNull();
    const stamped = await (await sealOf(local))(document, heading);
    expect(isSame(await without(document, heading), stamped)).toBe(true);
    await handle.db.update(sealEvidence).set({ timestampToken: await tokenOf('Solde 8,00\u00a0€') });
    expect((await verifySeal(await without(document, heading))).token).toBeNull();
  });

  it('is that which another process stored while the authority did not respond to this one', async () => {
    const document = await typeset('Solde 9,00\u00a0€');
    const other = await sealOf(local);
    const stored: Uint8Array[] = [];
    const timestamps: TimestampsPort = {
      ...(await localTimestamps()),
      stamp: async () => {
        stored.push(await other(document, heading));
        throw new TimestampUnavailable('no response');
      },
    };
    const sealed = await (await sealOf(local, { timestamps }))(document, heading);
    expect(isSame(sealed, stored[0] ?? new Uint8Array())).toBe(true);
  });

  it('that is larger than its room is left out, and logged', async () => {
    const lines: string[] = [];
    const large: TimestampsPort = {
      name: 'rfc3161',
      stamp: async () => ({ token: new Uint8Array(12_001), at: clock.now() }),
      verify: async () => clock.now(),
    };
    const seal = await sealOf(local, {
      timestamps: large,
      log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
    });
    expect((await verifySeal(await seal(await typeset('Solde 4,00\u00a0€'), heading))).token).toBeNull();
    expect(lines.join('')).toContain('the time stamp has 12001 bytes, and a seal room for 12000');
  });
});

describe('what a seal keeps for a later check (PAdES B-LT)', () => {
  it('are its certificates, and the current revocation list of the authority that stamped it', async () => {
    const { sealed } = await sealWith(local);
    const store = await storeOf(sealed);
    const { token, certificate } = await verifySeal(sealed);
    expect(
      isSame(store?.certificates[0] ?? new Uint8Array(), new Uint8Array(certificate.toSchema().toBER())),
    ).toBe(true);
    const lists = (store?.crls ?? []).map((crl) => readRevocationList(crl).list);
    const chain = certificatesOfToken(token ?? new Uint8Array());
    const states = await revocationStates({ certificates: chain }, lists, clock.now());
    expect([...states.values()]).toEqual(['good']);
  });

  it('is covered by the seal: a list that was exchanged breaks it', async () => {
    const { sealed } = await sealWith(local);
    const changed = Buffer.from(sealed);
    const at = changed.indexOf('/Type /DSS');
    changed.write('/Type /DSX', at, 'latin1');
    expect((await verifySeal(changed)).isValid).toBe(false);
  });

  it.each([
    [
      'that is revoked is logged as an error',
      true,
      50,
      'certificate of a seal, or of its time stamp, is revoked',
    ],
    ['without a list is logged as a warning', false, 40, 'no revocation list is of a certificate of a seal'],
  ])('a certificate %s', async (_what, isListed, level, sentence) => {
    const lines: string[] = [];
    const { rootKey, root, certificate } = await loadLocalAuthority(path.join(folder, 'keys'));
    const list = await createRevocationList({
      issuer: { privateKey: rootKey, certificate: root },
      revoked: [certificate.serialNumber],
      thisUpdate: clock.now(),
      nextUpdate: new Date('2026-04-01'),
    });
    const current = async () => (isListed ? [list] : []);
    const seal = await sealOf(local, {
      revocations: { name: 'crl', authorities: [], current },
      log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
    });
    await seal(await typeset(`Solde 5,0${level}\u00a0€`), heading);
    expect(lines).toEqual([expect.stringContaining(sentence)]);
    expect(lines[0]).toContain(`"level":${level}`);
  });

  it('are stored once for all documents, and not at all for one that is never the same twice', async () => {
    clock.advance({ hours: 5 });
    const [list] = await (await createRevocations(localParts())).current();
    if (list === undefined) throw new Error('no list');
    const current = async () => [list];
    const seal = await sealOf(local, { revocations: { name: 'crl', authorities: [], current } });
    const [lists = 0, rows = 0] = await countStored();
    for (const balance of ['Solde 11,00\u00a0€', 'Solde 12,00\u00a0€'])
      await seal(await typeset(balance), heading);
    expect(await countStored()).toEqual([lists + 1, rows + 2]);
    const once = await seal(await typeset('Solde 13,00\u00a0€'), { ...heading, isGivenOnce: true });
    expect(await stampOf(once)).toEqual(clock.now());
    expect((await storeOf(once))?.crls).toHaveLength(1);
    expect(await countStored()).toEqual([lists + 1, rows + 2]);
  });

  it('is verified after the seal was stored: what fails then is logged, and the seal is given', async () => {
    const lines: string[] = [];
    const document = await typeset('Solde 10,00\u00a0€');
    const seal = await sealOf(local, {
      revocations: { name: 'crl', authorities: [], current: async () => [new Uint8Array([1])] },
      log: pino({ level: 'error' }, { write: (line) => void lines.push(line) }),
    });
    const sealed = await seal(document, heading);
    expect(lines.join('')).toContain('whether a certificate of a seal is revoked was not verified');
    expect(isSame(await seal(document, heading), sealed)).toBe(true);
  });
});
