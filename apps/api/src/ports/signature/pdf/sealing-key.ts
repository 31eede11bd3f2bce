// The key of the local signature provider: made once, kept under the data folder, readable by its owner alone.
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import forge from 'node-forge';

export interface SealingKey {
  p12: Buffer;
  passphrase: string;
}

// ASCII on purpose: several PDF readers show nothing for an accented UTF8String.
const commonName = 'Signature locale - demonstration';
const validYears = 10;

function generateKeyPair(): Promise<forge.pki.rsa.KeyPair> {
  return new Promise((resolve, reject) => {
    forge.pki.rsa.generateKeyPair({ bits: 2048 }, (error, pair) => (error ? reject(error) : resolve(pair)));
  });
}

async function generate(now: Date): Promise<SealingKey> {
  const pair = await generateKeyPair();
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = pair.publicKey;
  // A leading zero byte keeps the serial positive.
  certificate.serialNumber = `00${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date(now);
  certificate.validity.notAfter = new Date(now);
  certificate.validity.notAfter.setFullYear(now.getFullYear() + validYears);
  const subject = [{ name: 'commonName', value: commonName }];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', critical: true, digitalSignature: true, nonRepudiation: true },
    { name: 'extKeyUsage', emailProtection: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(pair.privateKey, forge.md.sha256.create());
  const passphrase = randomBytes(24).toString('base64url');
  const asn1 = forge.pkcs12.toPkcs12Asn1(pair.privateKey, [certificate], passphrase, { algorithm: '3des' });
  return { p12: Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary'), passphrase };
}

async function readKey(file: string): Promise<SealingKey | null> {
  try {
    const [passphrase, p12] = (await readFile(file, 'utf8')).trim().split('\n');
    return passphrase && p12 ? { passphrase, p12: Buffer.from(p12, 'base64') } : null;
  } catch {
    return null;
  }
}

/** Reads the key, or makes it; written through a rename, so that a crash never leaves half a key. */
export async function loadSealingKey(folder: string, now: Date): Promise<SealingKey> {
  const file = path.join(folder, 'signature-locale.key');
  const existing = await readKey(file);
  if (existing) return existing;
  const key = await generate(now);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, `${key.passphrase}\n${key.p12.toString('base64')}\n`, { mode: 0o600 });
  await rename(temporary, file);
  return key;
}
