import { pendingFilesMax } from '@repo/domain/messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { files } from '../../db/schema/files.ts';
import { messageFiles, messageThreads } from '../../db/schema/messages.ts';
import { pruneExpired } from '../../jobs/prune-expired.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { pdf, png, svg } from '../../testing/sample-files.ts';
import type { TestFile } from '../../testing/test-request.ts';

let test: TestApp;
let ines: SignedIn;
let karim: SignedIn;
let client: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  await test.deps.db.delete(messageThreads);
  await test.deps.db.delete(files);
  ines = await signIn(test, 'admin_yield');
  karim = await signIn(test, 'commercial');
  client = await signIn(test, 'client', { assignedSalesId: karim.userId });
});
afterAll(() => test.close());

const upload = ({ token }: SignedIn, file: TestFile = pdf('rib.pdf')) =>
  test.expectOk('uploadMessageFile', { token, form: { file } });
const download = ({ token }: SignedIn, id: string) =>
  test.call('downloadMessageFile', { token, params: { id } });
const open = (fileIds: string[], who = client) =>
  test.call('openThread', {
    token: who.token,
    body: { subject: 'Pièces', contract_id: null, text: 'Voici', file_ids: fileIds },
  });
const remove = ({ token }: SignedIn, id: string) => test.call('deleteMessageFile', { token, params: { id } });
const openings = () => test.deps.db.select().from(auditLog).where(eq(auditLog.action, 'message_file.opened'));

it('goes with the message, to its client and to the staff who see the thread; opened by staff, it is on the trail first', async () => {
  const file = await upload(client);
  expect((await download(client, file.id)).status).toBe(200);
  // No other user has one that no message holds.
  expect((await download(ines, file.id)).status).toBe(404);
  expect((await open([file.id])).body).toMatchObject({
    messages: [{ files: [{ id: file.id, name: 'rib.pdf', scan: 'unscanned' }] }],
  });
  expect((await download(client, file.id)).raw).toEqual(Buffer.from(pdf().bytes));
  expect(await openings()).toEqual([]);
  const stored = vi.spyOn(test.deps.files, 'get').mockRejectedValueOnce(new Error('no such file'));
  expect((await download(ines, file.id)).status).toBe(500);
  expect(await openings()).toHaveLength(1);
  stored.mockRestore();
  const opened = await download(karim, file.id);
  expect(opened.headers['content-disposition']).toContain('attachment; filename="rib.pdf"');
  expect((await openings())[1]).toMatchObject({ actorId: karim.userId, objectId: client.userId });
  for (const kind of ['commercial', 'client'] as const)
    expect((await download(await signIn(test, kind), file.id)).status, kind).toBe(404);
});

it('of staff becomes one of the client with the reply, and their own no more', async () => {
  const opened = await open([]);
  const { id } = Object(opened.body).thread;
  const file = await upload(karim, png('schema.png'));
  const body = { version: 1, text: 'Voici', file_ids: [file.id] };
  await test.expectOk('answerMessageThread', { token: karim.token, params: { id }, body });
  const [row] = await test.deps.db.select().from(files).where(eq(files.id, file.id));
  expect(row?.userId).toBe(client.userId);
  expect((await download(client, file.id)).status).toBe(200);
});

it('is checked as every upload is', async () => {
  const { token } = client;
  const refused = async (file: TestFile) =>
    (await test.call('uploadMessageFile', { token, form: { file } })).body;
  expect(await refused(svg())).toMatchObject({ code: 'documents.type_refused' });
  expect(await refused({ ...png(), name: 'rib.pdf', mime: 'application/pdf' })).toMatchObject({
    code: 'documents.wrong_content',
    error: expect.stringMatching(/ne correspond pas à son nom/),
  });
  expect(await test.deps.db.$count(files)).toBe(0);
});

it('is held by one message, of who sent it', async () => {
  const [mine, theirs] = [await upload(client), await upload(await signIn(test, 'client'))];
  expect((await open([mine.id])).status).toBe(201);
  for (const id of [mine.id, theirs.id, 'pas-un-fichier']) {
    expect((await open([id])).body).toMatchObject({
      errors: { file_ids: [expect.stringContaining('n’est plus disponible')] },
    });
  }
  expect(await test.deps.db.$count(messageThreads)).toBe(1);
});

it('is deleted by its sender alone, while no message holds it, and counts no more', async () => {
  const [file] = await Promise.all(Array.from({ length: pendingFilesMax }, () => upload(client)));
  const id = file?.id ?? '';
  for (const other of [ines, karim, await signIn(test, 'client')])
    expect((await remove(other, id)).status).toBe(404);
  expect((await remove(client, id)).status).toBe(200);
  expect((await remove(client, id)).status).toBe(404);
  expect((await download(client, id)).status).toBe(404);
  const held = await upload(client);
  await open([held.id]);
  expect((await remove(client, held.id)).status).toBe(404);
  expect((await download(client, held.id)).status).toBe(200);
});

it('waits a day for its message, few at a time', async () => {
  for (let sent = 0; sent < pendingFilesMax; sent += 1) await upload(client);
  const { token } = client;
  expect((await test.call('uploadMessageFile', { token, form: { file: png() } })).status).toBe(409);
  const [held] = await test.deps.db.select().from(messageFiles);
  await open([held?.fileId ?? '']);
  test.clock.advance({ minutes: 24 * 60 + 1 });
  await pruneExpired(test.deps);
  expect((await test.deps.db.select().from(files)).map(({ id }) => id)).toEqual([held?.fileId]);
});
