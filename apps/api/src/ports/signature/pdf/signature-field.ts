// The signature field of a PDF, with room for the signature, and what it certifies.
import { type PDFDocument, PDFHexString, PDFInvalidObject, PDFName, PDFString } from '@cantoo/pdf-lib';
import { DEFAULT_BYTE_RANGE_PLACEHOLDER, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';

export interface SignatureTexts {
  signerName: string;
  reason: string;
  /** Empty: not written. */
  location: string;
  signedAt: Date;
}

/** Of `DocMDP`: a document is sealed once, has no form, and nothing of it may change. */
const noChange = 1;
/** Of an annotation: it is printed, and hidden by its empty rectangle. */
const printed = 4;
/** Of the form: it has signatures, and is only ever appended to. */
const signedForm = 3;

/** The field on the first page, its signature still to be written: `contentsBytes` are reserved. */
export function addSignatureField(pdf: PDFDocument, texts: SignatureTexts, contentsBytes: number): void {
  const { context, catalog } = pdf;
  const { signerName, reason, location, signedAt } = texts;
  const gap = PDFName.of(DEFAULT_BYTE_RANGE_PLACEHOLDER);
  const certification = context.obj({
    Type: 'SigRef',
    TransformMethod: 'DocMDP',
    TransformParams: { Type: 'TransformParams', P: noChange, V: PDFName.of('1.2') },
  });
  const signature = context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: SUBFILTER_ETSI_CADES_DETACHED,
    ByteRange: [0, gap, gap, gap],
    Contents: PDFHexString.of('0'.repeat(contentsBytes * 2)),
    Name: PDFHexString.fromText(signerName),
    Reason: PDFHexString.fromText(reason),
    ...(location !== '' && { Location: PDFHexString.fromText(location) }),
    M: PDFString.fromDate(signedAt),
    Reference: [certification],
  });
  // As bytes: the room and the ranges stay as they are written here, whatever the options of saving.
  const written = new Uint8Array(signature.sizeInBytes());
  signature.copyBytesInto(written, 0);
  const value = context.register(PDFInvalidObject.of(written));
  const page = pdf.getPage(0);
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of('Signature1'),
      F: printed,
      Rect: [0, 0, 0, 0],
      P: page.ref,
      V: value,
    }),
  );
  page.node.addAnnot(field);
  const form = catalog.getOrCreateAcroForm();
  form.dict.set(PDFName.of('SigFlags'), context.obj(signedForm));
  form.addField(field);
  catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: value }));
}
