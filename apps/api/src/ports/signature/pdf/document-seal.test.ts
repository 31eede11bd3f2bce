import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typesetPdf } from '../../../pdf/typeset.ts';
import { createCertificate } from '../../../pki/certificate.ts';
import { readSettings } from '../../../settings.ts';
import { createFakeClock } from '../../../testing/fakes.ts';
import { verifySeal } from '../../../testing/verify-seal.ts';
import { createDocumentSeal } from './document-seal.ts';

const clock = createFakeClock('2026-03-02T09:00:00.000Z');
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
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'document-seal-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sealWith = async (env: Record<string, string>) => {
  const settings = readSettings({ DATA_DIR: folder, COMPANY_NAME: 'Exemple SAS', ...env });
  const seal = await createDocumentSeal({ settings, clock });
  const document = await typesetPdf(heading, (pdf) => pdf.paragraph('Solde 15\u202f000,00\u00a0€'));
  return { document, sealed: await seal(document, heading) };
};

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
    expect(Buffer.from(first.sealed).equals(Buffer.from(second.sealed))).toBe(true);
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

  it.runIf(hasPdfsig)('is valid for an independent verifier, and names who seals', async () => {
    const file = path.join(folder, 'sealed.pdf');
    await writeFile(file, (await sealWith({ SEAL_KEY_FILE: await writeKey() })).sealed);
    const verdict = execFileSync('pdfsig', ['-nocert', file], {
      env: { ...process.env, LC_ALL: 'C' },
      encoding: 'utf8',
    });
    expect(verdict).toContain('Signature is Valid.');
    expect(verdict).toContain('Total document signed');
    expect(verdict).toContain('Certificate Common Name: Exemple SAS');
  });
});
