import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { clientViews, sessions, users } from '../../db/schema/identity.ts';
import { sealFiles } from '../../ports/files/sealed-files.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { emptyPage, heic, pdf, pdfOf, png, svg } from '../../testing/sample-files.ts';
import type { TestFile } from '../../testing/test-request.ts';
import { viewAs } from '../../testing/view-as.ts';
import { getFile } from '../file-links/get-file.ts';
import { findFile } from '../files/files.repository.ts';
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
    [
      'a signature and rubbish',
      415,
      { ...png(), bytes: Buffer.concat([png().bytes.subarray(0, 8), Buffer.alloc(99)]) },
    ],
    ['a PDF with a script', 415, { ...pdf(), bytes: pdfOf([...emptyPage, '<</S/JavaScript/JS(x)>>']) }],
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

  it('is refused in French, with what to do about it', async () => {
    const encrypted = pdfOf([...emptyPage, '<</Filter/Standard>>'], '<</Root 1 0 R/Encrypt 4 0 R>>');
    const { body } = await send({ ...pdf(), bytes: encrypted });
    expect(body).toMatchObject({
      code: 'documents.encrypted_pdf',
      error: expect.stringMatching(/^Ce PDF est protégé .* Imprimez-le en PDF /),
    });
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

const fileLink = async (file: TestFile, docType: string, { token } = client) => {
  await test.expectOk('uploadCompanyDocument', {
    token,
    form: { fields: { doc_type: docType }, file },
  });
  const me = await test.expectOk('getMe', { token });
  const link = new URL({ kbis: me.kbis_url, rbe: me.rbe_url, statuts: me.statuts_url }[docType] ?? '');
  return {
    params: { id: link.pathname.split('/').at(-1) ?? '' },
    query: Object.fromEntries(link.searchParams),
  };
};

describe('a signed link', () => {
  it('opens the file without a session, a PDF in place and a picture as a download, for a short while', async () => {
    const picture = await fileLink(heic('Reçu été 2026.heic'), 'kbis');
    const response = await test.call('getFile', picture);
    expect(response.status).toBe(200);
    expect((await findFile(test.deps.db, picture.params.id))?.sha256).toBe(
      createHash('sha256').update(response.raw).digest('hex'),
    );
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="Recu_ete_2026.jpg"; filename*=UTF-8''Re%C3%A7u%20%C3%A9t%C3%A9%202026.jpg`,
    });
    expect(response.headers['content-security-policy']).toContain('sandbox');
    const document = await test.call('getFile', await fileLink(pdf(), 'rbe'));
    expect(document.headers['content-disposition']).toMatch(/^inline;/);
    test.clock.advance({ minutes: 5 });
    expect((await test.call('getFile', picture)).status).toBe(403);
  });

  it('leaves a line of the trail before its first byte, in the name of whose session requested it', async () => {
    const reader = await signIn(test, 'client', { kycStatus: 'pending', isCompany: true });
    const link = await fileLink(pdf('Statuts.pdf'), 'statuts', reader);
    await test.files.delete((await findFile(test.deps.db, link.params.id))?.storageKey ?? '');
    expect((await test.call('getFile', link)).status).toBe(500);
    const lines = await test.deps.db.select().from(auditLog).where(eq(auditLog.action, 'file.opened'));
    expect(lines.at(-1)).toMatchObject({
      actorId: reader.userId,
      sessionId: link.query['session'],
      objectType: 'user',
      objectId: reader.userId,
      after: { file: 'Statuts.pdf' },
    });
  });

  it('ends with the session that requested it, and opens nothing with another one', async () => {
    const other = await signIn(test, 'client', { kycStatus: 'pending', isCompany: true });
    const link = await fileLink(pdf(), 'kbis', other);
    const query = { ...link.query, session: (await fileLink(pdf(), 'rbe', other)).query['expires'] ?? '' };
    expect((await test.call('getFile', { ...link, query })).status).toBe(400);
    const session = '00000000-0000-4000-8000-000000000001';
    expect((await test.call('getFile', { ...link, query: { ...link.query, session } })).status).toBe(403);
    expect((await test.call('getFile', link)).status).toBe(200);
    await test.expectOk('logout', { token: other.token });
    expect(await test.call('getFile', link)).toMatchObject({
      status: 403,
      body: { code: 'documents.expired_link' },
    });
  });

  it('ends with the sign-in that its session was handed over from', async () => {
    const other = await signIn(test, 'client', { kycStatus: 'pending', isCompany: true });
    const target = 'http://localhost:3001';
    const handoff = { token: other.token, body: { target_origin: target } };
    const { code } = await test.expectOk('createHandoff', handoff);
    const exchange = { body: { code }, headers: { origin: target } };
    const { token } = await test.expectOk('exchangeHandoff', exchange);
    const link = await fileLink(pdf(), 'kbis', { ...other, token });
    expect((await test.call('getFile', link)).status).toBe(200);
    await test.expectOk('logout', { token: other.token });
    expect((await test.call('getFile', link)).status).toBe(403);
  });

  it('lives as long as the view that requested it, while the session of its viewer is idle', async () => {
    const [viewer, viewed] = [
      await signIn(test, 'admin_yield'),
      await signIn(test, 'client', { isCompany: true }),
    ];
    const fileId = await storeFile(test.deps, { ...pdf(), userId: viewed.userId, purpose: 'contract' });
    const { token } = await viewAs(test, viewer, viewed);
    const [view] = await test.deps.db
      .select()
      .from(clientViews)
      .where(eq(clientViews.viewerId, viewer.userId));
    const read = () => {
      const { searchParams } = new URL(signFileUrl({ ...test.deps, linkSession: view?.id ?? '' }, fileId));
      return test.call('getFile', { params: { id: fileId }, query: Object.fromEntries(searchParams) });
    };
    test.clock.advance({ minutes: 20 });
    expect((await test.call('getMe', { token: viewer.token })).status).toBe(401);
    expect((await test.call('getMe', { token })).status).toBe(200);
    expect((await read()).status).toBe(200);
    const [line] = await test.deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'file.opened'), eq(auditLog.objectId, viewed.userId)));
    expect(line).toMatchObject({ actorId: viewer.userId, sessionId: view?.viewerSessionId });
    await test.deps.db.update(users).set({ role: 'equisafe' }).where(eq(users.id, viewer.userId));
    expect((await read()).status).toBe(403);
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

const sessionOf = async ({ userId }: SignedIn) =>
  (await test.deps.db.select().from(sessions).where(eq(sessions.userId, userId)))[0]?.id ?? '';

describe('a stored file that cannot be read', () => {
  it.each<[string, (key: string) => Promise<void>]>([
    ['missing', (key) => test.files.delete(key)],
    ['damaged', (key) => test.files.replace(key, Buffer.alloc(0))],
  ])('gets a French message and is logged as an error when it is %s', async (reason, breakFile) => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
    const sealed = { ...test.deps, log, files: sealFiles(test.files, ['secret-of-this-test-alone']) };
    const file = { ...pdf(), userId: client.userId, purpose: 'identity_document' } as const;
    const fileId = await storeFile(sealed, file);
    await breakFile((await findFile(test.deps.db, fileId))?.storageKey ?? '');
    const linkSession = await sessionOf(client);
    const url = new URL(signFileUrl({ ...sealed, linkSession }, fileId));
    const expires = Number(url.searchParams.get('expires'));
    const signature = url.searchParams.get('signature') ?? '';
    const response = await getFile(
      sealed,
      { fileId, session: linkSession, expires, signature },
      { ip: '127.0.0.1', id: 'req_1' },
    ).catch((error: unknown) => error);
    expect(response).toMatchObject({ entry: { status: 500, code: 'documents.unreadable' } });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 50, fileId, reason, msg: 'a stored file cannot be read' }),
    ]);
  });

  it('is refused over HTTP with its own code, not as an internal error', async () => {
    const id = await storeFile(test.deps, { ...pdf(), userId: client.userId, purpose: 'contract' });
    await test.files.delete((await findFile(test.deps.db, id))?.storageKey ?? '');
    const query = Object.fromEntries(
      new URL(signFileUrl({ ...test.deps, linkSession: await sessionOf(client) }, id)).searchParams,
    );
    const response = await test.call('getFile', { params: { id }, query });
    expect(response.status).toBe(500);
    expect(response.body).toMatchObject({
      code: 'documents.unreadable',
      error: expect.stringContaining('Ce document'),
    });
  });
});
