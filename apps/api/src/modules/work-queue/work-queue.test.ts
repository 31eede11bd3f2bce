import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { payouts, receipts } from '../../db/schema/cash.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { companyDocuments, identityDocuments } from '../../db/schema/kyc.ts';
import { messageThreads } from '../../db/schema/messages.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { workItems } from '../../db/schema/records.ts';
import { workAssignments } from '../../db/schema/work.ts';
import type { RequestBody } from '../../http/operation.ts';
import { pruneExpired } from '../../jobs/prune-expired.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { png } from '../../testing/sample-files.ts';
import { givenContract, seedStrategies } from '../contracts/contracts.fixture.ts';
import { storeFile } from '../documents/store-file.ts';
import { givenThread } from '../messages/messages.fixture.ts';
import { givenReceipt } from '../receipts/receipts.fixture.ts';
import { reportWork } from './report-work.ts';

let test: TestApp;
let ines: SignedIn;
let marc: SignedIn;
let client: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  test.clock.set('2026-03-02T09:00:00.000Z');
  client = await signIn(test, 'client', { firstname: 'Camille', lastname: 'Moreau' });
  ines = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  marc = await signIn(test, 'super_admin', { firstname: 'Marc', lastname: 'Vidal' });
});
afterAll(() => test.close());
beforeEach(async () => {
  // A Monday.
  test.clock.set('2026-03-02T09:00:00.000Z');
  await test.deps.db.delete(workAssignments);
  await test.deps.db.delete(workItems);
  await test.deps.db.delete(messageThreads);
  await test.deps.db.update(contracts).set({ paymentStatus: 'waiting' });
  await test.deps.db.update(receipts).set({ state: 'unmatched' });
  await test.deps.db.update(users).set({ kycStatus: 'approved' }).where(eq(users.kycStatus, 'pending'));
});

type View = 'mine' | 'unassigned' | 'team' | 'postponed';
type Kind = RequestBody<'assignWorkItem'>['kind'];
const read = (view: View = 'team', who = ines) =>
  test.expectOk('listWorkItems', { token: who.token, query: { view } });
const idsOf = async (view: View, who = ines) => (await read(view, who)).items.map(({ id }) => id);
const countOf = async (view: View, who = ines) => (await read(view, who)).counts[view];
/** Sessions end meanwhile. */
async function later(instant: string) {
  test.clock.set(instant);
  ines = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
}
const at = (text: string) => new Date(text);
const givenProof = (updatedAt: string, paymentStatus: 'proved' | 'checking' = 'proved') =>
  givenContract(test, client, {
    status: 'signed',
    signedAt: at('2026-01-05T09:00:00.000Z'),
    paymentStatus,
    updatedAt: at(updatedAt),
  });
const assign = (
  who: SignedIn,
  item: { kind: Kind; id: string; version?: number },
  assigneeId: string | null,
  headers = {},
) =>
  test.call('assignWorkItem', {
    token: who.token,
    body: { version: 0, ...item, assignee_id: assigneeId },
    headers,
  });
const postpone = (who: SignedIn, item: { kind: Kind; id: string; version?: number }, change: object = {}) =>
  test.call('postponeWorkItem', {
    token: who.token,
    body: { version: 0, ...item, until: '2026-03-04', reason: 'Attend la banque', ...change },
  });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];

