// Seals a PDF: appends its evidence page where it has one, then signs and certifies the whole file (ETSI.CAdES.detached, CMS, SHA-256,
// DocMDP). The signature proves that no byte has changed since; a self-issued certificate names the signer only to a reader who
// trusts it. With a stamp it is of level B-T of PAdES, with the revocation lists of its certificates of level B-LT.
import { PDFDocument, PDFName, PDFOperator, PDFOperatorNames, type PDFRef } from '@cantoo/pdf-lib';
import { SignPdf } from '@signpdf/signpdf';
import { appendTagged } from './append-tagged.ts';
import { CmsSigner, type StampSignature } from './cms-signer.ts';
import { chainBytes, type SealingKey } from './sealing-key.ts';
import { addSignatureField, type SignatureTexts } from './signature-field.ts';
import { maxTokenBytes } from './stamp-seal.ts';

export interface SealInput extends SignatureTexts {
  original: Uint8Array;
  /** A PDF whose pages are appended before sealing. */
  evidence?: Uint8Array;
  /** A PDF of one page, drawn over the last page of the original: what fills its signature frame. */
  stamp?: Uint8Array;
  key: SealingKey;
  /** The time stamp of the signature; by default there is none. */
  stampSignature?: StampSignature | undefined;
  /** Revocation lists in DER, of the certificates of the key and of the time stamp. */
  crls?: readonly Uint8Array[];
}

/** The certificates, the signature with its attributes, and the time stamp where one is sought. */
function roomFor({ key, stampSignature }: SealInput): number {
  // The first certificate is named by its issuer and number, and holds a modulus as long as the signature.
  const named = key.certificate.raw.length;
  return chainBytes(key) + named + 1000 + (stampSignature === undefined ? 0 : maxTokenBytes);
}

/** @throws when the signature is longer than its room. */
export async function sealPdf(input: SealInput): Promise<Uint8Array> {
  const { key, crls = [], stampSignature } = input;
  const pdf = await PDFDocument.load(input.original, { updateMetadata: false });
  if (input.stamp !== undefined) await drawStamp(pdf, input.stamp);
  if (input.evidence !== undefined) appendTagged(pdf, await PDFDocument.load(input.evidence));
  pdf.setModificationDate(input.signedAt);
  if (crls.length > 0) addSecurityStore(pdf, key, crls);
  addSignatureField(pdf, input, roomFor(input));
  const unsigned = Buffer.from(await pdf.save({ useObjectStreams: false }));
  return new Uint8Array(await new SignPdf().sign(unsigned, new CmsSigner(key, stampSignature)));
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

/** What a later check needs when the authorities may no longer publish it. Written before the signature, which covers it. */
function addSecurityStore(
  { context, catalog }: PDFDocument,
  key: SealingKey,
  crls: readonly Uint8Array[],
): void {
  const streams = (items: readonly Uint8Array[]): PDFRef[] =>
    items.map((item) => context.register(context.flateStream(item)));
  const certificates = [key.certificate, ...key.issuers].map(({ raw }) => raw);
  const store = { Type: 'DSS', Certs: streams(certificates), CRLs: streams(crls) };
  catalog.set(PDFName.of('DSS'), context.register(context.obj(store)));
}
