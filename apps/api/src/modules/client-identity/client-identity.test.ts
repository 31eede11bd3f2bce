import { type StaffKycAction, staffKycActions } from '@repo/domain/kyc';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/identity.ts';
import { applicants, identityDocuments } from '../../db/schema/kyc.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { pdf, png } from '../../testing/sample-files.ts';
import { storeFile } from '../documents/store-file.ts';
import { findFile } from '../files/files.repository.ts';

let test: TestApp;
let admin: SignedIn;
let chief: SignedIn;
let adviser: SignedIn;
beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  admin = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  chief = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
  adviser = await signIn(test, 'commercial');
});
afterAll(() => test.close());

type State = 'not_started' | 'started' | 'pending' | 'verified' | 'approved' | 'failed' | 'RETRY' | 'FINAL';

const as = (who: SignedIn, id: string, body?: object) => ({
  token: who.token,
  params: { id },
  ...(body && { body }),
});
const codeOf = ({ body }: { body: unknown }): unknown => Object(body).code;
const kindsTo = async ({ email }: SignedIn) => (await mailsTo(test, email)).map(({ kind }) => kind);
const trailOf = (objectId: string) =>
  test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, objectId)).orderBy(desc(auditLog.id));

async function givenImage({ userId }: SignedIn): Promise<string> {
  const fileId = await storeFile(test.deps, { userId, purpose: 'identity_document', ...png() });
  await test.deps.db.insert(identityDocuments).values({
    id: test.deps.ids.uuid(),
    userId,
    fileId,
    docType: 'PASSPORT',
    country: 'FRA',
    createdAt: test.clock.now(),
  });
  return fileId;
}

/** A client whose case is in this state, as provider and client leave it. */
async function givenCase(state: State): Promise<SignedIn> {
  const isRefused = state === 'RETRY' || state === 'FINAL';
  const status = isRefused ? 'rejected' : state === 'not_started' ? 'pending' : state;
  const client = await signIn(test, 'client', { kycStatus: status });
  if (state === 'not_started') return client;
  await givenImage(client);
  const now = test.clock.now();
  await test.deps.db.insert(applicants).values({
    id: test.deps.ids.uuid(),
    userId: client.userId,
    applicantId: `applicant ${client.userId}`,
    ...(isRefused && { rejectType: state, refusalComment: 'Photo floue', rejectLabels: ['BLURRY'] }),
    createdAt: now,
    updatedAt: now,
  });
  return client;
}

const shownState = (state: State) => (state === 'RETRY' || state === 'FINAL' ? 'rejected' : state);
const complete = { fault: 'unreadable', reject_type: 'RETRY', message: 'Merci.', reason: 'Vu avec Inès' };
const imagesOf = async ({ userId }: SignedIn) =>
  (await test.deps.db.select().from(identityDocuments).where(eq(identityDocuments.userId, userId))).map(
    ({ fileId }) => fileId,
  );
const decide = async (
  who: SignedIn,
  client: SignedIn,
  { state, shown, ...body }: { state: State; action: StaffKycAction; shown?: string[] },
) => {
  const seen = { state: shownState(state), file_ids: shown ?? (await imagesOf(client)) };
  return test.call('decideKyc', as(who, client.userId, { ...complete, ...body, ...seen }));
};
const statusOf = async ({ userId }: SignedIn) =>
  (await test.deps.db.select().from(users).where(eq(users.id, userId)))[0]?.kycStatus;

// Each state × each action of a super administrator: the status after, « held » for a second person, or refused.
const table: Record<State, Partial<Record<StaffKycAction, string>>> = {
  not_started: { remind: 'pending' },
  started: { remind: 'started' },
  failed: { remind: 'failed' },
  pending: { approve: 'approved', correct: 'pending', reject: 'rejected' },
  verified: { approve: 'approved', correct: 'pending', reject: 'rejected' },
  approved: { revoke: 'held' },
  RETRY: { reopen: 'pending' },
  FINAL: { reopen: 'held' },
};
const states: State[] = [
  'not_started',
  'started',
  'failed',
  'pending',
  'verified',
  'approved',
  'RETRY',
  'FINAL',
];
const cells = states.flatMap((state) => staffKycActions.map((action) => [state, action] as const));

