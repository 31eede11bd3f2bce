import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealFiles } from '../../ports/files/sealed-files.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { pdf, png, svg } from '../../testing/sample-files.ts';
import type { TestFile } from '../../testing/test-request.ts';
import { findFile } from './files.repository.ts';
import { getFile } from './get-file.ts';
import { signFileUrl } from './sign-file-url.ts';
import { storeFile } from './store-file.ts';

let test: TestApp;
let client: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  client = await signIn(test, 'client', { kycStatus: 'pending', isCompany: true });
});
afterAll(() => test.close());

const send = (file?: TestFile, fields: Record<string, string> = {}) =>
  test.call('uploadDocument', {
    token: client.token,
    form: { fields: { doc_type: 'PASSPORT', country: 'FRA', ...fields }, ...(file && { file }) },
  });

describe('an uploaded file', () => {
  const png10MiB = Buffer.concat([png().bytes, Buffer.alloc(10 * 1024 * 1024)]);

  it.each<[string, number, TestFile]>([
    ['an SVG', 415, svg()],
    ['an SVG named as a PNG', 415, { ...svg('photo.png'), mime: 'image/png' }],
    ['a web page named as a PDF', 415, { ...pdf(), bytes: Buffer.from('<html></html>') }],
    ['a PNG named as a PDF', 415, { ...png('piece.pdf'), mime: 'application/pdf' }],
    ['a PNG said to be a PDF', 415, { ...png('piece.png'), mime: 'application/pdf' }],
    ['a GIF that hides a PDF', 415, { ...pdf('piece.gif'), bytes: Buffer.from('GIF89a%PDF-1.7 %%EOF') }],
    ['a PDF cut short', 415, { ...pdf(), bytes: Buffer.from('%PDF-1.7\n1 0 obj') }],
    ['an archive', 415, { ...pdf('a.zip'), bytes: Buffer.from('504b0304140000000000', 'hex') }],
    ['an empty file', 415, { ...png(), bytes: Buffer.alloc(0) }],
    ['a path in its name', 422, png('../../etc/passwd.png')],
    ['a Windows path in its name', 422, png('..\\\\secret.png')],
    ['more than 10 MiB', 413, { ...png(), bytes: png10MiB }],
  ])('is refused when it is %s, and nothing is stored', async (_what, status, file) => {
    const before = test.files.keys().length;
    const response = await send(file);
    expect(response.status).toBe(status);
    expect(test.files.keys()).toHaveLength(before);
  });

  it('is required in the words of the specification', async () => {
    const response = await send();
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ error: 'Merci de joindre un fichier.' });
  });

  it('needs its side when it is an identity card, and has none otherwise', async () => {
    const card = await send(png(), { doc_type: 'ID_CARD' });
    expect(card.body).toMatchObject({
      error: 'Veuillez joindre le recto ET le verso de votre carte d’identité.',
    });
    expect((await send(png(), { side: 'FRONT_SIDE' })).status).toBe(422);
  });

  it('is refused with a field too many, an unknown document type, or outside a form', async () => {
    expect((await send(png(), { role: 'admin' })).status).toBe(400);
    expect((await send(png(), { doc_type: 'VISA' })).status).toBe(400);
    const json = await test.call('uploadDocument', { token: client.token, body: { doc_type: 'PASSPORT' } });
    expect(json.status).toBe(415);
  });

  it('is refused without a session before it is read', async () => {
    const response = await test.call('uploadDocument', { form: { fields: {}, file: png() } });
    expect(response.status).toBe(401);
  });
});

const fileLink = async (file: TestFile, docType: string) => {
  await test.expectOk('uploadCompanyDocument', {
    token: client.token,
    form: { fields: { doc_type: docType }, file },
  });
  const me = await test.expectOk('getMe', { token: client.token });
  const link = new URL({ kbis: me.kbis_url, rbe: me.rbe_url, statuts: me.statuts_url }[docType] ?? '');
  return {
    params: { id: link.pathname.split('/').at(-1) ?? '' },
    query: Object.fromEntries(link.searchParams),
  };
};

describe('a signed link', () => {
  it('opens the file without a session, a PDF in place and a picture as a download, for a short while', async () => {
    const picture = await fileLink(png('Reçu été 2026.png'), 'kbis');
    const response = await test.call('getFile', picture);
    expect(response.status).toBe(200);
    expect(response.raw.equals(png().bytes)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="Recu_ete_2026.png"; filename*=UTF-8''Re%C3%A7u%20%C3%A9t%C3%A9%202026.png`,
    });
    expect(response.headers['content-security-policy']).toContain('sandbox');
    const document = await test.call('getFile', await fileLink(pdf(), 'rbe'));
    expect(document.headers['content-disposition']).toMatch(/^inline;/);
    test.clock.advance({ minutes: 31 });
    expect((await test.call('getFile', picture)).status).toBe(403);
  });

  it('opens nothing with another signature, another file or a later end', async () => {
    const { params, query } = await fileLink(pdf(), 'statuts');
    const forged = [
      { params, query: { ...query, signature: 'x'.repeat(43) } },
      { params, query: { ...query, expires: '99999999999' } },
      { params: { id: '00000000-0000-4000-8000-000000000001' }, query },
    ];
    for (const link of forged) expect((await test.call('getFile', link)).status).toBe(403);
  });
});

describe('a stored file that cannot be read', () => {
  it.each<[string, (key: string) => Promise<void>]>([
    ['missing', (key) => test.files.delete(key)],
    ['damaged', (key) => test.files.put(key, Buffer.alloc(0))],
  ])('gets a French message and is logged as an error when it is %s', async (reason, breakFile) => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
    const sealed = { ...test.deps, log, files: sealFiles(test.files, ['secret-of-this-test-alone']) };
    const file = { ...pdf(), userId: client.userId, purpose: 'identity_document' } as const;
    const fileId = await storeFile(sealed, file);
    await breakFile((await findFile(test.deps.db, fileId))?.storageKey ?? '');
    const url = new URL(signFileUrl(sealed, fileId));
    const expires = Number(url.searchParams.get('expires'));
    const signature = url.searchParams.get('signature') ?? '';
    const response = await getFile(sealed, { fileId, expires, signature }).catch((error: unknown) => error);
    expect(response).toMatchObject({ entry: { status: 500, code: 'documents.unreadable' } });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 50, fileId, reason, msg: 'a stored file cannot be read' }),
    ]);
  });

  it('is refused over HTTP with its own code, not as an internal error', async () => {
    const id = await storeFile(test.deps, { ...pdf(), userId: client.userId, purpose: 'contract' });
    await test.files.delete((await findFile(test.deps.db, id))?.storageKey ?? '');
    const query = Object.fromEntries(new URL(signFileUrl(test.deps, id)).searchParams);
    const response = await test.call('getFile', { params: { id }, query });
    expect(response.status).toBe(500);
    expect(response.body).toMatchObject({
      code: 'documents.unreadable',
      error: expect.stringContaining('Ce document'),
    });
  });
});
