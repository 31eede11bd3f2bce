// What lies on the disk is encrypted (AES-256-GCM): who takes the disk or a copy of it has read nothing. The key comes from
// APP_SECRET, and each file names the one it was sealed with, so that the secret can be changed without losing any.
import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';
import type { FilesPort } from './files-port.ts';

const algorithm = 'aes-256-gcm';
const mark = Buffer.from('UXF1');
const keyIdLength = 8;
const nonceLength = 12;
const tagLength = 16;
const headLength = mark.length + keyIdLength + nonceLength + tagLength;

interface Key {
  readonly id: Buffer;
  readonly bytes: Buffer;
}

/** The one that seals, then those that files may still be sealed with. */
export type SealingSecrets = readonly [string, ...string[]];

export function sealFiles(files: FilesPort, secrets: SealingSecrets): FilesPort {
  const [current, ...others] = secrets;
  const key = deriveKey(current);
  const keys = [key, ...others.map(deriveKey)];
  return {
    ...files,
    put: (name, bytes) => files.put(name, seal(key, name, bytes)),
    get: async (name) => unseal(keys, name, await files.get(name)),
  };
}

/** Seals one file anew with today's secret; false when it already is. The one before may be forgotten once all are. */
export async function resealFile(files: FilesPort, secrets: SealingSecrets, name: string): Promise<boolean> {
  const [, keyId] = cut(await files.get(name));
  if (deriveKey(secrets[0]).id.equals(keyId)) return false;
  const sealed = sealFiles(files, secrets);
  await sealed.put(name, await sealed.get(name));
  return true;
}

function deriveKey(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'files at rest, v1', 32));
  return { id: hash('sha256', bytes, 'buffer').subarray(0, keyIdLength), bytes };
}

/** The name is sealed in: the bytes of one file are never taken for another's. */
function seal(key: Key, name: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key.bytes, nonce).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([mark, key.id, nonce, cipher.getAuthTag(), sealed]);
}

function unseal(keys: readonly Key[], name: string, stored: Buffer): Buffer {
  const [start, keyId, nonce, tag] = cut(stored);
  if (!start.equals(mark)) throw new Error(`file ${name}: not sealed, it was not written by this product`);
  const key = keys.find(({ id }) => id.equals(keyId));
  if (key === undefined) throw new Error(`file ${name}: sealed with another APP_SECRET`);
  const options = { authTagLength: tagLength };
  const decipher = createDecipheriv(algorithm, key.bytes, nonce, options).setAAD(Buffer.from(name));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(stored.subarray(headLength)), decipher.final()]);
}

function cut(stored: Buffer): [Buffer, Buffer, Buffer, Buffer] {
  let from = 0;
  const take = (length: number) => {
    from += length;
    return stored.subarray(from - length, from);
  };
  return [take(mark.length), take(keyIdLength), take(nonceLength), take(tagLength)];
}
