// Writes one PDF document, in a worker thread: one page shape, two embedded typefaces, a handful of blocks.
// Tagged PDF: a screen reader finds what is a title, a list, a label and its value; rules and page numbers
// are left out.
import PdfDocument from 'pdfkit';
import { typefaces } from './typefaces.ts';
import type { Blocks, PdfBlock, PdfHeading, PdfJob, PdfWriter } from './typeset.ts';
import { writeHeader, writeSignatureFrame, writeStamp } from './typeset-head.ts';
import {
  artifact,
  contentWidth,
  type Doc,
  drawRule,
  footerHeight,
  gold,
  group,
  ink,
  line,
  margin,
  muted,
  openNewPageFor,
  type Sheet,
  signatureBox,
  write,
} from './typeset-sheet.ts';
import { writeTable } from './typeset-table.ts';

function writeFooters(doc: Doc, { footer, isNumbered = true }: PdfHeading): void {
  const pages = doc.bufferedPageRange();
  for (let i = 0; i < pages.count; i += 1) {
    doc.switchToPage(pages.start + i);
    // Text below the bottom margin would open a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - footerHeight;
    artifact(doc, 'Pagination', () => {
      doc.font('text').fontSize(8).fillColor(muted);
      doc.text(footer, margin, y, { width: contentWidth(doc) - 70, lineBreak: false });
      if (!isNumbered) return;
      doc.text(`${i + 1} / ${pages.count}`, margin, y, {
        width: contentWidth(doc),
        align: 'right',
        lineBreak: false,
      });
    });
  }
}

function writeFacts(
  sheet: Sheet,
  rows: readonly (readonly [string, string])[],
  align: 'left' | 'right' = 'left',
): void {
  const { doc } = sheet;
  // An amount needs less room than its label.
  const labelWidth = align === 'left' ? 170 : 300;
  const valueWidth = contentWidth(doc) - labelWidth;
  group(sheet, 'Table', (table) => {
    for (const [label, value] of rows) {
      doc.font('text').fontSize(9.5);
      const height = Math.max(
        doc.heightOfString(label, { width: labelWidth - 12 }),
        doc.heightOfString(value, { width: valueWidth }),
      );
      openNewPageFor(doc, height + 10);
      const { y } = doc;
      group(table, 'TR', (row) => {
        doc.fillColor(muted);
        write(row, label, { type: 'TH', at: [margin, y], width: labelWidth - 12 });
        doc.fillColor(ink);
        write(row, value, {
          type: 'TD',
          at: [margin + labelWidth, y],
          width: valueWidth,
          align,
          isTabular: true,
        });
      });
      const bottom = y + height + 5;
      drawRule(doc, bottom, { width: 0.4, color: line });
      doc.x = margin;
      doc.y = bottom + 5;
    }
  });
  doc.moveDown(0.5);
}

function writeBullets(sheet: Sheet, items: readonly string[]): void {
  const { doc } = sheet;
  doc.font('text').fontSize(9.5).fillColor(ink);
  group(sheet, 'L', ({ parent }) => {
    doc.list([...items], {
      width: contentWidth(doc),
      bulletRadius: 1.4,
      textIndent: 12,
      lineGap: 2.2,
      structParent: parent,
    });
    doc.endMarkedContent();
  });
  doc.moveDown(0.55);
}

function writeCertified(sheet: Sheet, title: string, lines: readonly string[]): void {
  const { doc } = sheet;
  const width = contentWidth(doc) - 28;
  doc.font('text').fontSize(9.5);
  const height = 34 + lines.reduce((sum, text) => sum + doc.heightOfString(text, { width }) + 3, 0);
  openNewPageFor(doc, height);
  const top = doc.y;
  artifact(doc, 'Layout', () => {
    doc.rect(margin, top, 2, height).fill(gold);
    doc.rect(margin + 2, top, contentWidth(doc) - 2, height).fill('#faf7ef');
  });
  doc.font('strong').fontSize(10.5).fillColor(ink);
  write(sheet, title, { type: 'H2', at: [margin + 16, top + 10], width });
  doc.font('text').fontSize(9.5);
  for (const text of lines) write(sheet, text, { type: 'P', at: [margin + 16, doc.y + 3], width });
  doc.x = margin;
  doc.y = top + height + 12;
}

/** The lowest that a text may end above the title of the frame that is signed. */
const lowestEnd = signatureBox.y - 20;

/** What a document is written with, and whether the frame that is signed is on another page than the last article. */
interface Writing extends Sheet {
  articlePage: unknown;
  isFrameApart: boolean;
}

function writeSignature(writing: Writing, title: string): void {
  const { doc } = writing;
  if (doc.y > lowestEnd) doc.addPage();
  writing.isFrameApart = doc.page !== writing.articlePage;
  writeSignatureFrame(writing, title);
}

function createWriter(sheet: Writing): PdfWriter {
  const { doc } = sheet;
  const keep = (height: number): void => openNewPageFor(doc, height);
  return {
    keep,
    heading(text) {
      keep(70);
      sheet.articlePage = doc.page;
      doc.moveDown(0.6).font('strong').fontSize(12).fillColor(ink);
      write(sheet, text, { type: 'H2' });
      doc.moveDown(0.45);
    },
    paragraph(text) {
      doc.font('text').fontSize(9.5).fillColor(ink);
      write(sheet, text, { type: 'P', lineGap: 2.2 });
      doc.moveDown(0.55);
    },
    bullets: (items) => writeBullets(sheet, items),
    facts: (rows) => writeFacts(sheet, rows),
    amounts: (rows) => writeFacts(sheet, rows, 'right'),
    table: (columns, rows, total) => writeTable(sheet, columns, { rows, total }),
    certified: (title, lines) => writeCertified(sheet, title, lines),
    signature: (title) => writeSignature(sheet, title),
    stamp: (lines) => writeStamp(doc, lines),
  };
}

/** The writer as a mapped type, which lets a block's name and arguments be called together. */
type BlockWriter = { [Name in keyof Blocks]: (...args: Blocks[Name]) => void };

function writeBlock<Name extends keyof Blocks>(writer: BlockWriter, block: PdfBlock<Name>): void {
  writer[block.name](...block.args);
}

/**
 * Writes a whole document and returns its bytes. The frame that is signed is on the page of the last article: where it
 * would open another, the document is written again with that article on the new page.
 */
export async function typeset(job: PdfJob): Promise<Uint8Array> {
  const first = await writeDocument(job, null);
  const lastArticle = job.blocks.findLastIndex(({ name }) => name === 'heading');
  if (!first.isFrameApart || lastArticle === -1) return first.bytes;
  return (await writeDocument(job, lastArticle)).bytes;
}

/** `breakBefore`: the block that starts a page; null for none. */
async function writeDocument({ heading, blocks }: PdfJob, breakBefore: number | null) {
  const doc = new PdfDocument({
    size: 'A4',
    pdfVersion: '1.7',
    tagged: true,
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
  for (const [name, font] of typefaces) doc.registerFont(name, font);
  const parent = doc.struct('Document', { title: heading.title });
  doc.addStructure(parent);
  const writing: Writing = { doc, parent, articlePage: null, isFrameApart: false };
  const isStamp = blocks[0]?.name === 'stamp';
  if (!isStamp) writeHeader(writing, heading);
  const writer = createWriter(writing);
  for (const [index, block] of blocks.entries()) {
    if (index === breakBefore && doc.y > margin) doc.addPage();
    writeBlock(writer, block);
  }
  parent.end();
  if (!isStamp) writeFooters(doc, heading);
  doc.end();
  return { bytes: await done, isFrameApart: writing.isFrameApart };
}
