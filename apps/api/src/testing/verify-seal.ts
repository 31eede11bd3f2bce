// Verifies the seal of a PDF with a library, where no verifier such as pdfsig is installed.
import { BaseBlock } from 'asn1js';
import { Certificate, ContentInfo, SignedData } from 'pkijs';

export interface SealVerdict {
  isValid: boolean;
  /** Whether the signature covers every byte except its own. */
  coversWholeFile: boolean;
  /** OIDs of the signed attributes. */
  signedAttributes: string[];
  /** The signer's certificate, which the document carries. */
  certificate: Certificate;
  /** The value that a time stamp is of. */
  signature: Uint8Array<ArrayBuffer>;
  /** The token of its time stamp; null for a seal of level B-B. */
  token: Uint8Array | null;
}

const byteRange = /\/ByteRange \[0 (\d+) (\d+) (\d+)\s*\]/;

/** @throws when the PDF holds no signature that can be parsed. */
export async function verifySeal(pdf: Uint8Array): Promise<SealVerdict> {
  const bytes = Buffer.from(pdf);
  const range = byteRange.exec(bytes.toString('latin1'));
  if (range === null) throw new Error('the PDF holds no byte range');
  const [gapStart = 0, gapEnd = 0, rest = 0] = range.slice(1).map(Number);
  // The gap between the two ranges is the signature in hexadecimal, padded with zeros, in angle brackets.
  const gap = bytes.toString('latin1', gapStart, gapEnd);
  const content = ContentInfo.fromBER(Buffer.from(gap.slice(1, -1), 'hex'));
  const signed = new SignedData({ schema: content.content });
  const certificate = signed.certificates?.find((item) => item instanceof Certificate);
  if (certificate === undefined) throw new Error('the signature carries no certificate');
  const data = Uint8Array.from(Buffer.concat([bytes.subarray(0, gapStart), bytes.subarray(gapEnd)])).buffer;
  const isValid = await signed.verify({ signer: 0, data, checkChain: false }).catch(() => false);
  return {
    isValid,
    coversWholeFile: gapEnd + rest === bytes.length && gap.startsWith('<') && gap.endsWith('>'),
    signedAttributes: signed.signerInfos[0]?.signedAttrs?.attributes.map(({ type }) => type) ?? [],
    certificate,
    signature: Uint8Array.from(signed.signerInfos[0]?.signature.valueBlock.valueHexView ?? []),
    token: tokenOf(signed),
  };
}

function tokenOf({ signerInfos }: SignedData): Uint8Array | null {
  const stamp = signerInfos[0]?.unsignedAttrs?.attributes.find(
    ({ type }) => type === '1.2.840.113549.1.9.16.2.14',
  );
  const value: unknown = stamp?.values[0];
  return value instanceof BaseBlock ? new Uint8Array(value.toBER()) : null;
}
