// Files are encrypted at rest (AES-256-GCM). The key is derived from APP_SECRET, and each file holds the id of the key it
// was sealed with, so that the secret can be changed without losing any.
import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';
import { type FilesPort, UnreadableFileError } from './files-port.ts';

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
    replace: (name, bytes) => files.replace(name, seal(key, name, bytes)),
    get: async (name) => unseal(keys, name, await files.get(name)),
  };
}

/** Reseals one file with the current secret; false when it already is. The previous one may be removed once all are. */
export async function resealFile(files: FilesPort, secrets: SealingSecrets, name: string): Promise<boolean> {
  const [, keyId] = cut(await files.get(name));
  if (deriveKey(secrets[0]).id.equals(keyId)) return false;
  const sealed = sealFiles(files, secrets);
  await sealed.replace(name, await sealed.get(name));
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
  if (stored.length > 0 && !start.equals(mark)) throw new UnreadableFileError(name, 'notSealed');
  if (stored.length < headLength) throw new UnreadableFileError(name, 'damaged');
  const key = keys.find(({ id }) => id.equals(keyId));
  if (key === undefined) throw new UnreadableFileError(name, 'anotherSecret');
  const options = { authTagLength: tagLength };
  const decipher = createDecipheriv(algorithm, key.bytes, nonce, options).setAAD(Buffer.from(name));
  decipher.setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(stored.subarray(headLength)), decipher.final()]);
  } catch (cause) {
    throw new UnreadableFileError(name, 'damaged', { cause });
  }
}

function cut(stored: Buffer): [Buffer, Buffer, Buffer, Buffer] {
  let from = 0;
  const take = (length: number) => {
    from += length;
    return stored.subarray(from - length, from);
  };
  return [take(mark.length), take(keyIdLength), take(nonceLength), take(tagLength)];
}
