import {
  articleTitle,
  type LegalBlock,
  legalTexts,
  type PublishedDocument,
  type Publisher,
  publisherRows,
  versionLine,
} from '@repo/domain/legal';
import { type PdfWriter, typesetPdf } from '../../pdf/typeset.ts';
import { legalApiTexts as texts } from './legal.texts.ts';

/** A legal document typeset to be kept: who publishes it, its articles, its version and its fingerprint. */
export function writeLegalPdf(
  { document, sha256 }: PublishedDocument,
  brand: string,
  publisher: Publisher,
): Promise<Uint8Array> {
  return typesetPdf(
    {
      brand,
      title: document.title,
      subtitle: versionLine(document),
      footer: texts.footer(brand, document.title, document.version),
      createdAt: new Date(`${document.effectiveOn}T00:00:00.000Z`),
    },
    (pdf) => {
      pdf.heading(legalTexts.publisher);
      pdf.facts(publisherRows(publisher));
      for (const [index, article] of document.articles.entries()) {
        pdf.heading(articleTitle(index, article));
        for (const block of article.blocks) writeBlock(pdf, block);
      }
      pdf.certified(legalTexts.fingerprint, [
        versionLine(document),
        `${legalTexts.sha256Label} ${sha256}`,
        legalTexts.hashed,
      ]);
    },
  );
}

function writeBlock(pdf: PdfWriter, block: LegalBlock): void {
  if (typeof block === 'string') pdf.paragraph(block);
  else pdf.bullets(block);
}
