// The head of the first page: the brand or a whole letterhead, then the title.
import type { Letterhead, PdfHeading } from './typeset.ts';
import {
  accent,
  artifact,
  contentWidth,
  type Doc,
  drawRule,
  gold,
  ink,
  line,
  margin,
  muted,
  type Sheet,
  signatureBox,
  write,
} from './typeset-sheet.ts';

/** The logo of the site, on a square of 26. */
const logo = [
  { path: 'M9.61 22.30A9.9 9.9 0 1 1 21.84 8.54', color: accent },
  { path: 'M21.84 8.54A9.9 9.9 0 0 1 22.50 15.80', color: gold },
] as const;
const logoSize = 24;
/** The window of a DL envelope, at the right. */
const window = { x: 312, y: 128 } as const;

export function writeHeader(sheet: Sheet, heading: PdfHeading): void {
  const { doc } = sheet;
  if (heading.letterhead === undefined) {
    doc.font('strong').fontSize(10).fillColor(accent);
    write(sheet, heading.brand, { type: 'P', at: [margin, margin] });
    doc.moveDown(1.6);
  } else {
    writeLetterhead(sheet, heading.brand, heading.letterhead);
  }
  doc.font('title').fontSize(25).fillColor(ink);
  write(sheet, heading.title, { type: 'H1' });
  doc.moveDown(0.25).font('text').fontSize(10.5).fillColor(muted);
  write(sheet, heading.subtitle, { type: 'P' });
  const y = doc.y + 12;
  drawRule(doc, y, { width: 0.8, color: gold });
  doc.y = y + 14;
}

function writeLetterhead(sheet: Sheet, brand: string, { issuer, recipient, number }: Letterhead): void {
  const { doc } = sheet;
  drawLogo(doc);
  doc.font('title').fontSize(17).fillColor(ink);
  write(sheet, brand, { type: 'P', at: [margin + logoSize + 8, margin + 1], width: 220 });
  doc.font('text').fontSize(8.5).fillColor(muted);
  write(sheet, number, { type: 'P', at: [margin, margin + 7], width: contentWidth(doc), align: 'right' });
  doc.fontSize(8);
  doc.y = margin + logoSize + 10;
  for (const text of issuer) write(sheet, text, { type: 'P', at: [margin, doc.y], width: 215, lineGap: 1 });
  if (recipient.length > 0) {
    doc.fontSize(10).fillColor(ink);
    const bottom = doc.y;
    doc.y = window.y;
    for (const text of recipient) write(sheet, text, { type: 'P', at: [window.x, doc.y], width: 221 });
    doc.y = Math.max(doc.y, bottom) + 22;
  } else {
    doc.y += 20;
  }
  doc.x = margin;
}

function drawLogo(doc: Doc): void {
  artifact(doc, 'Layout', () => {
    doc.save();
    doc.translate(margin, margin).scale(logoSize / 26);
    for (const { path, color } of logo) doc.path(path).lineWidth(6.2).strokeColor(color).stroke();
    doc.restore();
  });
}

/** The frame that is signed, under its title; a provider that draws signatures fills it. */
export function writeSignatureFrame(sheet: Sheet, title: string): void {
  const { doc } = sheet;
  const { x, y, width, height } = signatureBox;
  doc.font('strong').fontSize(9).fillColor(ink);
  write(sheet, title, { type: 'P', at: [x, y - 14], width });
  artifact(doc, 'Layout', () => {
    doc.rect(x, y, width, height).lineWidth(0.8).strokeColor(line).stroke();
  });
}

export function writeStamp(doc: Doc, lines: readonly string[]): void {
  const { x, y, width } = signatureBox;
  artifact(doc, 'Layout', () => {
    let top = y + 8;
    for (const text of lines) {
      doc
        .font(top === y + 8 ? 'strong' : 'text')
        .fontSize(8)
        .fillColor(ink);
      doc.text(text, x + 8, top, { width: width - 16 });
      top = doc.y + 2;
    }
  });
}
