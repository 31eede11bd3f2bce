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

function place(doc: Doc, columns: readonly TableColumn[]): Placed[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const available = contentWidth(doc) - gap * (columns.length - 1);
  let x = margin;
  return columns.map((column) => {
    const width = (available * column.share) / shares;
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
  const placed = place(doc, columns);
  const totals = total === undefined ? [] : [{ cells: total, isTotal: true }];
  const all = [...rows.map((cells) => ({ cells, isTotal: false })), ...totals];
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
