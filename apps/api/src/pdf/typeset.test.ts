import { execFileSync, spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { describe, expect, it, vi } from 'vitest';
import { startTypesetting, TypesettingBusyError, typesetPdf } from './typeset.ts';

const canRead = spawnSync('pdftotext', ['-v']).error === undefined;

const heading = {
  brand: 'Yield',
  title: 'Relevé',
  subtitle: 'Novembre 2026',
  footer: 'Yield',
  createdAt: new Date('2026-11-21T09:00:00.000Z'),
};

/** The types of the structure, each with those inside it: what a screen reader walks. */
async function structureOf(bytes: Uint8Array): Promise<unknown> {
  const pdf = await PDFDocument.load(bytes);
  const walk = (element: PDFDict): unknown => {
    const type = element.lookup(PDFName.of('S'), PDFName).decodeText();
    const kids = element.lookup(PDFName.of('K'));
    const inside = kids instanceof PDFArray ? kids.asArray().filter((kid) => kid instanceof PDFRef) : [];
    const elements = inside
      .map((kid) => pdf.context.lookup(kid, PDFDict))
      .filter((kid) => kid.has(PDFName.of('S')));
    return elements.length === 0 ? type : { [type]: elements.map(walk) };
  };
  const root = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  return root
    .lookup(PDFName.of('K'), PDFArray)
    .asArray()
    .map((kid) => walk(pdf.context.lookup(kid, PDFDict)));
}

const titled = (title: string) => typesetPdf(heading, (pdf) => pdf.heading(title));

describe('the typesetting thread', () => {
  it('that is busy for too long refuses the document', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    await expect(titled('Contrat')).rejects.toThrow(TypesettingBusyError);
  });

  it('is replaced when it dies without a document in hand', async () => {
    startTypesetting().emit('error', new Error('the thread could not load'));
    expect((await titled('Contrat')).length).toBeGreaterThan(1000);
  });
});

describe('a typeset document', () => {
  it('tags titles, paragraphs, tables of labels and values, and lists', async () => {
    const bytes = await typesetPdf(heading, (pdf) => {
      pdf.heading('Vos contrats');
      pdf.paragraph('Ils sont deux.');
      pdf.facts([['Nom', 'Camille Moreau']]);
      pdf.bullets(['Un', 'Deux']);
      pdf.certified('Certifié', ['Conforme']);
    });
    expect(await structureOf(bytes)).toEqual([
      {
        Document: [
          'P',
          'H1',
          'P',
          'H2',
          'P',
          { Table: [{ TR: ['TH', 'TD'] }] },
          { L: [{ LI: ['Lbl', 'LBody'] }, { LI: ['Lbl', 'LBody'] }] },
          'H2',
          'P',
        ],
      },
    ]);
  });

  it.runIf(canRead)(
    'is read out whole, whatever was written before it with a letter made of another',
    async () => {
      // A comma is drawn with the shape of an apostrophe.
      await titled('Un, deux');
      const file = path.join(tmpdir(), `typeset-${process.pid}.pdf`);
      await writeFile(file, await titled('L’écran d’hier'));
      const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' });
      await rm(file);
      expect(text).toContain('L’écran d’hier');
    },
  );

  it('tags the headers of a table once, on any number of pages', async () => {
    const rows = Array.from({ length: 80 }, (_, index) => [`Contrat ${index}`, '1,00 €']);
    const columns = [
      { head: 'Contrat', share: 2 },
      { head: 'Montant', share: 1, align: 'right' },
    ] as const;
    const bytes = await typesetPdf(heading, (pdf) => pdf.table(columns, rows, ['Total', '80,00 €']));
    expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(1);
    const cells = [...rows, []].map(() => ({ TR: ['TD', 'TD'] }));
    expect(await structureOf(bytes)).toEqual([
      { Document: ['P', 'H1', 'P', { Table: [{ TR: ['TH', 'TH'] }, ...cells] }] },
    ]);
  });

  it.runIf(canRead)(
    'widens a column that is too narrow for its words, from those that have room',
    async () => {
      const file = path.join(tmpdir(), `columns-${process.pid}.pdf`);
      const columns = [
        { head: 'Contrat', share: 0.6 },
        { head: 'Commentaire', share: 8 },
        { head: 'Rendement', share: 0.6, align: 'right' as const },
        { head: 'Clôture', share: 0.6, align: 'right' as const },
      ];
      const row = ['PO-2026-0004', 'un texte qui peut être coupé', '−93,5479974301', 'non\u00a0calculable'];
      await writeFile(file, await typesetPdf(heading, (pdf) => pdf.table(columns, [row], row)));
      const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
      await rm(file);
      for (const word of [row[0] ?? '', row[2] ?? '', 'non calculable'])
        expect(text.replaceAll('\u00a0', ' ').split(word)).toHaveLength(3);
    },
  );

  it('keeps an empty cell in its column', async () => {
    const columns = [
      { head: 'Contrat', share: 2 },
      { head: 'Taux', share: 1 },
    ] as const;
    const bytes = await typesetPdf(heading, (pdf) => {
      pdf.table(columns, [['USDFY', '']]);
      pdf.facts([['Nom', '']]);
    });
    expect(await structureOf(bytes)).toEqual([
      {
        Document: [
          'P',
          'H1',
          'P',
          { Table: [{ TR: ['TH', 'TH'] }, { TR: ['TD', 'TD'] }] },
          { Table: [{ TR: ['TH', 'TD'] }] },
        ],
      },
    ]);
  });

  it('is in French and shows its title', async () => {
    const pdf = await PDFDocument.load(await typesetPdf(heading, (writer) => writer.paragraph('Texte')));
    expect(pdf.getTitle()).toBe('Relevé');
    expect(String(pdf.catalog.get(PDFName.of('Lang')))).toContain('fr-FR');
    expect(String(pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict))).toContain('/Marked true');
  });

  it('keeps a long paragraph one paragraph across pages', async () => {
    const long = 'Une phrase qui se répète. '.repeat(600);
    const bytes = await typesetPdf(heading, (pdf) => pdf.paragraph(long));
    expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(1);
    expect(await structureOf(bytes)).toEqual([{ Document: ['P', 'H1', 'P', 'P'] }]);
  });
});
