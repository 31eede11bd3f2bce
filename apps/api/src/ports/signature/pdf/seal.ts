// Seals a PDF: its evidence page is appended, then the whole file is signed (ETSI.CAdES.detached, PKCS#7, SHA-256).
// The signature proves that no byte changed since; a self-issued certificate proves who only to those who know it.
import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import { SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { PDFDocument } from 'pdf-lib';
import { appendTagged } from './append-tagged.ts';
import type { SealingKey } from './sealing-key.ts';

export interface SealInput {
  original: Uint8Array;
  /** A PDF whose pages are appended before sealing. */
  evidence: Uint8Array;
  key: SealingKey;
  signerName: string;
  reason: string;
  location: string;
  signedAt: Date;
}

// The default placeholder (8192 bytes) has no room for a chain.
const signatureLength = 16_000;

export async function sealPdf(input: SealInput): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(input.original, { updateMetadata: false });
  const evidence = await PDFDocument.load(input.evidence);
  appendTagged(pdf, evidence);
  pdf.setModificationDate(input.signedAt);
  pdflibAddPlaceholder({
    pdfDoc: pdf,
    reason: input.reason,
    contactInfo: '',
    name: input.signerName,
    location: input.location,
    signingTime: input.signedAt,
    signatureLength,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
  });
  const withPlaceholder = await pdf.save({ useObjectStreams: false });
  const signer = new P12Signer(input.key.p12, { passphrase: input.key.passphrase });
  return new Uint8Array(await new SignPdf().sign(Buffer.from(withPlaceholder), signer, input.signedAt));
}
