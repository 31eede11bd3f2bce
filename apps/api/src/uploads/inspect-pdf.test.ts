import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { emptyPage, pdf, pdfOf } from '../testing/sample-files.ts';
import { inspectPdf, type PdfProblem } from './inspect-pdf.ts';

/** The empty page with more in its catalog, and objects from the fourth on. */
const withCatalog = (entries: string, ...objects: (string | Buffer)[]) =>
  pdfOf([`<</Type/Catalog/Pages 2 0 R${entries}>>`, ...emptyPage.slice(1), ...objects]);

const stream = (entries: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

/** One object, under the number 9, in a compressed stream. */
const compressed = (object: string, type = '/Type/ObjStm', inflated = Buffer.from(`9 0 ${object}`)): Buffer =>
  stream(`${type}/N 1/First 4/Filter/FlateDecode`, deflateSync(inflated));

/** The page, then what another reader would find elsewhere. */
const followed = (...parts: (string | Buffer)[]) =>
  Buffer.concat([withCatalog(''), ...parts.map((part) => Buffer.from(part)), Buffer.from('\n%%EOF\n')]);

const linked = '<</S/URI/URI(https://exemple.fr)>>';
const hidden = stream('', Buffer.from(`8 0 obj ${linked} endobj`));
const megabyte = (part: string) => part.repeat((1024 * 1024) / part.length);

const script = '<</S/JavaScript/JS(app.alert(1))>>';

describe('a PDF', () => {
  it('passes with pages, links, and a place where it opens', async () => {
    expect(await inspectPdf(pdf().bytes)).toBeNull();
    const link = '<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://exemple.fr)>>>>';
    expect(await inspectPdf(withCatalog('/OpenAction[3 0 R/Fit]', link))).toBeNull();
    expect(await inspectPdf(withCatalog('/OpenAction<</S/GoTo/D[3 0 R/Fit]>>'))).toBeNull();
    expect(await inspectPdf(withCatalog('/Names 9 0 R', compressed('<</Dests 3 0 R>>')))).toBeNull();
  });

  it('passes when another program wrote it, compressed or updated since', async () => {
    const made = await PDFDocument.create();
    made.addPage().drawText('Lot 3 objets');
    expect(await inspectPdf(await made.save())).toBeNull();
    expect(await inspectPdf(await made.save({ useObjectStreams: false }))).toBeNull();
    const updated = Buffer.concat([
      pdf().bytes,
      Buffer.from('3 0 obj\n<</Type/Page/Rotate 90>>\nendobj\n%%EOF\n'),
    ]);
    expect(await inspectPdf(updated)).toBeNull();
  });

  it.each<[string, PdfProblem, Buffer]>([
    ['a script when it opens', 'active', withCatalog(`/OpenAction${script}`)],
    ['a script of its own', 'active', withCatalog('/OpenAction 4 0 R', script)],
    ['a script in a compressed stream', 'active', withCatalog('/OpenAction 9 0 R', compressed(script))],
    ['a script with an escaped name', 'active', withCatalog('/OpenAction<</S/J#61vaScript/#4aS(x)>>')],
    ['a script whose name is an object', 'active', withCatalog('', '/JavaScript')],
    ['a script by name', 'active', withCatalog('/Names<</JavaScript 4 0 R>>', '<</Names[]>>')],
    [
      'a script that a later version hides',
      'active',
      Buffer.concat([withCatalog('', script), Buffer.from('4 0 obj\nnull\nendobj\n%%EOF\n')]),
    ],
    ['an action of a page', 'active', withCatalog('', '<</AA<</O<</S/Named/N/Print>>>>>>')],
    ['a print at opening', 'active', withCatalog('/OpenAction<</S/Named/N/Print>>')],
    ['a second action behind a place', 'active', withCatalog('/OpenAction<</S/GoTo/D[3 0 R]/Next 3 0 R>>')],
    ['a program', 'active', withCatalog('', '<</S/Launch/F(cmd.exe)>>')],
    ['a form that is sent', 'active', withCatalog('', '<</S/SubmitForm/F(https://exemple.fr)>>')],
    ['files', 'attachments', withCatalog('/Names<</EmbeddedFiles 4 0 R>>', '<</Names[]>>')],
    ['a film', 'attachments', withCatalog('', '<</Type/Annot/Subtype/RichMedia>>')],
    [
      'a dynamic form',
      'dynamicForm',
      withCatalog('/AcroForm<</XFA 4 0 R>>', stream('', Buffer.from('<x/>'))),
    ],
    [
      'a password',
      'encrypted',
      pdfOf([...emptyPage, '<</Filter/Standard>>'], '<</Root 1 0 R/Encrypt 4 0 R>>'),
    ],
    ['no page', 'unreadable', pdfOf(['<</Type/Catalog>>'])],
    [
      'an object in the bytes of another',
      'unreadable',
      withCatalog('', stream('', Buffer.from('8 0 obj <<>> endobj'))),
    ],
    [
      'an object in a stream, and a wrong number of compressed ones',
      'unreadable',
      withCatalog('', hidden, stream('/Type/ObjStm/N -1/First 0', Buffer.from(''))),
    ],
    [
      'two streams of two objects and a half',
      'unreadable',
      withCatalog(
        '',
        ...['8', '9'].map((number) => stream('/Type/ObjStm/N 2.5/First 4', Buffer.from(`${number} 0 0`))),
      ),
    ],
    [
      'an object in a stream that a long comment interrupts',
      'unreadable',
      withCatalog('', stream('', Buffer.from(`8 0 %${'x'.repeat(300)}\nobj null endobj`))),
    ],
    [
      'an object in a stream, its head in one word',
      'unreadable',
      withCatalog('', stream('', Buffer.from('8 0obj null'))),
    ],
    [
      'an object in a stream, and a head that some readers do not know',
      'unreadable',
      followed('9 0 objnull endobj\n10 0 obj', hidden, 'endobj'),
    ],
    [
      'compressed objects with a predictor',
      'unreadable',
      withCatalog('', compressed('null', '/Type/ObjStm/DecodeParms<</Predictor 12>>')),
    ],
    [
      'compressed objects whose place may change',
      'unreadable',
      withCatalog('', '4', stream('/Type/ObjStm/N 1/First 4 0 R', Buffer.from('9 0 null'))),
    ],
    [
      'compressed objects whose type may change',
      'unreadable',
      withCatalog('', '/ObjStm', compressed('null', '/Type 4 0 R')),
    ],
    [
      'compressed objects, one over the other',
      'unreadable',
      withCatalog('', stream('/Type/ObjStm/N 2/First 8', Buffer.from('8 0 9 1 [null]'))),
    ],
    ['a key twice', 'unreadable', withCatalog('', '<</A/B/A/C>>')],
    [
      'an action that a later place hides',
      'active',
      Buffer.concat([
        withCatalog('/OpenAction 4 0 R', linked),
        Buffer.from('4 0 obj\n<</S/GoTo/D[3 0 R]>>\nendobj\n%%EOF\n'),
      ]),
    ],
    [
      'an action whose kind a later version hides',
      'active',
      Buffer.concat([
        withCatalog('/OpenAction<</S 4 0 R>>', '/URI'),
        Buffer.from('4 0 obj\n/GoTo\nendobj\n%%EOF\n'),
      ]),
    ],
    ['a film that begins by itself', 'active', withCatalog('', '<</OnInstantiate 3 0 R>>')],
    [
      'too many pages, their type an object',
      'tooManyPages',
      pdfOf([...emptyPage, '/Page', ...Array.from({ length: 300 }, () => '<</Type 4 0 R>>')]),
    ],
    ['an object in a comment', 'unreadable', withCatalog('', '% 8 0 obj <<>> endobj\nnull')],
    ['compressed objects under another name', 'unreadable', withCatalog('', compressed('null', ''))],
    [
      'a bomb',
      'unreadable',
      withCatalog('', compressed('', '/Type/ObjStm', Buffer.alloc(80 * 1024 * 1024, 32))),
    ],
    ['rubbish', 'unreadable', withCatalog('', '<</A')],
    [
      'too many pages',
      'tooManyPages',
      pdfOf([...emptyPage, ...Array.from({ length: 300 }, () => emptyPage[2])]),
    ],
  ])('is refused with %s', async (_what, problem, bytes) => {
    expect(await inspectPdf(bytes)).toBe(problem);
  });

  it.each<[string, PdfProblem | null, Buffer]>([
    ['comments', null, followed(megabyte('%1\n'))],
    ['a number', null, followed(megabyte('1'))],
    ['numbers', null, followed(megabyte('1 '))],
    ['dictionaries in each other', 'unreadable', withCatalog('', `${megabyte('<</A')} null`)],
    ['lists in each other', 'unreadable', withCatalog('', megabyte('['))],
    [
      'streams that end at the same place',
      'unreadable',
      withCatalog('', megabyte('9 0 obj<</Length 900000>>stream\n')),
    ],
    [
      'compressed objects without an end',
      'unreadable',
      withCatalog('', stream('/Type/ObjStm/N 99999999999/First 4', Buffer.from(megabyte('9 0 ')))),
    ],
    [
      'a table without an end',
      null,
      withCatalog('', stream('/Type/XRef/Size 99999999999/W[0 0 0]', Buffer.from(''))),
    ],
  ])('of a megabyte is judged in time: %s', async (_what, problem, bytes) => {
    const began = performance.now();
    expect(await inspectPdf(bytes)).toBe(problem);
    expect(performance.now() - began).toBeLessThan(6000);
  });

  it('is refused when it is encrypted, its objects compressed', async () => {
    const made = await PDFDocument.create();
    made.addPage();
    made.encrypt({ userPassword: '', ownerPassword: 'secret' });
    expect(await inspectPdf(await made.save())).toBe('encrypted');
    expect(await inspectPdf(await made.save({ useObjectStreams: false }))).toBe('encrypted');
  });
});