describe('deciding a case', () => {
  it.each(cells)('[A42] %s × %s', async (state, action) => {
    const client = await givenCase(state);
    const before = await statusOf(client);
    const response = await decide(chief, client, { state, action });
    const expected = table[state][action];
    if (expected === undefined) {
      expect([response.status, codeOf(response)]).toEqual([409, 'client_identity.action_refused']);
      expect(await statusOf(client)).toBe(before);
      return;
    }
    expect(response.status).toBe(200);
    const isHeld = expected === 'held';
    expect(await statusOf(client)).toBe(isHeld ? before : expected);
    const { pending_change: pending } = await test.expectOk('getClientIdentity', as(admin, client.userId));
    expect(pending !== null).toBe(isHeld);
  });

  it('[A42] needs a super administrator and a second person after a final refusal', async () => {
    const client = await givenCase('FINAL');
    const { actions } = await test.expectOk('getClientIdentity', as(admin, client.userId));
    expect(actions).toEqual([]);
    expect((await decide(admin, client, { state: 'FINAL', action: 'reopen' })).status).toBe(403);
    await decide(chief, client, { state: 'FINAL', action: 'reopen' });
    const { pending_change: pending } = await test.expectOk('getClientIdentity', as(chief, client.userId));
    const id = pending?.id ?? '';
    expect((await test.call('approveChangeRequest', as(chief, id, {}))).status).toBe(403);
    await test.expectOk('approveChangeRequest', as(admin, id, {}));
    expect(await statusOf(client)).toBe('pending');
    expect(await kindsTo(client)).toEqual(['identityReopened']);
    const fileOf = async () =>
      (await test.deps.db.select().from(applicants).where(eq(applicants.userId, client.userId)))[0];
    expect(await fileOf()).toMatchObject({ rejectType: null, refusalComment: null, resetDue: true });
    // Approved as it is: what the provider holds stays.
    await decide(admin, client, { state: 'pending', action: 'approve', shown: await imagesOf(client) });
    expect([await statusOf(client), (await fileOf())?.resetDue]).toEqual(['approved', false]);
  });

  it('[A42] revokes an approval once a second person agrees, with the words for the client', async () => {
    const client = await givenCase('approved');
    await decide(admin, client, { state: 'approved', action: 'revoke' });
    expect(await kindsTo(client)).toEqual([]);
    const { pending_change: pending } = await test.expectOk('getClientIdentity', as(chief, client.userId));
    await test.expectOk('approveChangeRequest', as(chief, pending?.id ?? '', {}));
    const after = await test.expectOk('getClientIdentity', as(chief, client.userId));
    expect(after).toMatchObject({
      state: 'rejected',
      refusals: 1,
      refusal: { type: 'RETRY', comment: 'Le document est illisible ou flou. Merci.' },
    });
    expect(await kindsTo(client)).toEqual(['identityRefused']);
  });

  it('refuses a decision on a state that is no longer the one that was seen', async () => {
    const client = await givenCase('verified');
    const late = await decide(admin, client, { state: 'pending', action: 'approve' });
    expect([late.status, codeOf(late)]).toEqual([409, 'client_identity.case_changed']);
    expect(await statusOf(client)).toBe('verified');
  });

  it('refuses to approve once the client has sent another image', async () => {
    const client = await givenCase('pending');
    const shown = await imagesOf(client);
    await givenImage(client);
    const late = await decide(admin, client, { state: 'pending', action: 'approve', shown });
    expect([late.status, codeOf(late)]).toEqual([409, 'client_identity.case_changed']);
    expect(await statusOf(client)).toBe('pending');
    expect((await decide(admin, client, { state: 'pending', action: 'approve' })).status).toBe(200);
  });

  it('names the fault of a refusal, and whether it may be tried again', async () => {
    const client = await givenCase('pending');
    const body = { state: 'pending', action: 'reject' };
    const refused = async (more: object) =>
      test.call('decideKyc', as(admin, client.userId, { ...body, ...more }));
    expect((await refused({ reject_type: 'RETRY' })).body).toMatchObject({
      errors: { fault: [expect.any(String)] },
    });
    expect((await refused({ fault: 'expired' })).body).toMatchObject({
      errors: { reject_type: [expect.any(String)] },
    });
    expect((await refused({ fault: 'too_old', reject_type: 'RETRY' })).status).toBe(422);
    expect(await statusOf(client)).toBe('pending');
  });

  it('writes to a client once a day at most', async () => {
    const client = await givenCase('started');
    const remind = () => decide(admin, client, { state: 'started', action: 'remind' });
    expect((await remind()).status).toBe(200);
    expect(codeOf(await remind())).toBe('reminders.already_reminded');
    expect(await kindsTo(client)).toEqual(['identityReminder']);
  });

  it('is not for oneself, nor of an account of staff', async () => {
    const both = await signIn(test, 'client', { kycStatus: 'verified', canAccessYieldAdmin: true });
    expect(codeOf(await decide(both, both, { state: 'verified', action: 'approve' }))).toBe(
      'client_identity.own_case',
    );
    expect((await decide(admin, adviser, { state: 'verified', action: 'approve' })).status).toBe(404);
  });
});

