import { addDays } from '@repo/domain/dates';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parisDay } from '../../paris-time.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { advanceExpiries } from '../document-expiries/advance-expiry.ts';

let test: TestApp;
let admin: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await signIn(test, 'admin_yield');
  manager = await signIn(test, 'client', { isCompany: true, companyName: 'SARL Belleval' });
  await send();
  await test.expectOk(
    'decideDocument',
    as({ type: 'kbis', file_id: await fileId(), decided_at: null, decision: 'approved' }),
  );
});

const as = (body?: object, who = admin) => ({
  token: who.token,
  params: { id: manager.userId },
  ...(body && { body }),
});
const send = () =>
  test.call('uploadCompanyDocument', {
    token: manager.token,
    form: { fields: { doc_type: 'kbis' }, file: pdf('kbis.pdf') },
  });
const read = () => test.expectOk('getClientIdentity', as());
const fileId = async () => (await read()).documents[0]?.file.id ?? '';
const inDays = (days: number) => addDays(parisDay(test.clock.now()), days);
const set = async (lastDay: string | null) =>
  test.call('setDocumentExpiry', as({ document: 'kbis', file_id: await fileId(), last_day: lastDay }));
const steps = async () => (await read()).expiries.map(({ step }) => step);
const mails = async () =>
  (await mailsTo(test, manager.email))
    .filter(({ kind }) => kind === 'documentExpiring')
    .map(({ subject }) => subject);
const counted = async () => (await test.expectOk('countClients', { token: admin.token })).expiring;
const round = async (days: number) => {
  test.clock.advance({ days });
  await advanceExpiries(test.deps);
  await advanceExpiries(test.deps);
  // A session of staff has ended since.
  admin = await signIn(test, 'admin_yield');
};

it('is written to its owner once thirty days before, and once past its last day', async () => {
  const before = await counted();
  expect((await set(inDays(32))).status).toBe(200);
  await round(1);
  expect([await steps(), await mails(), await counted()]).toEqual([[null], [], before]);
  await round(1);
  expect([await steps(), (await mails()).length, await counted()]).toEqual([['soon'], 1, before + 1]);
  await round(30);
  expect(await steps()).toEqual(['soon']);
  await round(1);
  expect([await steps(), (await mails()).length]).toEqual([['expired'], 2]);
  expect((await mails())[1]).toContain('expiré');
});

it('stops with a new file, which may be sent once it expires and not before', async () => {
  await set(inDays(90));
  expect((await send()).status).toBe(409);
  const before = await counted();
  await set(inDays(10));
  expect([await steps(), await counted()]).toEqual([['soon'], before + 1]);
  expect((await send()).status).toBe(200);
  expect([await steps(), await counted()]).toEqual([[], before]);
  await round(60);
  expect(await mails()).toHaveLength(1);
});

it('is of the file that was shown, and is no more once staff take it back', async () => {
  const stale = { document: 'kbis', file_id: test.deps.ids.uuid(), last_day: inDays(10) };
  expect((await test.call('setDocumentExpiry', as(stale))).status).toBe(409);
  await set(inDays(10));
  expect((await test.expectOk('getMe', { token: manager.token })).document_expiries).toMatchObject([
    { document: 'kbis', step: 'soon' },
  ]);
  await set(null);
  expect(await steps()).toEqual([]);
});
