import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { files } from '../../db/schema/files.ts';
import { createAntivirus } from '../../ports/antivirus/create-antivirus.ts';
import { type ClamdStandIn, startClamd, virus } from '../../testing/clamd-stand-in.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { pdf, png } from '../../testing/sample-files.ts';
import type { TestFile } from '../../testing/test-request.ts';
import { scanStoredUploads } from './scan-uploads.ts';
import { storeFile } from './store-file.ts';

let test: TestApp;
let clamd: ClamdStandIn;
let client: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  clamd = await startClamd();
  client = await signIn(test, 'client', { kycStatus: 'pending' });
  admin = await signIn(test, 'super_admin');
});
afterAll(async () => {
  await clamd.close();
  await test.close();
});
beforeEach(() => setAntivirus(clamd.address));

function setAntivirus(antivirusAddress: string | null): void {
  const { log, settings } = test.deps;
  test.deps.antivirus = createAntivirus({ log, settings: { ...settings, antivirusAddress } });
}

const send = (file: TestFile) => test.call('uploadMessageFile', { token: client.token, form: { file } });
const lastScan = async () => {
  const [row] = await test.deps.db
    .select()
    .from(files)
    .orderBy(desc(files.createdAt), desc(files.id))
    .limit(1);
  return row?.scan;
};
const infections = () => test.deps.db.select().from(auditLog).where(eq(auditLog.action, 'file.infected'));
const scanOf = async (id: string) =>
  (await test.deps.db.select().from(files).where(eq(files.id, id)))[0]?.scan;
const infected: TestFile = { ...png(), bytes: Buffer.concat([png().bytes, Buffer.from(virus)]) };

it('is clean once the antivirus has read it, and « unscanned » where none is set or reached', async () => {
  expect((await send(png())).status).toBe(201);
  expect(await lastScan()).toBe('clean');
  for (const address of [null, '127.0.0.1:1']) {
    test.clock.advance({ minutes: 1 });
    setAntivirus(address);
    expect((await send(png())).status).toBe(201);
    expect(await lastScan()).toBe('unscanned');
  }
});

it('is refused when it is infected: nothing is stored, the trail and the administrators know', async () => {
  const before = test.files.keys().length;
  expect(await send(infected)).toMatchObject({
    status: 415,
    body: { code: 'documents.infected', error: expect.stringContaining('logiciel malveillant') },
  });
  expect(test.files.keys()).toHaveLength(before);
  expect(await infections()).toMatchObject([
    {
      actorId: client.userId,
      objectId: client.userId,
      after: { detail: 'Win.Test.EICAR_HDB-1', file: 'recto.png' },
    },
  ]);
  const { items } = await test.expectOk('listAlerts', { token: admin.token });
  expect(items).toMatchObject([
    { rule: 'infected_file', detail: 'Win.Test.EICAR_HDB-1', records: [{ kind: 'user', id: client.userId }] },
  ]);
});

it('is scanned later when the antivirus was out of reach; what is infected then is opened no more', async () => {
  const sent = { userId: client.userId, purpose: 'identity_document', scan: 'unscanned' } as const;
  const good = await storeFile(test.deps, { ...sent, ...png() });
  const bad = await storeFile(test.deps, { ...sent, ...infected });
  const ours = await storeFile(test.deps, { ...pdf(), userId: client.userId, purpose: 'contract' });
  setAntivirus('127.0.0.1:1');
  await scanStoredUploads(test.deps);
  expect(await scanOf(bad)).toBe('unscanned');
  setAntivirus(clamd.address);
  await scanStoredUploads(test.deps);
  expect([await scanOf(good), await scanOf(bad), await scanOf(ours)]).toEqual(['clean', 'infected', null]);
  expect((await infections()).at(-1)).toMatchObject({ actorId: null, objectId: client.userId });
  const open = (fileId: string) =>
    test.call('openClientFile', { token: admin.token, params: { id: fileId } });
  expect((await open(good)).status).toBe(200);
  expect(await open(bad)).toMatchObject({ status: 403, body: { code: 'documents.set_aside' } });
  const opened = await test.deps.db.select().from(auditLog).where(eq(auditLog.action, 'client_file.opened'));
  expect(opened).toHaveLength(1);
});

it('is passed over when the antivirus refuses it for its size: those behind it are scanned', async () => {
  const sent = { userId: client.userId, purpose: 'identity_document', scan: 'unscanned' } as const;
  const large = await storeFile(test.deps, { ...sent, ...png(), bytes: Buffer.alloc(300_000, 7) });
  const good = await storeFile(test.deps, { ...sent, ...png() });
  const small = await startClamd({ maxBytes: 200_000 });
  setAntivirus(small.address);
  await scanStoredUploads(test.deps);
  expect([await scanOf(large), await scanOf(good)]).toEqual(['unscanned', 'clean']);
  await small.close();
});