describe('« Ma file »', () => {
  it('has what waits, the most urgent first, by hours of work', async () => {
    // 16 h before a proof of the same instant, that takes 8 h.
    const friday = '2026-02-27T16:00:00.000Z';
    const [payment, proof] = [await givenProof(friday, 'checking'), await givenProof(friday)];
    const late = await givenProof('2026-02-26T15:00:00.000Z');
    const { items, counts } = await read();
    expect(items.map(({ id, due_at, is_late }) => [id, due_at, is_late])).toEqual([
      [late, '2026-02-27T14:00:00.000Z', true],
      [proof, '2026-03-02T15:00:00.000Z', false],
      [payment, '2026-03-03T14:00:00.000Z', false],
    ]);
    expect(items[0]).toMatchObject({
      kind: 'proof',
      label: expect.stringMatching(/^PO-/),
      detail: 'Camille Moreau',
      link_id: late,
      opened_at: '2026-02-26T15:00:00.000Z',
      assignee: null,
      version: 0,
    });
    expect(counts.team).toEqual({ count: 3, late: 1, today: 1 });
    await later('2026-03-02T15:00:00.000Z');
    expect(await countOf('team')).toEqual({ count: 3, late: 2, today: 0 });
  });

  it('counts a payout by its last day: of today until midnight in Paris, late then, without one never', async () => {
    const base = { kind: 'withdrawal', userId: client.userId, amount: '100', asset: 'EURO' } as const;
    const given = [
      { state: 'to_prepare', dueBy: '2026-03-01' },
      { state: 'to_execute', dueBy: '2026-03-02' },
      { state: 'to_prepare', dueBy: '2026-03-03' },
      { state: 'to_qualify', dueBy: null },
      { state: 'void', dueBy: '2026-03-01', isReceived: false },
    ] as const;
    await test.deps.db
      .insert(payouts)
      .values(
        given.map((one) => ({ id: test.deps.ids.uuid(), requestedAt: test.clock.now(), ...base, ...one })),
      );
    expect(await countOf('team')).toEqual({ count: 4, late: 1, today: 1 });
    await later('2026-03-02T23:00:00.000Z');
    expect(await countOf('team')).toEqual({ count: 4, late: 2, today: 1 });
    await test.deps.db.delete(payouts);
  });

  it('has each kind: identities since their last document, documents, money, messages, tasks, missing NAVs', async () => {
    const person = await signIn(test, 'client', {
      kycStatus: 'pending',
      firstname: 'Nadia',
      lastname: 'Benali',
    });
    const company = await signIn(test, 'client', { isCompany: true, companyName: 'SAS Kerival' });
    const fileOf = (userId: string) =>
      storeFile(test.deps, { userId, purpose: 'identity_document', ...png() });
    const documentId = test.deps.ids.uuid();
    await test.deps.db.insert(identityDocuments).values({
      id: test.deps.ids.uuid(),
      userId: person.userId,
      fileId: await fileOf(person.userId),
      docType: 'PASSPORT',
      country: 'FRA',
      createdAt: at('2026-02-27T09:00:00.000Z'),
    });
    await test.deps.db.insert(companyDocuments).values({
      id: documentId,
      userId: company.userId,
      fileId: await fileOf(company.userId),
      docType: 'kbis',
      status: 'checking',
      createdAt: at('2026-02-01T09:00:00.000Z'),
      updatedAt: at('2026-03-02T08:00:00.000Z'),
    });
    const thread = await givenThread(test, client.userId);
    const receipt = await givenReceipt(test, ines, { amount: '120.50' });
    const task = { kind: 'user', id: client.userId, title: 'Rappeler', due_day: '2026-03-02' } as const;
    await test.expectOk('createTask', { token: ines.token, body: { ...task, assignee_id: ines.userId } });
    const { items } = await read();
    const of = (kind: string) => items.find((item) => item.kind === kind);
    expect(of('kyc')).toMatchObject({
      id: person.userId,
      label: 'Nadia Benali',
      opened_at: '2026-02-27T09:00:00.000Z',
    });
    expect(of('document')).toMatchObject({
      id: documentId,
      label: 'SAS Kerival',
      detail: 'KBIS',
      link_id: company.userId,
      due_at: '2026-03-03T15:00:00.000Z',
    });
    expect(of('message')).toMatchObject({ id: thread, label: 'Mon retrait', detail: 'Camille Moreau' });
    expect(of('funds')).toMatchObject({ id: receipt, amount: '120.5', asset: 'EURO' });
    expect(of('task')).toMatchObject({
      label: 'Rappeler',
      due_at: '2026-03-02T23:00:00.000Z',
      is_assignable: false,
      assignee: { id: ines.userId, name: 'Inès Garnier' },
    });
    await test.deps.db.delete(companyDocuments);
    await test.deps.db.delete(identityDocuments);
  });

  it('is taken by one, once: another who saw it free is refused', async () => {
    const id = await givenProof('2026-03-02T08:00:00.000Z');
    const item = { kind: 'proof', id } as const;
    const both = await Promise.all([assign(ines, item, ines.userId), assign(marc, item, marc.userId)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [taker, other] = both[0]?.status === 200 ? [ines, marc] : [marc, ines];
    expect(await idsOf('mine', taker)).toContain(id);
    expect(await idsOf('mine', other)).not.toContain(id);
    expect(await idsOf('unassigned')).not.toContain(id);
    expect((await read('team', other)).counts).toMatchObject({
      mine: { count: 0 },
      unassigned: { count: 0 },
    });
    // Given to a colleague, then back to the team.
    expect((await assign(taker, { ...item, version: 1 }, other.userId)).status).toBe(200);
    expect(await idsOf('mine', other)).toContain(id);
    expect((await assign(other, { ...item, version: 2 }, null)).status).toBe(200);
    expect(await idsOf('unassigned')).toContain(id);
    const acts = await test.deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.objectId, id), like(auditLog.action, 'work.%')));
    expect(acts.map(({ action, objectType }) => `${objectType} ${action}`)).toEqual(
      Array.from({ length: 3 }, () => 'contract work.assigned'),
    );
  });

  it('that is taken again with the same key is taken once', async () => {
    const id = await givenProof('2026-03-02T08:00:00.000Z');
    const take = () =>
      assign(ines, { kind: 'proof', id }, ines.userId, { 'idempotency-key': 'work-take-0001' });
    expect([(await take()).status, (await take()).status]).toEqual([200, 200]);
    const [item] = (await read('mine')).items;
    expect(item?.version).toBe(1);
  });

  it('is out of the queue until 9:00 of the day it was put off to, with the reason', async () => {
    const id = await givenProof('2026-02-26T15:00:00.000Z');
    const item = { kind: 'proof', id } as const;
    expect((await postpone(ines, item)).status).toBe(200);
    expect(await idsOf('team')).toEqual([]);
    const { items, counts } = await read('postponed', marc);
    expect(items).toMatchObject([
      { id, reason: 'Attend la banque', postponed_until: '2026-03-04T08:00:00.000Z' },
    ]);
    expect([counts.team.count, counts.postponed]).toEqual([0, { count: 1, late: 1, today: 0 }]);
    await later('2026-03-04T08:00:00.000Z');
    expect((await read('team')).items).toMatchObject([{ id, is_late: true, postponed_until: null }]);
  });

  it.each([
    ['today', { until: '2026-03-02' }],
    ['a day after a month', { until: '2026-04-03' }],
    ['no reason', { reason: ' ' }],
  ])('is not put off to %s', async (_, change) => {
    const id = await givenProof('2026-03-02T08:00:00.000Z');
    expect((await postpone(ines, { kind: 'proof', id }, change)).status).toBe(422);
    expect(await idsOf('team')).toContain(id);
  });

  it('stands no longer once the thing is done; opened again, it has no assignee', async () => {
    const id = await givenProof('2026-03-02T08:00:00.000Z');
    await assign(ines, { kind: 'proof', id }, ines.userId);
    const move = (values: Partial<typeof contracts.$inferInsert>) =>
      test.deps.db.update(contracts).set(values).where(eq(contracts.id, id));
    await move({ paymentStatus: 'waiting' });
    expect(codeOf(await assign(marc, { kind: 'proof', id, version: 1 }, marc.userId))).toEqual([
      404,
      'work.not_found',
    ]);
    expect((await read('mine')).counts.mine.count).toBe(0);
    await move({ paymentStatus: 'proved', updatedAt: at('2026-03-02T10:00:00.000Z') });
    await later('2026-03-02T10:00:00.000Z');
    expect(await idsOf('unassigned')).toEqual([id]);
    // What no longer waits is pruned after a day, what waits stays.
    const kept = await givenProof('2026-03-01T08:00:00.000Z');
    await assign(ines, { kind: 'proof', id: kept }, ines.userId);
    test.clock.set('2026-03-03T11:00:00.000Z');
    await pruneExpired(test.deps);
    expect((await test.deps.db.select().from(workAssignments)).map(({ subjectId }) => subjectId)).toEqual([
      kept,
    ]);
  });

  it('of an adviser has the messages of their own clients alone, and no proof', async () => {
    const paul = await signIn(test, 'commercial', { firstname: 'Paul', lastname: 'Lambert' });
    const own = await signIn(test, 'client', { assignedSalesId: paul.userId });
    const thread = await givenThread(test, own.userId);
    const other = await givenThread(test, client.userId);
    const proof = await givenProof('2026-03-02T08:00:00.000Z');
    // Given to them while they advised the client.
    await test.deps.db.insert(workItems).values({
      id: test.deps.ids.uuid(),
      kind: 'task',
      subjectKind: 'user',
      subjectId: client.userId,
      userId: client.userId,
      title: 'Rappeler',
      openedAt: at('2026-03-02T08:00:00.000Z'),
      assigneeId: paul.userId,
    });
    expect(await idsOf('team', paul)).toEqual([thread]);
    expect(await countOf('team', paul)).toMatchObject({ count: 1 });
    const refused = [
      await assign(paul, { kind: 'message', id: other }, paul.userId),
      await assign(paul, { kind: 'proof', id: proof }, paul.userId),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404]);
    expect((await assign(paul, { kind: 'message', id: thread }, marc.userId)).status).toBe(422);
    expect((await assign(paul, { kind: 'message', id: thread }, paul.userId)).status).toBe(200);
  });

  it('leaves out the changes that its reader requested, as the tile of the home does', async () => {
    const id = test.deps.ids.uuid();
    await test.deps.db.insert(changeRequests).values({
      id,
      kind: 'parameter.change',
      subjectType: 'parameter',
      subjectId: 'reminder_days',
      subjectLabel: 'Relances',
      payload: {},
      fingerprint: '',
      makerId: ines.userId,
      reason: 'Plus tôt',
      createdAt: at('2026-03-02T08:00:00.000Z'),
      expiresAt: at('2026-03-09T08:00:00.000Z'),
    });
    const seenBy = async (who: SignedIn) => {
      const { tiles } = await test.expectOk('getStaffTiles', { token: who.token });
      const { count } = await countOf('team', who);
      return [await idsOf('team', who), count, tiles.find(({ kind }) => kind === 'requests')?.count];
    };
    const seen = [await seenBy(ines), await seenBy(marc)];
    await test.deps.db.delete(changeRequests).where(eq(changeRequests.id, id));
    expect(seen).toEqual([
      [[], 0, 0],
      [[id], 1, 1],
    ]);
  });

  it('of the register keeper has no identity, proof or message', async () => {
    await givenProof('2026-03-02T08:00:00.000Z');
    await givenThread(test, client.userId);
    const keeper = await signIn(test, 'equisafe');
    const { items } = await read('team', keeper);
    expect(items.filter(({ kind }) => !kind.startsWith('register'))).toEqual([]);
  });
});

const mails = () => test.deps.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'workWaiting'));

describe('what the team is written at 9:00', () => {
  beforeEach(() => test.deps.db.delete(mailOutbox));

  it('is one mail to each administrator, with counts and no name, once a working day', async () => {
    await givenProof('2026-02-26T15:00:00.000Z');
    test.clock.set('2026-03-02T07:59:00.000Z');
    await reportWork(test.deps);
    expect(await mails()).toEqual([]);
    test.clock.set('2026-03-02T08:00:00.000Z');
    await reportWork(test.deps);
    await reportWork(test.deps);
    const sent = await mails();
    const to = sent.map(({ recipient }) => recipient);
    expect(new Set(to).size).toBe(to.length);
    expect(to.length).toBeGreaterThan(1);
    expect(sent[0]?.subject).toMatch(/1 en retard/);
    expect(sent[0]?.body).not.toMatch(/Moreau|PO-/);
  });

  it.each(['2026-02-28T09:00:00.000Z', '2026-05-01T09:00:00.000Z'])('is not sent on %s', async (day) => {
    await givenProof('2026-02-26T15:00:00.000Z');
    test.clock.set(day);
    await reportWork(test.deps);
    expect(await mails()).toEqual([]);
  });
});
