import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typesetPdf } from '../../../pdf/typeset.ts';
import { sealPdf } from './seal.ts';
import { loadSealingKey } from './sealing-key.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const has = (program: string): boolean => spawnSync(program, ['-v']).error === undefined;
const heading = {
  brand: 'Yield',
  title: 'Contrat',
  subtitle: 'Bon de commande PO-2026-0001',
  footer: 'Yield',
  createdAt: now,
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'seal-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function sealSample(): Promise<Uint8Array> {
  const original = await typesetPdf(heading, (pdf) =>
    pdf.paragraph('Zoë Łukasz a versé 15\u202f000,00\u00a0€'),
  );
  const evidence = await typesetPdf(heading, (pdf) => pdf.paragraph('Page de preuve'));
  const key = await loadSealingKey(folder, now);
  return sealPdf({
    original,
    evidence,
    key,
    signerName: 'Zoë Łukasz',
    reason: 'Signature du souscripteur',
    location: 'France',
    signedAt: now,
  });
}

async function verify(bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, 'checked.pdf');
  await writeFile(file, bytes);
  return execFileSync('pdfsig', ['-nocert', file], {
    env: { ...process.env, LC_ALL: 'C' },
    encoding: 'utf8',
  });
}

describe('sealing a PDF', () => {
  it('appends the evidence page and keeps a document that opens', async () => {
    const pdf = await PDFDocument.load(await sealSample());
    expect(pdf.getPageCount()).toBe(2);
    expect(pdf.getTitle()).toBe('Contrat');
  });

  it('keeps its key from one start to the next, readable by its owner alone', async () => {
    const first = await loadSealingKey(folder, now);
    const second = await loadSealingKey(folder, new Date('2027-01-01T00:00:00Z'));
    expect(second.p12.equals(first.p12)).toBe(true);
    const { mode } = await stat(path.join(folder, 'signature-locale.key'));
    expect(mode & 0o077).toBe(0);
  });

  it.runIf(has('pdfsig'))('is valid and covers the whole file, for an independent verifier', async () => {
    const verdict = await verify(await sealSample());
    expect(verdict).toContain('Signature is Valid.');
    expect(verdict).toContain('Total document signed');
    expect(verdict).toContain('ETSI.CAdES.detached');
  });

  it.runIf(has('pdfsig'))('stops being valid when one byte changes', async () => {
    const bytes = await sealSample();
    const tampered = Uint8Array.from(bytes);
    tampered[200] = (tampered[200] ?? 0) ^ 1;
    expect(await verify(tampered)).not.toContain('Signature is Valid.');
  });

  it.runIf(has('pdfinfo'))('stays tagged, evidence page included, for who hears it', async () => {
    const file = path.join(folder, 'tagged.pdf');
    await writeFile(file, await sealSample());
    expect(execFileSync('pdfinfo', [file], { encoding: 'utf8' })).toMatch(/Tagged:\s+yes/);
    const structure = execFileSync('pdfinfo', ['-struct-text', file], { encoding: 'utf8' });
    expect(structure.match(/^Document/gm)).toHaveLength(2);
    expect(structure).toMatch(/H1[^]*"Contrat"[^]*"Zoë Łukasz[^]*H1[^]*"Contrat"[^]*"Page de preuve"/);
    // Page numbers and rules are not read out.
    expect(structure).not.toContain('1 / 1');
  });

  it.runIf(has('pdftotext'))('embeds fonts that spell any name and French typography', async () => {
    const file = path.join(folder, 'text.pdf');
    await writeFile(file, await sealSample());
    const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' });
    // A reader is free to tell one kind of space for another.
    expect(text.replaceAll(/\s/g, ' ')).toContain('Zoë Łukasz a versé 15 000,00 €');
  });
});
