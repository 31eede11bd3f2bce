import { createHash } from 'node:crypto';
import type { components } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';
import { readCopy } from './read-copy.ts';

type Verdict = components['schemas']['DocumentVerdict'];

const openApp = useYieldApp();
const path = '/verifier-un-document';
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A PDF as far as its seal: two ranges around a signature that contains their digest. */
function sealedPdf(text: string): string {
  const head = `%PDF-1.7 ${text}`;
  const tail = '>\n%%EOF\n';
  const [gapLength, digits] = [200, 4];
  const write = (digest: string) => {
    const range = (start: number) => {
      const end = start + gapLength;
      const numbers = [start, end, tail.length].map((number) => String(number).padStart(digits, '0'));
      return `/ByteRange [0 ${numbers.join(' ')}]<`;
    };
    const start = head.length + range(0).length;
    const before = head + range(start);
    const gap = `30820100${digest}`.padEnd(gapLength, '0');
    return { before, whole: before + gap + tail };
  };
  const { before } = write('');
  return write(sha256(before + tail)).whole;
}

const pdfFile = (text: string) => new File([text], 'releve.pdf', { type: 'application/pdf' });
const found = (verdict: Verdict['verdict'], more: Partial<Verdict> = {}): Verdict => ({
  verdict,
  kind: 'statement',
  issued_on: '2026-02-03',
  replaced_on: null,
  ...more,
});
const unknown = found('unknown', { kind: null, issued_on: null });

async function choose(app: ReturnType<typeof openApp>, file: File): Promise<void> {
  await app.heading('Vérifier un document');
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
  await app.user.upload(input, file);
}
const bodies = (app: ReturnType<typeof openApp>) =>
  app.api.requests.filter(({ operationId }) => operationId === 'checkDocument').map(({ body }) => body);

describe('« Vérifier un document »', () => {
  it.each([
    ['conforme', found('genuine'), /Relevé, émis le 3 février 2026\./],
    ['remplacé', found('replaced', { replaced_on: '2026-03-04' }), /l’a remplacé le 4 mars 2026/],
    ['altéré', found('altered'), /a été changé après son émission/],
    ['inconnu', unknown, /aucun document de cette empreinte/],
  ])('shows a document as %s, from its hash alone', async (word, response, text) => {
    const app = openApp(path, { handlers: { checkDocument: response } });
    const pdf = sealedPdf('releve');
    await choose(app, pdfFile(pdf));
    expect(await screen.findByText(`Document ${word}`)).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(bodies(app)).toEqual([{ sha256: sha256(pdf) }]);
  });

  it('sends the hash of the sealed bytes of a copy that something was added to', async () => {
    const app = openApp(path, { handlers: { checkDocument: found('altered') } });
    const pdf = sealedPdf('releve');
    await choose(app, pdfFile(`${pdf}1 0 obj`));
    expect(await screen.findByText('Document altéré')).toBeDefined();
    expect(bodies(app)).toEqual([{ sha256: sha256(`${pdf}1 0 obj`), sealed_sha256: sha256(pdf) }]);
  });

  it('shows as altered a document that its own seal does not cover any more', async () => {
    const app = openApp(path, { handlers: { checkDocument: unknown } });
    await choose(app, pdfFile(sealedPdf('releve de 100').replace('100', '900')));
    expect(await screen.findByText('Document altéré')).toBeDefined();
  });

  it('takes a hash as it was copied, and names one that is not', async () => {
    const app = openApp(path, { handlers: { checkDocument: found('genuine') } });
    await app.heading('Vérifier un document');
    await app.user.type(screen.getByLabelText('Ou son empreinte SHA-256'), 'ab12');
    await app.user.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(await screen.findByText(/^Une empreinte SHA-256 compte 64/)).toBeDefined();
    const hash = sha256('x');
    await app.user.clear(screen.getByLabelText('Ou son empreinte SHA-256'));
    await app.user.type(screen.getByLabelText('Ou son empreinte SHA-256'), ` ${hash.toUpperCase()} `);
    await app.user.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(await screen.findByText('Document conforme')).toBeDefined();
    expect(bodies(app)).toEqual([{ sha256: hash }]);
  });

  it('fails with its reason, and is tried again with the same file', async () => {
    let calls = 0;
    const checkDocument = () => {
      calls += 1;
      return calls === 1
        ? reply(503, { error: 'Service momentanément indisponible.', code: 'unavailable' })
        : found('genuine');
    };
    const app = openApp(path, { handlers: { checkDocument } });
    await choose(app, pdfFile(sealedPdf('releve')));
    expect(await screen.findByText('La vérification n’a pas pu être faite')).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Document conforme')).toBeDefined();
  });

  it('discards a file that is removed, and its verdict', async () => {
    const app = openApp(path, { handlers: { checkDocument: found('genuine') } });
    await choose(app, pdfFile(sealedPdf('releve')));
    await screen.findByText('Document conforme');
    await app.user.click(screen.getByRole('button', { name: 'Supprimer releve.pdf' }));
    await waitFor(() => expect(screen.queryByText('Document conforme')).toBeNull());
    expect(screen.queryByText('releve.pdf')).toBeNull();
  });

  it('is led to from the legal notice', async () => {
    const app = openApp('/mentions-legales');
    await app.heading('Mentions légales');
    const link = screen.getByRole('link', { name: 'Vérifier un document' });
    expect(link.getAttribute('href')).toBe(path);
  });
});

describe('the seal of a copy', () => {
  it('is whole as issued, and broken by any byte that it covers', async () => {
    const pdf = sealedPdf('releve');
    expect(await readCopy(pdfFile(pdf))).toEqual({
      sha256: sha256(pdf),
      sealedSha256: null,
      isSealBroken: false,
    });
    expect(await readCopy(pdfFile(pdf.replace('EOF', 'EOG')))).toMatchObject({ isSealBroken: true });
    expect(await readCopy(pdfFile(pdf.slice(0, -1)))).toMatchObject({ isSealBroken: true });
    expect(await readCopy(pdfFile('no seal'))).toMatchObject({ isSealBroken: false, sealedSha256: null });
  });
});
