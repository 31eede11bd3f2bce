import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findLegalDocument, legalKinds } from '@repo/domain/legal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { writeLegalPdf } from './legal-pdf.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const canRead = spawnSync('pdftotext', ['-v']).error === undefined;
const download = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  test.call('downloadLegalDocument', { query, headers });

function readPdf(bytes: Uint8Array): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'legal-'));
  const file = path.join(folder, 'document.pdf');
  writeFileSync(file, bytes);
  const text = execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return text.replaceAll(/^Yield · .*\d+ \/ \d+\s*$/gm, '').replaceAll(/\s+/g, ' ');
}

/** Lines wrap at the page width, so texts are compared without spaces. */
const bare = (text: string) => text.replaceAll(/\s+/g, '');

describe.each(legalKinds)('downloadLegalDocument, %s', (kind) => {
  const version = '2026-11';

  it('returns the plain text to any visitor; its SHA-256 is stored with each acceptance', async () => {
    const response = await download({ kind, version, format: 'txt' });
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(createHash('sha256').update(response.raw).digest('hex')).toBe(findLegalDocument(kind)?.sha256);
  });

  it('returns the same document as a PDF with a file name', async () => {
    const response = await download({ kind, version, format: 'pdf' });
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+-2026-11\.pdf"/);
    expect(response.raw.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is not sent again to a browser that has it cached', async () => {
    const first = await download({ kind, version, format: 'pdf' });
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const etag = String(first.headers['etag']);
    expect((await download({ kind, version, format: 'pdf' }, { 'if-none-match': etag })).status).toBe(304);
    expect((await download({ kind, version, format: 'txt' }, { 'if-none-match': etag })).status).toBe(200);
  });

  it('responds 404 for an unknown version', async () => {
    const response = await download({ kind, version: '1999-01', format: 'pdf' });
    expect(response).toMatchObject({
      status: 404,
      body: { error: 'Cette version du document n’existe pas.' },
    });
    expect((await download({ kind, version: '../etc', format: 'pdf' })).status).toBe(400);
  });
});

const write = async (contactLine: string | null) => {
  const published = findLegalDocument('terms');
  if (published === null) throw new Error('the current version is not published');
  return { published, bytes: await writeLegalPdf(published, 'Yield', { name: 'Yield', contactLine }) };
};

describe.runIf(canRead)('the PDF of a legal document', () => {
  const contactLine = 'Exemple SAS, 1 rue de la Paix, Paris';
  it('contains the whole hashed text, its version, its hash and its publisher', async () => {
    const { published, bytes } = await write(contactLine);
    const text = bare(readPdf(bytes));
    const { title, articles } = published.document;
    const words = [title, ...articles.flatMap((article) => [article.title, ...article.blocks.flat()])];
    const around = ['Version 2026-11, en vigueur depuis le 1er novembre 2026', contactLine, published.sha256];
    for (const part of [...words, ...around]) expect(text).toContain(bare(part));
  });

  it('invents no contact where none is set, and is tagged for screen readers', async () => {
    const { bytes } = await write(null);
    expect(readPdf(bytes)).not.toContain('Contact ');
    expect(Buffer.from(bytes).toString('latin1')).toContain('/MarkInfo');
  });

  it('is made of the same bytes each time', async () => {
    const [first, second] = [await write(contactLine), await write(contactLine)];
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
  });
});
