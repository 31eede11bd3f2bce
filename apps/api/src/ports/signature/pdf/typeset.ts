// Typesetting of our PDF documents: one page shape, two embedded typefaces, a handful of blocks.
// Full TrueType files rather than web subsets: a client's name may need any Latin letter, Greek or Cyrillic.
import { createRequire } from 'node:module';
import PdfDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const fontFiles = {
  text: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  title: require.resolve('@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf'),
} as const;

const ink = '#16271f';
const muted = '#5b6b63';
const line = '#dcdfd8';
const accent = '#1f6b4a';
const gold = '#c2a15e';

const margin = 62;
const labelWidth = 170;
const footerHeight = 46;

export interface PdfHeading {
  brand: string;
  title: string;
  subtitle: string;
  /** One line at the foot of each page, before the page number. */
  footer: string;
  createdAt: Date;
}

type Doc = InstanceType<typeof PdfDocument>;

/** A PDF being written, block by block, from top to bottom. */
export interface PdfWriter {
  heading(text: string): void;
  paragraph(text: string): void;
  /** A two-column table: label, value. */
  facts(rows: readonly (readonly [string, string])[]): void;
  bullets(items: readonly string[]): void;
  /** A box with a gold rule, for what is signed or certified. */
  certified(title: string, lines: readonly string[]): void;
  /** Keeps the next `height` points together on one page. */
  keep(height: number): void;
}

const contentWidth = (doc: Doc): number => doc.page.width - 2 * margin;

function writeHeader(doc: Doc, heading: PdfHeading): void {
  doc.font('strong').fontSize(10).fillColor(accent).text(heading.brand, margin, margin);
  doc
    .moveDown(1.6)
    .font('title')
    .fontSize(25)
    .fillColor(ink)
    .text(heading.title, { width: contentWidth(doc) });
  doc.moveDown(0.25).font('text').fontSize(10.5).fillColor(muted).text(heading.subtitle);
  const y = doc.y + 12;
  doc
    .moveTo(margin, y)
    .lineTo(doc.page.width - margin, y)
    .lineWidth(0.8)
    .strokeColor(gold)
    .stroke();
  doc.y = y + 14;
}

function writeFooters(doc: Doc, footer: string): void {
  const pages = doc.bufferedPageRange();
  for (let i = 0; i < pages.count; i += 1) {
    doc.switchToPage(pages.start + i);
    // Text below the bottom margin would open a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - footerHeight;
    doc.font('text').fontSize(8).fillColor(muted);
    doc.text(footer, margin, y, { width: contentWidth(doc) - 70, lineBreak: false });
    doc.text(`${i + 1} / ${pages.count}`, margin, y, {
      width: contentWidth(doc),
      align: 'right',
      lineBreak: false,
    });
  }
}

function writeFacts(doc: Doc, rows: readonly (readonly [string, string])[]): void {
  const valueWidth = contentWidth(doc) - labelWidth;
  for (const [label, value] of rows) {
    doc.font('text').fontSize(9.5);
    const height = Math.max(
      doc.heightOfString(label, { width: labelWidth - 12 }),
      doc.heightOfString(value, { width: valueWidth }),
    );
    if (doc.y + height + 10 > doc.page.height - doc.page.margins.bottom) doc.addPage();
    const y = doc.y;
    doc.fillColor(muted).text(label, margin, y, { width: labelWidth - 12 });
    doc.fillColor(ink).text(value, margin + labelWidth, y, { width: valueWidth });
    const bottom = y + height + 5;
    doc
      .moveTo(margin, bottom)
      .lineTo(doc.page.width - margin, bottom)
      .lineWidth(0.4)
      .strokeColor(line)
      .stroke();
    doc.x = margin;
    doc.y = bottom + 5;
  }
  doc.moveDown(0.5);
}

function writeCertified(doc: Doc, title: string, lines: readonly string[]): void {
  const width = contentWidth(doc) - 28;
  doc.font('text').fontSize(9.5);
  const height = 34 + lines.reduce((sum, text) => sum + doc.heightOfString(text, { width }) + 3, 0);
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
  const top = doc.y;
  doc.rect(margin, top, 2, height).fill(gold);
  doc.rect(margin + 2, top, contentWidth(doc) - 2, height).fill('#faf7ef');
  doc
    .font('strong')
    .fontSize(10.5)
    .fillColor(ink)
    .text(title, margin + 16, top + 10, { width });
  for (const text of lines)
    doc
      .font('text')
      .fontSize(9.5)
      .text(text, margin + 16, doc.y + 3, { width });
  doc.x = margin;
  doc.y = top + height + 12;
}

function createWriter(doc: Doc): PdfWriter {
  const keep = (height: number): void => {
    if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
  };
  return {
    keep,
    heading(text) {
      keep(70);
      doc
        .moveDown(0.6)
        .font('strong')
        .fontSize(12)
        .fillColor(ink)
        .text(text, { width: contentWidth(doc) });
      doc.moveDown(0.45);
    },
    paragraph(text) {
      doc.font('text').fontSize(9.5).fillColor(ink);
      doc.text(text, { width: contentWidth(doc), lineGap: 2.2 }).moveDown(0.55);
    },
    bullets(items) {
      doc.font('text').fontSize(9.5).fillColor(ink);
      doc.list([...items], { width: contentWidth(doc), bulletRadius: 1.4, textIndent: 12, lineGap: 2.2 });
      doc.moveDown(0.55);
    },
    facts: (rows) => writeFacts(doc, rows),
    certified: (title, lines) => writeCertified(doc, title, lines),
  };
}

/** Writes a whole document and answers its bytes. */
export async function typesetPdf(heading: PdfHeading, write: (pdf: PdfWriter) => void): Promise<Uint8Array> {
  const doc = new PdfDocument({
    size: 'A4',
    pdfVersion: '1.7',
    lang: 'fr-FR',
    displayTitle: true,
    bufferPages: true,
    margins: { top: margin, left: margin, right: margin, bottom: footerHeight + 28 },
    info: { Title: heading.title, Author: heading.brand, CreationDate: heading.createdAt },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
  for (const [name, file] of Object.entries(fontFiles)) doc.registerFont(name, file);
  writeHeader(doc, heading);
  write(createWriter(doc));
  writeFooters(doc, heading.footer);
  doc.end();
  return done;
}
