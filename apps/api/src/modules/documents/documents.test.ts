import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { pdf, png, svg } from '../../testing/sample-files.ts';
import type { TestFile } from '../../testing/test-request.ts';
import { sweepOrphans } from './sweep-orphans.ts';

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
    const answer = await send(file);
    expect(answer.status).toBe(status);
    expect(test.files.keys()).toHaveLength(before);
  });

  it('is asked for in the words of the specification', async () => {
    const answer = await send();
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ error: 'Merci de joindre un fichier.' });
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

  it('is refused from a stranger before it is read', async () => {
    const answer = await test.call('uploadDocument', { form: { fields: {}, file: png() } });
    expect(answer.status).toBe(401);
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
    const answer = await test.call('getFile', picture);
    expect(answer.status).toBe(200);
    expect(answer.raw.equals(png().bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="Recu_ete_2026.png"; filename*=UTF-8''Re%C3%A7u%20%C3%A9t%C3%A9%202026.png`,
    });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
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

describe('sweepOrphans', () => {
  it('removes bytes that no row names once they are old, and nothing else', async () => {
    const owned = test.files.keys();
    await test.deps.files.put('orphan-orphan-orphan', Buffer.from('x'));
    expect(await sweepOrphans(test.deps, { isAlone: false })).toBe(0);
    test.clock.advance({ hours: 2 });
    await test.deps.files.put('young-young-young-yo', Buffer.from('x'));
    expect(await sweepOrphans(test.deps, { isAlone: false })).toBe(1);
    expect(test.files.keys().toSorted()).toEqual([...owned, 'young-young-young-yo'].toSorted());
    // A process that is alone has nothing under way when it starts.
    expect(await sweepOrphans(test.deps, { isAlone: true })).toBe(1);
    expect(test.files.keys()).toEqual(owned);
  });
});
