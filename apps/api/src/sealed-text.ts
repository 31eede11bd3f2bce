// A short secret kept in a column: AES-256-GCM with a key derived from APP_SECRET for one purpose, bound to its row.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

interface Sealing {
  /** What is sealed: the key of one purpose never opens another's. */
  readonly purpose: string;
  /** The row: what is sealed for one is never taken for another's. */
  readonly id: string;
}

const keyOf = (secret: string, { purpose }: Sealing) =>
  Buffer.from(hkdfSync('sha256', secret, '', `${purpose}, v1`, 32));

/** Base64url of nonce, tag and sealed bytes. */
export function sealText(secret: string, text: string, sealing: Sealing): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyOf(secret, sealing), nonce).setAAD(Buffer.from(sealing.id));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null when none of the secrets opens it. */
export function openText(secrets: readonly string[], sealed: string, sealing: Sealing): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, nonceLength), bytes.subarray(nonceLength, nonceLength + tagLength)];
  if (tag.length < tagLength) return null;
  for (const secret of secrets) {
    try {
      const options = { authTagLength: tagLength };
      const decipher = createDecipheriv(algorithm, keyOf(secret, sealing), nonce, options)
        .setAuthTag(tag)
        .setAAD(Buffer.from(sealing.id));
      return Buffer.concat([
        decipher.update(bytes.subarray(nonceLength + tagLength)),
        decipher.final(),
      ]).toString();
    } catch {
      // Sealed with another secret.
    }
  }
  return null;
}
