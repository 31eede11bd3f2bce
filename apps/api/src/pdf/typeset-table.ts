// A table of several columns: its heads are repeated on each page, visually only.
import {
  artifact,
  contentWidth,
  type Doc,
  drawRule,
  group,
  ink,
  line,
  margin,
  muted,
  openNewPageFor,
  type Sheet,
  write,
} from './typeset-sheet.ts';

export interface TableColumn {
  readonly head: string;
  /** Its part of the width, relative to the others. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

interface Placed extends TableColumn {
  readonly x: number;
  readonly width: number;
}

const gap = 8;
const fontSize = 8;
const padding = 4;

/** The widest of the words of each column, which no line break may cut: « PO-2026-0001 », « 1 234,56 € ». */
export function widestWords(
  doc: Doc,
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): number[] {
  doc.font('strong').fontSize(fontSize);
  return columns.map(({ head }, index) => {
    const words = new Set(head.split(/[ \n]/));
    for (const cells of rows) for (const word of (cells[index] ?? '').split(/[ \n]/)) words.add(word);
    let widest = 0;
    for (const word of words) widest = Math.max(widest, doc.widthOfString(word, { features: ['tnum'] }));
    return widest + 0.5;
  });
}

/** Each its share of the width; one that is too narrow for its words takes what it lacks from those that have more. */
function place(doc: Doc, columns: readonly TableColumn[], rows: readonly (readonly string[])[]): Placed[] {
  const available = contentWidth(doc) - gap * (columns.length - 1);
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const wished = columns.map(({ share }) => (available * share) / shares);
  const needs = widestWords(doc, columns, rows);
  const lacking = needs.reduce((sum, need, index) => sum + Math.max(0, need - (wished[index] ?? 0)), 0);
  const spare = needs.reduce((sum, need, index) => sum + Math.max(0, (wished[index] ?? 0) - need), 0);
  const given = spare === 0 ? 0 : Math.min(1, lacking / spare);
  const taken = lacking === 0 ? 0 : Math.min(1, spare / lacking);
  let x = margin;
  return columns.map((column, index) => {
    const [wish, need] = [wished[index] ?? 0, needs[index] ?? 0];
    const width = wish < need ? wish + (need - wish) * taken : wish - (wish - need) * given;
    const placed = { ...column, x, width };
    x += width + gap;
    return placed;
  });
}

function heightOf(doc: Doc, columns: readonly Placed[], cells: readonly string[]): number {
  return Math.max(...columns.map(({ width }, index) => doc.heightOfString(cells[index] ?? '', { width })));
}

function endRow(doc: Doc, bottom: number): void {
  drawRule(doc, bottom, { width: 0.4, color: line });
  doc.x = margin;
  doc.y = bottom + padding;
}

function writeRow(
  table: Sheet,
  columns: readonly Placed[],
  { cells, type }: { cells: readonly string[]; type: 'TH' | 'TD' },
): void {
  const { doc } = table;
  const { y } = doc;
  const height = heightOf(doc, columns, cells);
  group(table, 'TR', (row) => {
    columns.forEach(({ x, width, align = 'left' }, index) => {
      write(row, cells[index] ?? '', { type, at: [x, y], width, align, isTabular: align === 'right' });
    });
  });
  endRow(doc, y + height + padding);
}

/** The heads once more, at the top of a page. */
function repeatHeads(doc: Doc, columns: readonly Placed[]): void {
  const { y } = doc;
  doc.font('strong').fontSize(fontSize).fillColor(muted);
  const height = heightOf(
    doc,
    columns,
    columns.map(({ head }) => head),
  );
  artifact(doc, 'Layout', () => {
    for (const { head, x, width, align = 'left' } of columns) doc.text(head, x, y, { width, align });
  });
  endRow(doc, y + height + padding);
}

/** Of the next row, with the total that may follow it. */
function heightFrom(
  doc: Doc,
  columns: readonly Placed[],
  rows: readonly { cells: readonly string[]; isTotal: boolean }[],
): number {
  return rows
    .slice(0, rows[1]?.isTotal ? 2 : 1)
    .reduce((sum, { cells }) => sum + heightOf(doc, columns, cells) + 2 * padding, 0);
}

export function writeTable(
  sheet: Sheet,
  columns: readonly TableColumn[],
  { rows, total }: { rows: readonly (readonly string[])[]; total: readonly string[] | undefined },
): void {
  const { doc } = sheet;
  const totals = total === undefined ? [] : [{ cells: total, isTotal: true }];
  const all = [...rows.map((cells) => ({ cells, isTotal: false })), ...totals];
  const placed = place(
    doc,
    columns,
    all.map(({ cells }) => cells),
  );
  group(sheet, 'Table', (table) => {
    doc.font('strong').fontSize(fontSize).fillColor(muted);
    const heads = columns.map(({ head }) => head);
    // Heads do not stand alone on a page, nor a total.
    openNewPageFor(doc, heightOf(doc, placed, heads) + 2 * padding + heightFrom(doc, placed, all));
    writeRow(table, placed, { cells: heads, type: 'TH' });
    for (const [index, { cells, isTotal }] of all.entries()) {
      doc.font(isTotal ? 'strong' : 'text').fontSize(fontSize);
      const { page } = doc;
      openNewPageFor(doc, heightFrom(doc, placed, all.slice(index)));
      if (doc.page !== page) repeatHeads(doc, placed);
      doc
        .font(isTotal ? 'strong' : 'text')
        .fontSize(fontSize)
        .fillColor(ink);
      writeRow(table, placed, { cells, type: 'TD' });
    }
  });
  doc.moveDown(0.8);
}
