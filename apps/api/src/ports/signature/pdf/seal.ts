// Seals a PDF: appends its evidence page where it has one, then signs the whole file (ETSI.CAdES.detached, CMS, SHA-256).
// The signature proves that no byte has changed since; a self-issued certificate names the signer only to a reader who
// trusts it.
import { PDFDocument, PDFHexString, PDFName, PDFOperator, PDFOperatorNames } from '@cantoo/pdf-lib';
import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { SignPdf } from '@signpdf/signpdf';
import { SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { appendTagged } from './append-tagged.ts';
import { CmsSigner } from './cms-signer.ts';
import type { SealingKey } from './sealing-key.ts';

export interface SealInput {
  original: Uint8Array;
  /** A PDF whose pages are appended before sealing. */
  evidence?: Uint8Array;
  /** A PDF of one page, drawn over the last page of the original: what fills its signature frame. */
  stamp?: Uint8Array;
  key: SealingKey;
  signerName: string;
  reason: string;
  /** Empty: not written. */
  location: string;
  signedAt: Date;
}

// Bytes. The default placeholder (8192) is too small for a certificate chain.
const signatureLength = 16_000;

export async function sealPdf(input: SealInput): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(input.original, { updateMetadata: false });
  if (input.stamp !== undefined) await drawStamp(pdf, input.stamp);
  if (input.evidence !== undefined) appendTagged(pdf, await PDFDocument.load(input.evidence));
  pdf.setModificationDate(input.signedAt);
  // The placeholder needs a classic cross-reference table, which object streams replace.
  const withPlaceholder = addPlaceholder(Buffer.from(await pdf.save({ useObjectStreams: false })), input);
  return new Uint8Array(await new SignPdf().sign(withPlaceholder, new CmsSigner(input.key)));
}

/** As an artifact: a screen reader finds the same on the evidence page. */
async function drawStamp(pdf: PDFDocument, bytes: Uint8Array): Promise<void> {
  const [stamp] = await pdf.embedPdf(bytes);
  const page = pdf.getPages().at(-1);
  if (stamp === undefined || page === undefined) return;
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]));
  page.drawPage(stamp);
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
}

/**
 * `plainAddPlaceholder` garbles a text that is not ASCII: it writes UTF-16 re-encoded in UTF-8. So each text reserves
 * its room with a filler, then its hexadecimal form (« <FEFF…> ») is written over that.
 */
function addPlaceholder(pdfBuffer: Buffer, input: SealInput): Buffer {
  const texts = { name: input.signerName, reason: input.reason, location: input.location };
  const filler = (key: keyof typeof texts) =>
    key.charAt(0).repeat(PDFHexString.fromText(texts[key]).toString().length - '()'.length);
  const pdf = plainAddPlaceholder({
    pdfBuffer,
    name: filler('name'),
    reason: filler('reason'),
    location: filler('location'),
    contactInfo: '',
    signingTime: input.signedAt,
    signatureLength,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
  });
  for (const key of ['name', 'reason', 'location'] as const) {
    const start = pdf.lastIndexOf(`(${filler(key)})`);
    if (start === -1) throw new Error(`the signature placeholder has no room for its ${key}`);
    pdf.write(PDFHexString.fromText(texts[key]).toString(), start, 'latin1');
  }
  return pdf;
}
