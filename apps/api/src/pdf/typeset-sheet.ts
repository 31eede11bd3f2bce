// What every block of a typeset document is made of: colours, positions, and the structure a screen reader follows.
import type PdfDocument from 'pdfkit';

export const ink = '#16271f';
export const muted = '#5b6b63';
export const line = '#dcdfd8';
export const accent = '#1f6b4a';
export const gold = '#c2a15e';

export const margin = 62;
export const footerHeight = 46;
/** Where ours are drawn, by a provider too: on the last page, in points from its top left corner (A4). */
export const signatureBox = { x: 353, y: 700, width: 180, height: 60 } as const;

export type Doc = InstanceType<typeof PdfDocument>;
type StructureElement = ReturnType<Doc['struct']>;

/** A document being written, and where in its structure what comes next belongs. */
export interface Sheet {
  readonly doc: Doc;
  readonly parent: StructureElement;
}

/** Where and how a text stands; its role for a screen reader. */
interface TextPlace {
  readonly type: 'H1' | 'H2' | 'P' | 'TH' | 'TD';
  readonly at?: readonly [x: number, y: number];
  readonly width?: number;
  readonly lineGap?: number;
  readonly align?: 'left' | 'right';
  /** Figures of one width, to stand in columns. */
  readonly isTabular?: boolean;
}

export const contentWidth = (doc: Doc): number => doc.page.width - 2 * margin;

export function write(
  { doc, parent }: Sheet,
  text: string,
  { type, at, width, lineGap = 0, align = 'left', isTabular = false }: TextPlace,
): void {
  // An empty text marks nothing: an end of its own would close what is around it.
  if (text === '') return group({ doc, parent }, type, () => undefined);
  const options = {
    width: width ?? contentWidth(doc),
    lineGap,
    align,
    structParent: parent,
    structType: type,
    ...(isTabular && { features: ['tnum' as const] }),
  };
  if (at === undefined) doc.text(text, options);
  else doc.text(text, at[0], at[1], options);
  doc.endMarkedContent();
}

/** Visible, and skipped by a screen reader. */
export function artifact(doc: Doc, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

export function drawRule(doc: Doc, y: number, { width, color }: { width: number; color: string }): void {
  artifact(doc, 'Layout', () => {
    doc
      .moveTo(margin, y)
      .lineTo(doc.page.width - margin, y)
      .lineWidth(width)
      .strokeColor(color)
      .stroke();
  });
}

export function openNewPageFor(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
}

/** A part of the structure: everything `fill` writes belongs to it. */
export function group({ doc, parent }: Sheet, type: string, fill: (sheet: Sheet) => void): void {
  const element = doc.struct(type);
  parent.add(element);
  fill({ doc, parent: element });
  element.end();
}
