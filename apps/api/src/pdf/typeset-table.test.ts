import PdfDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { typefaces } from './typefaces.ts';
import { widestWords } from './typeset-table.ts';

it('a table of any length has the widest word of each column', () => {
  const doc = new PdfDocument();
  for (const [name, font] of typefaces) doc.registerFont(name, font);
  const columns = [{ head: 'Contrat', share: 1 }];
  const rows = Array.from({ length: 200_000 }, () => ['1 234,56']);
  const [narrow = 0] = widestWords(doc, columns, rows);
  const [wide = 0] = widestWords(doc, columns, [...rows, ['PO-2026-0001']]);
  expect(narrow).toBeGreaterThan(20);
  expect(wide).toBeGreaterThan(narrow);
});
