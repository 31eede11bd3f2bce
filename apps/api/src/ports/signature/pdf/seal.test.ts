import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typesetPdf } from '../../../pdf/typeset.ts';
import { verifySeal } from '../../../testing/verify-seal.ts';
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

/** Sealed with the PKCS#12 key, pdf-lib and node-forge, before CMS signatures were made by pkijs. */
const sealedWithPkcs12 = () =>
  readFile(new URL('fixtures/sealed-with-pkcs12-2026-11-20.pdf', import.meta.url));

async function runPdfsig(bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, 'checked.pdf');
  await writeFile(file, bytes);
  return execFileSync('pdfsig', ['-nocert', file], {
    env: { ...process.env, LC_ALL: 'C' },
    encoding: 'utf8',
  });
}

function flipByte(bytes: Uint8Array, index: number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  changed[index] = (changed[index] ?? 0) ^ 1;
  return changed;
}

/** The signature dictionary, as any PDF reader finds it: from the form's first field. */
async function signatureDictionary(bytes: Uint8Array): Promise<PDFDict> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.catalog.getAcroForm()!.getAllFields()[0]![0].dict.lookup(PDFName.of('V'), PDFDict);
}

describe('sealing a PDF', () => {
  it('appends the evidence page, and the document still opens', async () => {
    const pdf = await PDFDocument.load(await sealSample());
    expect(pdf.getPageCount()).toBe(2);
    expect(pdf.getTitle()).toBe('Contrat');
  });

  it('signs every byte of the file', async () => {
    const verdict = await verifySeal(await sealSample());
    expect(verdict).toMatchObject({ isValid: true, coversWholeFile: true });
  });

  it('signs the digest of its certificate, and no time beside that of the document (PAdES B-B)', async () => {
    const { signedAttributes } = await verifySeal(await sealSample());
    expect(signedAttributes.toSorted()).toEqual([
      '1.2.840.113549.1.9.16.2.47',
      '1.2.840.113549.1.9.3',
      '1.2.840.113549.1.9.4',
    ]);
  });

  it('writes the signer, the reason and the time where a PDF reader shows them', async () => {
    const signature = await signatureDictionary(await sealSample());
    const read = (key: string) => signature.lookup(PDFName.of(key), PDFString, PDFHexString);
    expect(read('Name').decodeText()).toBe('Zoë Łukasz');
    expect(read('Reason').decodeText()).toBe('Signature du souscripteur');
    expect(read('M').decodeText()).toContain('D:20260302090000Z');
  });

  it('certifies that nothing may change (DocMDP), in the catalog and in the signature', async () => {
    const sealed = await sealSample();
    const signature = await signatureDictionary(sealed);
    const [reference] = signature.lookup(PDFName.of('Reference'), PDFArray).asArray();
    const rule = reference instanceof PDFDict ? reference : new Map();
    expect(String(rule.get(PDFName.of('TransformMethod')))).toBe('/DocMDP');
    expect(String(rule.get(PDFName.of('TransformParams')))).toContain('/P 1');
    const { catalog } = await PDFDocument.load(sealed);
    const perms = catalog.lookup(PDFName.of('Perms'), PDFDict).lookup(PDFName.of('DocMDP'), PDFDict);
    expect(String(perms.get(PDFName.of('Contents')))).toBe(String(signature.get(PDFName.of('Contents'))));
  });

  it('is invalid once one byte changes', async () => {
    expect((await verifySeal(flipByte(await sealSample(), 200))).isValid).toBe(false);
  });

  it('still verifies a document sealed with the former PKCS#12 key, and refuses it once changed', async () => {
    const former = await sealedWithPkcs12();
    expect(await verifySeal(former)).toMatchObject({ isValid: true, coversWholeFile: true });
    expect((await verifySeal(flipByte(former, 200))).isValid).toBe(false);
    expect((await PDFDocument.load(former)).getPageCount()).toBe(2);
  });

  it.runIf(has('pdfsig'))('is valid and covers the whole file, for an independent verifier', async () => {
    for (const sealed of [await sealSample(), await sealedWithPkcs12()]) {
      const verdict = await runPdfsig(sealed);
      expect(verdict).toContain('Signature is Valid.');
      expect(verdict).toContain('Total document signed');
      expect(verdict).toContain('ETSI.CAdES.detached');
      expect(verdict).toContain('Certificate Common Name: Signature locale - demonstration');
    }
  });

  it.runIf(has('pdfsig'))('is invalid once one byte changes, for an independent verifier', async () => {
    expect(await runPdfsig(flipByte(await sealSample(), 200))).not.toContain('Signature is Valid.');
  });

  it.runIf(has('pdfinfo'))('stays tagged, evidence page included, for a screen reader', async () => {
    const file = path.join(folder, 'tagged.pdf');
    await writeFile(file, await sealSample());
    expect(execFileSync('pdfinfo', [file], { encoding: 'utf8' })).toMatch(/Tagged:\s+yes/);
    const structure = execFileSync('pdfinfo', ['-struct-text', file], { encoding: 'utf8' });
    expect(structure.match(/^Document/gm)).toHaveLength(2);
    expect(structure).toMatch(/H1[^]*"Contrat"[^]*"Zoë Łukasz[^]*H1[^]*"Contrat"[^]*"Page de preuve"/);
    // Page numbers and rules are not read out.
    expect(structure).not.toContain('1 / 1');
  });

  it.runIf(has('pdftotext'))(
    'embeds fonts with the glyphs of any name and of French typography',
    async () => {
      const file = path.join(folder, 'text.pdf');
      await writeFile(file, await sealSample());
      const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' });
      // A PDF reader may return one kind of space for another.
      expect(text.replaceAll(/\s/g, ' ')).toContain('Zoë Łukasz a versé 15 000,00 €');
    },
  );
});
