import { contractFilesMax } from '@repo/domain/limits';
import { eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { contractDocuments, contracts } from '../../db/schema/contracts.ts';
import { files } from '../../db/schema/files.ts';
import { users } from '../../db/schema/identity.ts';
import type { OperationId } from '../../http/operation.ts';
import { carryOutDeletions } from '../../jobs/carry-out-deletions.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { pdf, png, svg } from '../../testing/sample-files.ts';
import type { TestFile } from '../../testing/test-request.ts';
import { givenContract, openMarket } from '../contracts/contracts.fixture.ts';
import { givenDocument } from './contract-documents.fixture.ts';

let test: TestApp;
let ines: SignedIn;
let karim: SignedIn;
let client: SignedIn;
let contractId: string;

beforeAll(async () => {
  ({ test } = await openMarket());
});
beforeEach(async () => {
  test.clock.set('2026-01-05T09:00:00.000Z');
  ines = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  karim = await signIn(test, 'commercial', { firstname: 'Karim', lastname: 'Benali' });
  client = await signIn(test, 'client', { assignedSalesId: karim.userId });
  contractId = await givenContract(test, client, { status: 'signed', signedAt: test.clock.now() });
});
afterAll(() => test.close());

const add = ({ token }: SignedIn, file: TestFile = pdf('courrier.pdf'), title = 'Courrier du client') =>
  test.call('addContractDocument', {
    token,
    params: { id: contractId },
    form: { fields: { title }, file },
  });
const replace = (
  { token }: SignedIn,
  id: string,
  { version = '1', reason = 'Illisible', file = png('courrier.png') } = {},
) =>
  test.call('replaceContractDocument', {
    token,
    params: { id },
    form: { fields: { version, reason }, file },
  });
const list = ({ token }: SignedIn) =>
  test.expectOk('listAddedDocuments', { token, params: { id: contractId } });
const open = ({ token }: SignedIn, id: string) =>
  test.call('downloadContractDocument', { token, params: { id } });
const given = (addedBy = ines.userId) => givenDocument(test, { contractId, userId: client.userId, addedBy });
const trail = () =>
  test.deps.db
    .select()
    .from(auditLog)
    .where(like(auditLog.action, 'contract_document.%'))
    .orderBy(auditLog.id);

it('is added once when it is sent again by the same person', async () => {
  const before = (await list(karim)).items.length;
  const [first, again] = [await add(karim), await add(karim)];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect((await list(karim)).items).toHaveLength(before + 1);
  expect((await trail()).filter(({ action }) => action === 'contract_document.added')).toHaveLength(1);
});

it('is added anew when it was replaced since, and a replacement sent again is one version', async () => {
  const first = await add(karim);
  const { id } = Object(first.body);
  const [replaced, again] = [await replace(ines, id), await replace(ines, id)];
  expect([replaced.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(replaced.body);
  expect((await replace(ines, id, { reason: 'Page manquante' })).body).toMatchObject({
    code: 'contract_documents.replaced',
  });
  const anew = await add(karim);
  expect(anew.status).toBe(201);
  expect(Object(anew.body).id).not.toBe(id);
});

it('is added with its name, and replaced by a version that says why: those before stay, with their bytes', async () => {
  const added = await add(karim);
  expect(added.status).toBe(201);
  const { id } = Object(added.body);
  test.clock.set('2026-01-05T09:10:00.000Z');
  expect((await replace(ines, id)).status).toBe(200);
  const { items } = await list(karim);
  expect(items).toMatchObject([
    {
      id,
      title: 'Courrier du client',
      versions: [
        { number: 2, name: 'courrier.png', added_by: 'Inès Garnier', reason: 'Illisible' },
        { number: 1, name: 'courrier.pdf', added_by: 'Karim Benali', reason: null },
      ],
    },
  ]);
  expect(items[0]?.versions[1]?.added_at).toBe('2026-01-05T09:00:00.000Z');
  expect((await open(karim, id)).raw).toEqual(Buffer.from(pdf().bytes));
  const { raw } = await open(karim, items[0]?.versions[0]?.id ?? '');
  expect((await sharp(raw).metadata()).format).toBe('png');
});

it('is not replaced by two who read the same version: the second one is refused', async () => {
  const id = await given();
  const both = await Promise.all([replace(ines, id), replace(karim, id)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [{ versions } = { versions: [] }] = (await list(ines)).items;
  expect(versions.map(({ number }) => number)).toEqual([2, 1]);
  // A version is no document of its own.
  expect((await replace(ines, versions[0]?.id ?? '', { version: '2' })).status).toBe(404);
});

it('what was signed is no such document: nothing replaces it', async () => {
  const ids = [test.deps.ids.uuid(), test.deps.ids.uuid()];
  const row = { userId: client.userId, originalName: 'contrat.pdf', mime: 'application/pdf', sizeBytes: 3 };
  const [fileId = '', pepId = ''] = ids;
  for (const id of ids) {
    const stored = { id, storageKey: id, purpose: 'contract', sha256: id, createdAt: test.clock.now() };
    await test.deps.db.insert(files).values({ ...row, ...stored });
  }
  await test.deps.db
    .update(contracts)
    .set({ contractFileId: fileId, pepFileId: pepId })
    .where(eq(contracts.id, contractId));
  expect((await list(ines)).items).toEqual([]);
  for (const id of ids) {
    expect((await replace(ines, id)).status).toBe(404);
    expect((await open(ines, id)).status).toBe(404);
  }
});

it('is checked as every upload is', async () => {
  for (const [file, status] of [
    [svg(), 415],
    [{ ...png('courrier.pdf'), mime: 'application/pdf' }, 415],
    [{ ...pdf(), bytes: Buffer.from('') }, 415],
    [{ ...pdf(), bytes: Buffer.alloc(11 * 1024 * 1024) }, 413],
  ] as const) {
    expect((await add(ines, file)).status, file.name).toBe(status);
  }
  expect((await add(ines, pdf(), ' ')).body).toMatchObject({
    errors: { title: ['Indiquez le nom du document.'] },
  });
  expect((await add(ines, pdf(), 'a'.repeat(121))).status).toBe(422);
  expect((await replace(ines, await given(), { reason: ' ' })).status).toBe(422);
});

it('is on the trail: added, replaced, and opened before its first byte', async () => {
  const before = (await trail()).length;
  const { id } = Object((await add(ines)).body);
  await replace(karim, id);
  vi.spyOn(test.deps.files, 'get').mockRejectedValueOnce(new Error('no such file'));
  expect((await open(ines, id)).status).toBe(500);
  const lines = (await trail()).slice(before);
  expect(lines).toMatchObject([
    { action: 'contract_document.added', actorId: ines.userId, objectId: contractId },
    { action: 'contract_document.replaced', actorId: karim.userId, after: { reason: 'Illisible' } },
    {
      action: 'contract_document.opened',
      actorId: ines.userId,
      after: { detail: 'Courrier du client, version 1 (courrier.pdf)' },
    },
  ]);
});

it('exists to administrators and to the adviser of the client, never to the client', async () => {
  const id = await given();
  const other = await signIn(test, 'commercial');
  const probes: readonly [OperationId, object][] = [
    ['listAddedDocuments', { params: { id: contractId } }],
    ['downloadContractDocument', { params: { id } }],
    ['addContractDocument', { params: { id: contractId }, form: { fields: { title: 'A' }, file: pdf() } }],
    [
      'replaceContractDocument',
      { params: { id }, form: { fields: { version: '1', reason: 'A' }, file: pdf() } },
    ],
  ];
  for (const [operation, options] of probes) {
    const statusOf = async ({ token }: SignedIn) =>
      (await test.call(operation, { token, ...options })).status;
    expect(await statusOf(other), operation).toBe(404);
    expect(await statusOf(client), operation).toBe(403);
    expect([200, 201], operation).toContain(await statusOf(karim));
  }
});

it('is refused on one’s own contract, also to be read, on a closed account, and over the limit of a contract', async () => {
  const own = await given();
  await test.deps.db.update(contracts).set({ userId: ines.userId }).where(eq(contracts.id, contractId));
  const refused = { code: 'contracts.own_contract' };
  expect((await add(ines)).body).toMatchObject(refused);
  expect((await open(ines, own)).body).toMatchObject(refused);
  const listed = await test.call('listAddedDocuments', { token: ines.token, params: { id: contractId } });
  expect(listed.body).toMatchObject(refused);
  await test.deps.db.update(contracts).set({ userId: client.userId }).where(eq(contracts.id, contractId));
  await test.deps.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, client.userId));
  expect((await add(ines)).body).toMatchObject({ code: 'clients.closed' });
  await test.deps.db.update(users).set({ disabledAt: null }).where(eq(users.id, client.userId));
  const stored = await add(ines, png('dernier.png'));
  for (let count = 0; count < contractFilesMax; count += 1) await given();
  expect((await add(ines, png('dernier.png'))).body).toEqual(stored.body);
  expect((await add(ines)).body).toMatchObject({ code: 'contract_documents.too_many' });
});

it('is named in the export of its client with why it was replaced, not who of the team added it', async () => {
  const id = await given();
  await replace(ines, id);
  const exported = await test.expectOk('exportPersonalData', {
    token: client.token,
    body: { format: 'json' },
  });
  expect(exported.added_documents).toMatchObject([
    { contract_id: contractId, title: 'Courrier', number: 1, reason: null },
    { contract_id: contractId, title: 'Courrier', number: 2, reason: 'Illisible' },
  ]);
  const named = exported.files.map(({ id: fileId }) => fileId);
  for (const { file_id: fileId } of exported.added_documents) expect(named).toContain(fileId);
  expect(JSON.stringify(exported)).not.toContain('Garnier');
});

it('of a contract that was never signed goes at the closing, though a signed one is kept', async () => {
  const kept = await given();
  await test.deps.db
    .update(contracts)
    .set({ status: 'closed', paymentStatus: 'canceled', closedDate: '2026-01-05' })
    .where(eq(contracts.id, contractId));
  contractId = await givenContract(test, client, { status: 'canceled', paymentStatus: 'canceled' });
  await given();
  await test.expectOk('requestAccountDeletion', { token: client.token, body: { password: testPassword } });
  test.clock.set('2026-02-05T09:00:00.000Z');
  await carryOutDeletions(test.deps);
  const left = await test.deps.db.select().from(files).where(eq(files.userId, client.userId));
  const rows = await test.deps.db.select().from(contractDocuments);
  const own = rows.filter(({ fileId }) => left.some(({ id }) => id === fileId));
  expect(own.map(({ id }) => id)).toEqual([kept]);
  expect(left).toHaveLength(1);
});
