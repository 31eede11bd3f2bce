// What a copy contains of its own seal, read in the browser: the file stays on the device.

export interface ReadCopy {
  /** Of the whole file, in hexadecimal. */
  readonly sha256: string;
  /** Of its bytes up to the end of its first seal; null without a seal, or with nothing after it. */
  readonly sealedSha256: string | null;
  /** The bytes that the first seal covers are not those that were sealed. */
  readonly isSealBroken: boolean;
}

const byteRange = /\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/;

export async function readCopy(file: Blob): Promise<ReadCopy> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sha256 = toHex(await digest(bytes));
  const range = byteRange.exec(new TextDecoder('latin1').decode(bytes));
  if (range === null) return { sha256, sealedSha256: null, isSealBroken: false };
  const [gapStart = 0, gapEnd = 0, rest = 0] = range.slice(1).map(Number);
  const end = gapEnd + rest;
  if (gapStart > gapEnd || gapEnd > bytes.length) return { sha256, sealedSha256: null, isSealBroken: true };
  const covered = new Uint8Array(gapStart + Math.max(0, Math.min(end, bytes.length) - gapEnd));
  covered.set(bytes.subarray(0, gapStart));
  covered.set(bytes.subarray(gapEnd, end), gapStart);
  // The signature, in hexadecimal, contains the digest of the bytes that it covers.
  const signature = new TextDecoder('latin1').decode(bytes.subarray(gapStart, gapEnd)).toLowerCase();
  return {
    sha256,
    sealedSha256: end < bytes.length ? toHex(await digest(bytes.subarray(0, end))) : null,
    isSealBroken: end > bytes.length || !(await hasDigest(signature, covered)),
  };
}

const digest = async (bytes: Uint8Array<ArrayBuffer>, algorithm = 'SHA-256') =>
  new Uint8Array(await crypto.subtle.digest(algorithm, bytes));

/** By any digest that a seal may be made with: one of another house is not altered. */
async function hasDigest(signature: string, covered: Uint8Array<ArrayBuffer>): Promise<boolean> {
  for (const algorithm of ['SHA-256', 'SHA-384', 'SHA-512', 'SHA-1'])
    if (signature.includes(toHex(await digest(covered, algorithm)))) return true;
  return false;
}

const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