describe('a file of a client', () => {
  it('[A42] is on the trail before its first byte, even one that cannot be read', async () => {
    const client = await givenCase('pending');
    const fileId = await givenImage(client);
    const { raw, status } = await test.call('openClientFile', as(admin, fileId));
    expect([status, Buffer.compare(raw, Buffer.from(png().bytes))]).toEqual([200, 0]);
    const [line] = await trailOf(client.userId);
    expect(line).toMatchObject({ action: 'client_file.opened', actorId: admin.userId });
    const stored = await findFile(test.deps.db, fileId);
    await test.deps.files.delete(stored?.storageKey ?? '');
    expect((await test.call('openClientFile', as(admin, fileId))).status).toBe(500);
    expect(
      (await trailOf(client.userId)).filter(({ action }) => action === 'client_file.opened'),
    ).toHaveLength(2);
  });

  it('[A42] does not exist to an adviser, of their own client neither, and leaves no line', async () => {
    const client = await givenCase('pending');
    const fileId = await givenImage(client);
    await test.deps.db
      .update(users)
      .set({ assignedSalesId: adviser.userId })
      .where(eq(users.id, client.userId));
    expect((await test.call('openClientFile', as(adviser, fileId))).status).toBe(404);
    expect((await trailOf(client.userId)).map(({ action }) => action)).not.toContain('client_file.opened');
  });

  it('[A42] is shown in a frame by a link of one minute, on the trail of whom it was made for', async () => {
    const client = await givenCase('pending');
    const { mime, name, bytes } = pdf();
    const fileId = await storeFile(test.deps, {
      userId: client.userId,
      purpose: 'company_document',
      mime,
      name,
      bytes,
    });
    expect((await test.call('createClientFileLink', as(adviser, fileId))).status).toBe(404);
    const { url } = await test.expectOk('createClientFileLink', as(admin, fileId));
    const other = new URL((await test.expectOk('createClientFileLink', as(chief, fileId))).url);
    const query = Object.fromEntries(new URL(url).searchParams);
    const view = (changed: Record<string, string> = {}) =>
      test.call('viewClientFile', { params: { id: fileId }, query: { ...query, ...changed } });
    const session = other.searchParams.get('session') ?? '';
    expect((await view({ session })).status).toBe(403);
    expect((await trailOf(client.userId)).map(({ action }) => action)).not.toContain('client_file.opened');
    const { status, headers } = await view();
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringMatching(/^inline/)]);
    expect(headers['content-security-policy']).toContain(
      `frame-ancestors ${test.deps.settings.backofficeUrl}`,
    );
    expect((await trailOf(client.userId))[0]).toMatchObject({
      action: 'client_file.opened',
      actorId: admin.userId,
    });
    test.clock.advance({ seconds: 61 });
    expect((await view()).status).toBe(403);
  });

  it('is shown by no link once the session that requested it has ended', async () => {
    const [client, reader] = [await givenCase('pending'), await signIn(test, 'admin_yield')];
    const file = { ...pdf(), userId: client.userId, purpose: 'company_document' } as const;
    const fileId = await storeFile(test.deps, file);
    const { url } = await test.expectOk('createClientFileLink', as(reader, fileId));
    const link = { params: { id: fileId }, query: Object.fromEntries(new URL(url).searchParams) };
    expect((await test.call('viewClientFile', link)).status).toBe(200);
    await test.expectOk('logout', { token: reader.token });
    expect((await test.call('viewClientFile', link)).status).toBe(403);
  });

  it('is one of identity or of a company alone', async () => {
    const client = await givenCase('pending');
    const fileId = await storeFile(test.deps, { userId: client.userId, purpose: 'contract', ...png() });
    expect((await test.call('openClientFile', as(admin, fileId))).status).toBe(404);
  });
});
