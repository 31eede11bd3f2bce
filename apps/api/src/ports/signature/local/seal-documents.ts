// Turns the documents of one request into their sealed form: each gets the evidence page, then the seal.

import type { LocalSignatureEvidence } from '../../../db/schema/local-signature.ts';
import { formatParisTime, parisDay } from '../../../paris-time.ts';
import { typesetPdf } from '../../../pdf/typeset.ts';
import type { StampSignature } from '../pdf/cms-signer.ts';
import { sealPdf } from '../pdf/seal.ts';
import type { SealingKey } from '../pdf/sealing-key.ts';
import type { LocalDocumentRow, LocalSignatureRow, SealedDocument } from './local-signature.repository.ts';
import { localSignatureTexts } from './local-signature.texts.ts';

interface SealRequest {
  signature: LocalSignatureRow;
  documents: readonly LocalDocumentRow[];
  evidence: LocalSignatureEvidence;
  key: SealingKey;
  /** By default seals have no time stamp. */
  stampSignature?: StampSignature | undefined;
}

function writeEvidencePage(request: SealRequest, document: LocalDocumentRow): Promise<Uint8Array> {
  const { signature, evidence } = request;
  const t = localSignatureTexts.evidence;
  const signedAt = new Date(evidence.signedAt);
  return typesetPdf(
    {
      brand: localSignatureTexts.banner,
      title: t.title,
      subtitle: t.subtitle(localSignatureTexts.documentNames[document.nature]),
      footer: `${t.footer} · ${signature.id} · ${parisDay(signedAt)}`,
      createdAt: signedAt,
      isNumbered: false,
    },
    (pdf) => {
      pdf.heading(t.signerHeading);
      pdf.facts([
        [t.labels.name, `${signature.signer.firstName} ${signature.signer.lastName}`],
        [t.labels.email, signature.signer.email],
        [t.labels.phone, signature.signer.phone],
      ]);
      pdf.heading(t.signatureHeading);
      pdf.facts([
        [t.labels.signedAt, `${formatParisTime(signedAt)} (${evidence.signedAt})`],
        [t.labels.request, signature.id],
        [t.labels.ip, evidence.ipAddress],
        [t.labels.userAgent, evidence.userAgent],
        [t.labels.consent, evidence.consent],
      ]);
      pdf.heading(t.documentsHeading);
      pdf.facts(evidence.documents.map(({ fileName, sha256 }) => [fileName, sha256] as const));
      pdf.certified(t.boxTitle, t.box);
    },
  );
}

/** In the frame of our documents that is signed. */
function writeStamp({ signature, evidence }: SealRequest): Promise<Uint8Array> {
  const t = localSignatureTexts.stamp;
  const { firstName, lastName } = signature.signer;
  const createdAt = new Date(evidence.signedAt);
  const heading = { brand: '', title: t.title, subtitle: '', footer: '', createdAt };
  return typesetPdf(heading, (pdf) => {
    pdf.stamp([`${firstName} ${lastName}`, t.signed(formatParisTime(createdAt)), t.proof]);
  });
}

export async function sealDocuments(request: SealRequest): Promise<SealedDocument[]> {
  const { signature } = request;
  const sealed: SealedDocument[] = [];
  const stamp = await writeStamp(request);
  for (const document of request.documents) {
    sealed.push({
      nature: document.nature,
      sealed: await sealPdf({
        original: document.content,
        evidence: await writeEvidencePage(request, document),
        stamp,
        key: request.key,
        stampSignature: request.stampSignature,
        signerName: `${signature.signer.firstName} ${signature.signer.lastName}`,
        reason: localSignatureTexts.sealReason,
        location: localSignatureTexts.sealLocation,
        signedAt: new Date(request.evidence.signedAt),
      }),
    });
  }
  return sealed;
}
