import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSealingKey } from './sealing-key.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
let folder: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'sealing-key-')), 'keys');
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

const loadCertificate = async () => (await loadSealingKey(folder, now)).certificate;

it('generates a key once, in a file and a folder that their owner alone can read', async () => {
  const first = await loadCertificate();
  expect((await loadCertificate()).fingerprint256).toBe(first.fingerprint256);
  expect(await readdir(folder)).toEqual(['signature-locale.pem']);
  expect((await stat(path.join(folder, 'signature-locale.pem'))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it('issues a certificate for signatures only, valid ten years from the clock of the application', async () => {
  const certificate = await loadCertificate();
  expect(certificate.subject).toBe('CN=Signature locale - demonstration');
  expect(certificate.ca).toBe(false);
  expect(certificate.validFromDate).toEqual(now);
  expect(certificate.validToDate).toEqual(new Date('2036-03-02T09:00:00.000Z'));
  expect(certificate.verify(certificate.publicKey)).toBe(true);
});

it('generates a new key beside a PKCS#12 key of a former version, which it renames', async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'signature-locale.key'), 'passphrase\nMIIK\n');
  await loadCertificate();
  expect((await readdir(folder)).toSorted()).toEqual([
    'signature-locale.key.retired',
    'signature-locale.pem',
  ]);
  expect(await readFile(path.join(folder, 'signature-locale.key.retired'), 'utf8')).toBe(
    'passphrase\nMIIK\n',
  );
});

it('refuses a damaged key file and leaves it unchanged', async () => {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'signature-locale.pem');
  await writeFile(file, 'not a key');
  await expect(loadSealingKey(folder, now)).rejects.toThrow(
    'signature-locale.pem does not hold a private key and a certificate in PEM',
  );
  expect(await readFile(file, 'utf8')).toBe('not a key');
});
