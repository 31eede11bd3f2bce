// The key that documents are sealed with: the publisher's, from a file of theirs, or that of the local signature provider, an RSA
// key with a self-issued certificate that is generated once.
import { createPrivateKey, type webcrypto, X509Certificate } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { createCertificate, signatureAlgorithm } from '../../../pki/certificate.ts';
import { loadKeyFile, readIfExists } from '../../../pki/key-file.ts';
import { certificatesOf } from '../../../pki/pem.ts';

export interface SealingKey {
  privateKey: webcrypto.CryptoKey;
  certificate: X509Certificate;
  /** Of the authorities between it and a root: a reader finds them in the document. */
  issuers: readonly X509Certificate[];
}

const commonName = 'Signature locale - demonstration';
const validYears = 10;

/** Returns the PEM file: the private key in PKCS#8, then the certificate. */
async function generateKeyFile(now: Date): Promise<string> {
  const notAfter = new Date(now);
  notAfter.setUTCFullYear(now.getUTCFullYear() + validYears);
  const made = await createCertificate({ commonName, notBefore: now, notAfter, purpose: 'emailProtection' });
  return made.privateKey + made.certificate;
}

function parseKeyFile(file: string, pem: string): SealingKey {
  try {
    const key = createPrivateKey(pem);
    const [certificate, ...issuers] = certificatesOf(pem).map(({ der }) => new X509Certificate(der));
    if (certificate === undefined || !certificate.checkPrivateKey(key))
      throw new Error('not its certificate');
    return { privateKey: key.toCryptoKey(signatureAlgorithm, false, ['sign']), certificate, issuers };
  } catch (cause) {
    throw new Error(`${file} does not hold a private key and a certificate in PEM`, { cause });
  }
}

/** Each seal holds them. */
const maxChainBytes = 16_000;

export const chainBytes = ({ certificate, issuers }: SealingKey): number =>
  [certificate, ...issuers].reduce((sum, { raw }) => sum + raw.length, 0);

/** @throws when the file cannot be read, holds no RSA key with its certificate, or more certificates than a seal may hold. */
export async function readSealingKey(file: string): Promise<SealingKey> {
  const key = parseKeyFile(file, await readFile(file, 'utf8'));
  const bytes = chainBytes(key);
  if (bytes <= maxChainBytes) return key;
  throw new Error(
    `${file}: its certificates take ${bytes} bytes, and each seal would hold them: leave some out`,
  );
}

/** Renames the PKCS#12 key that versions up to November 2026 wrote: documents sealed with it carry its certificate. */
async function setAsidePkcs12(folder: string): Promise<void> {
  const former = path.join(folder, 'signature-locale.key');
  if ((await readIfExists(former)) !== null) await rename(former, `${former}.retired`);
}

/**
 * Reads the key from `signature-locale.pem` in `folder`, or generates it there.
 * @throws when the file exists and cannot be read or parsed.
 */
export async function loadSealingKey(folder: string, now: Date): Promise<SealingKey> {
  const file = path.join(folder, 'signature-locale.pem');
  const pem = await loadKeyFile(file, async () => {
    await setAsidePkcs12(folder);
    return generateKeyFile(now);
  });
  return parseKeyFile(file, pem);
}

const loading = new Map<string, Promise<SealingKey>>();

/** The same, once a process: two first seals do not generate two keys. A failed load is tried again. */
export function sharedSealingKey(folder: string, now: Date): Promise<SealingKey> {
  const loaded = loading.get(folder) ?? loadSealingKey(folder, now);
  loading.set(folder, loaded);
  loaded.catch(() => loading.delete(folder));
  return loaded;
}
