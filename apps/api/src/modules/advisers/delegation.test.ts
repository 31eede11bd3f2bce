import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { adviserDelegations } from '../../db/schema/delegations.ts';
import { messageFiles, messages } from '../../db/schema/messages.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { recordNotes, workItems } from '../../db/schema/records.ts';
import type { OperationId } from '../../http/operation.ts';
import { allOperations } from '../../http/spec-document.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { png } from '../../testing/sample-files.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { givenPrepared } from '../assisted/assisted.fixture.ts';
import { givenDocument } from '../contract-documents/contract-documents.fixture.ts';
import { givenContract, openMarket } from '../contracts/contracts.fixture.ts';
import { storeFile } from '../documents/store-file.ts';
import { createSession } from '../identity/create-session.ts';
import { givenThread } from '../messages/messages.fixture.ts';

let test: TestApp;
let admin: SignedIn;
/** Whose client it is, and the adviser whom the clients are delegated to. */
let paul: SignedIn;
let nora: SignedIn;
let client: SignedIn;
let contractId: string;

beforeAll(async () => {
  ({ test } = await openMarket());
  test.clock.set('2026-01-05T09:00:00.000Z');
  admin = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  paul = await signIn(test, 'commercial', { firstname: 'Paul', lastname: 'Lambert' });
  nora = await signIn(test, 'commercial', { firstname: 'Nora', lastname: 'Lemaire' });
  client = await signIn(test, 'client', { lastname: 'Zwingelstein', assignedSalesId: paul.userId });
  contractId = await givenContract(test, client, { status: 'signed', signedAt: test.clock.now() });
});
afterAll(() => test.close());

/** A session of now: those of before are past. */
async function tokenOf({ userId }: SignedIn): Promise<string> {
  const user = await findUserById(test.deps.db, userId);
  if (user === null) throw new Error('no user');
  const visitor = { ip: '127.0.0.1', userAgent: 'test', requestId: 'test' };
  return createSession(test.deps, user, { visitor, methods: ['password', 'code'] });
}

/** What each operation is probed with: new each time, as some are written. */
async function givenThings(authorId: string) {
  const { db, ids, clock } = test.deps;
  const now = clock.now();
  const subject = { subjectKind: 'user', subjectId: client.userId, userId: client.userId } as const;
  const note = { id: ids.uuid(), ...subject, authorId, text: 'Rappelle', createdAt: now };
  const other = { ...note, id: ids.uuid() };
  await db.insert(recordNotes).values([
    { ...note, updatedAt: now },
    { ...other, updatedAt: now },
  ]);
  const task = { id: ids.uuid(), kind: 'task', title: 'Rappeler', ...subject } as const;
  await db.insert(workItems).values({ ...task, assigneeId: paul.userId, openedAt: now });
  const [thread, answered, closed] = [
    await givenThread(test, client.userId),
    await givenThread(test, client.userId),
    await givenThread(test, client.userId),
  ];
  const fileId = await storeFile(test.deps, { userId: client.userId, purpose: 'message', ...png() });
  const message = { id: ids.uuid(), threadId: thread, authorId: client.userId, text: 'Bonjour' };
  await db.insert(messages).values({ ...message, side: 'client', sentAt: now });
  await db.insert(messageFiles).values({ fileId, uploaderId: client.userId, messageId: message.id });
  const assisted = await givenPrepared(test, client.userId, { state: 'sent' });
  const added = await givenDocument(test, { contractId, userId: client.userId, addedBy: authorId });
  return { added, assisted, note: note.id, other: other.id, task: task.id, thread, answered, closed, fileId };
}
type Things = Awaited<ReturnType<typeof givenThings>>;

interface Probe {
  token: string;
  things: Things & { userId: string };
}
type Presence = (probe: Probe) => Promise<boolean>;

const responds =
  (operation: OperationId, options: (things: Probe['things']) => object): Presence =>
  async ({ token, things }) => {
    const { status, body } = await test.call(operation, { token, ...options(things) });
    expect([200, 201, 404, 409, 422], `${operation} ${JSON.stringify(body)}`).toContain(status);
    return status !== 404;
  };
const prepared = ({ assisted }: Things) => ({ params: { id: assisted }, body: { version: 1 } });
const on = () => ({ kind: 'user', id: client.userId });
const named = (body: unknown) => JSON.stringify(body).includes(client.userId);

/** Whether the client is there for the caller, by operation: each one that an adviser may call and that reads of clients. */
const probes: { readonly [Id in OperationId]?: Presence } = {
  listClients: async ({ token }) => named(await test.expectOk('listClients', { token })),
  countClients: async ({ token }) => (await test.expectOk('countClients', { token })).all === 1,
  getClient: responds('getClient', () => ({ params: { id: client.userId } })),
  listClientAccessLog: responds('listClientAccessLog', () => ({ params: { id: client.userId } })),
  getClientDashboard: responds('getClientDashboard', () => ({ params: { id: client.userId } })),
  explainClientFigures: responds('explainClientFigures', () => ({ params: { id: client.userId } })),
  listClientActivity: responds('listClientActivity', () => ({ params: { id: client.userId } })),
  listAssistedSubscriptions: async ({ token }) =>
    (await test.expectOk('listAssistedSubscriptions', { token })).items.length > 0,
  createAssistedSubscription: responds('createAssistedSubscription', () => ({
    params: { id: client.userId },
    body: {},
  })),
  getAssistedSubscription: responds('getAssistedSubscription', ({ assisted }) => ({
    params: { id: assisted },
  })),
  saveAssistedSubscription: responds('saveAssistedSubscription', ({ assisted }) => ({
    params: { id: assisted },
    body: { version: 1, step: 'compliance' },
  })),
  sendSigningLink: responds('sendSigningLink', prepared),
  createPresenceLink: responds('createPresenceLink', prepared),
  cancelAssistedSubscription: responds('cancelAssistedSubscription', prepared),
  listClientPayouts: responds('listClientPayouts', () => ({ params: { id: client.userId } })),
  searchStaff: async ({ token }) =>
    named(await test.expectOk('searchStaff', { token, query: { q: 'zwingel' } })),
  listAdminContracts: async ({ token }) =>
    named(await test.expectOk('listAdminContracts', { token, query: { client: client.userId } })),
  listAddedDocuments: responds('listAddedDocuments', () => ({ params: { id: contractId } })),
  addContractDocument: responds('addContractDocument', () => ({
    params: { id: contractId },
    form: { fields: { title: 'Courrier' }, file: png() },
  })),
  replaceContractDocument: responds('replaceContractDocument', ({ added }) => ({
    params: { id: added },
    form: { fields: { version: '1', reason: 'Plus lisible' }, file: png() },
  })),
  downloadContractDocument: responds('downloadContractDocument', ({ added }) => ({ params: { id: added } })),
  remindClient: responds('remindClient', () => ({ params: { id: contractId } })),
  listMyClients: async ({ token }) => named(await test.expectOk('listMyClients', { token })),
  getMyPortfolio: async ({ token }) => (await test.expectOk('getMyPortfolio', { token })).clients === 1,
  getMyDay: async ({ token }) => named(await test.expectOk('getMyDay', { token })),
  exportMyClients: async ({ token }) =>
    (await test.call('exportMyClients', { token })).raw.toString().includes('Zwingelstein'),
  listMessageThreads: async ({ token }) => named(await test.expectOk('listMessageThreads', { token })),
  countMessageThreads: async ({ token }) => (await test.expectOk('countMessageThreads', { token })).all > 0,
  getMessageThread: responds('getMessageThread', ({ thread }) => ({ params: { id: thread } })),
  answerMessageThread: responds('answerMessageThread', ({ answered }) => ({
    params: { id: answered },
    body: { version: 1, text: 'Bonjour', file_ids: [] },
  })),
  updateMessageThread: responds('updateMessageThread', ({ closed }) => ({
    params: { id: closed },
    body: { version: 1, is_closed: true },
  })),
  downloadMessageFile: responds('downloadMessageFile', ({ fileId }) => ({ params: { id: fileId } })),
  getRecordNotes: responds('getRecordNotes', () => ({ query: on() })),
  addNote: responds('addNote', () => ({ body: { ...on(), text: 'Vu' } })),
  updateNote: responds('updateNote', ({ note }) => ({
    params: { id: note },
    body: { version: 1, text: 'Rappelle mardi' },
  })),
  deleteNote: responds('deleteNote', ({ other }) => ({ params: { id: other } })),
  listMyTasks: async ({ token }) => named(await test.expectOk('listMyTasks', { token })),
  createTask: responds('createTask', ({ userId }) => ({
    body: { ...on(), title: 'Suivre', due_day: '2026-01-20', assignee_id: userId },
  })),
  updateTask: responds('updateTask', ({ task }) => ({
    params: { id: task },
    body: { version: 1, title: 'Rappeler vite' },
  })),
  listWorkItems: async ({ token }) =>
    (await test.expectOk('listWorkItems', { token, query: { view: 'team' } })).counts.team.count > 0,
  assignWorkItem: responds('assignWorkItem', ({ thread, userId }) => ({
    body: { kind: 'message', id: thread, version: 0, assignee_id: userId },
  })),
  postponeWorkItem: responds('postponeWorkItem', ({ thread }) => ({
    body: { kind: 'message', id: thread, version: 0, until: '2026-01-20', reason: 'Attend la banque' },
  })),
};

/** Images of identity are for no adviser; the space of a client is read by their own adviser alone. `rights.test.ts` shows it. */
const never: readonly OperationId[] = ['openClientFile', 'createClientFileLink', 'startViewAs'];
/** No client is in them, but one’s own work and what everybody reads. */
const withoutClients: readonly OperationId[] = [
  'getChangeControl',
  'listStaffViews',
  'createStaffView',
  'updateStaffView',
  'deleteStaffView',
  'setDefaultStaffView',
  'listJobs',
  'getJob',
  'cancelJob',
  'getRateCalendar',
  'convertAmount',
  'exportFxRates',
  'listFxRates',
  'uploadMessageFile',
  'deleteMessageFile',
  'listAdvisers',
  'listStrategies',
  'getStrategyHistory',
  'inviteClient',
  'listClientInvitations',
  'resendClientInvitation',
  'cancelClientInvitation',
  'listDelegations',
  'createDelegation',
  'endDelegation',
];

const isProbed = (name: string): name is OperationId => Object.hasOwn(probes, name);

/** The operations that found the client. */
async function present(who: SignedIn): Promise<string[]> {
  const token = await tokenOf(who);
  const found: string[] = [];
  for (const [operation, isPresent] of Object.entries(probes)) {
    await test.deps.db.delete(workItems);
    const things = { ...(await givenThings(who.userId)), userId: who.userId };
    if (await isPresent({ token, things })) found.push(operation);
  }
  return found.toSorted();
}
const all = Object.keys(probes).toSorted();

const delegate = async (by: SignedIn, change: object = {}) =>
  test.call('createDelegation', {
    token: await tokenOf(by),
    body: {
      from_id: paul.userId,
      to_id: nora.userId,
      first_day: '2026-01-10',
      last_day: '2026-01-11',
      reason: 'Congés',
      ...change,
    },
  });

it('ends with the account of either adviser', async () => {
  const [from, to] = [await signIn(test, 'commercial'), await signIn(test, 'commercial')];
  expect((await delegate(from, { from_id: from.userId, to_id: to.userId })).status).toBe(201);
  const closer = await signIn(test, 'super_admin');
  const call = { token: closer.token, params: { id: to.userId }, body: { reason: 'Départ' } };
  await test.expectOk('disableAdviser', call);
  const { items } = await test.expectOk('listDelegations', { token: await tokenOf(from) });
  expect(items).toEqual([]);
  expect((await mailsTo(test, from.email)).at(-1)?.kind).toBe('delegationEnded');
});

describe('[A50] the clients of an adviser, to another one', () => {
  it('are looked for by every operation that an adviser may call', () => {
    const open = allOperations
      .filter(({ xRoles }) => xRoles.includes('commercial'))
      .map(({ operationId }) => operationId);
    const known = [...Object.keys(probes).filter(isProbed), ...never, ...withoutClients];
    expect(open.toSorted()).toEqual(known.toSorted());
  });

  it('are absent before a delegation, there on its days in Paris, and absent after', async () => {
    expect(await present(paul)).toEqual(all);
    expect(await present(nora)).toEqual([]);
    expect((await delegate(paul)).status).toBe(201);
    test.clock.set('2026-01-09T22:59:00.000Z');
    expect(await present(nora)).toEqual([]);
    test.clock.set('2026-01-09T23:01:00.000Z');
    expect(await present(nora)).toEqual(all);
    expect(await present(paul)).toEqual(all);
    test.clock.set('2026-01-11T22:59:00.000Z');
    expect(await present(nora)).toEqual(all);
    test.clock.set('2026-01-11T23:01:00.000Z');
    expect(await present(nora)).toEqual([]);
  });

  it('are closed at once by who gave it or received it, and do not go further', async () => {
    const third = await signIn(test, 'commercial');
    const days = { first_day: '2026-01-12', last_day: '2026-01-20' };
    const given = await delegate(admin, days);
    expect(given.status).toBe(201);
    expect((await delegate(nora, { from_id: nora.userId, to_id: third.userId, ...days })).status).toBe(201);
    const seen = async (who: SignedIn) =>
      (await test.expectOk('listMyClients', { token: await tokenOf(who) })).items.length;
    expect([await seen(nora), await seen(third)]).toEqual([1, 0]);
    const { items } = await test.expectOk('listDelegations', { token: await tokenOf(nora) });
    const id = items.find(({ from }) => from.id === paul.userId)?.id ?? '';
    const end = async (who: SignedIn) =>
      (await test.call('endDelegation', { token: await tokenOf(who), params: { id } })).status;
    expect(await end(third)).toBe(404);
    expect(await end(nora)).toBe(200);
    expect(await end(nora)).toBe(409);
    expect(await seen(nora)).toBe(0);
  });
});

describe('a delegation', () => {
  it('is on the trail, and both receive an email', async () => {
    const mails = await test.deps.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.kind, 'delegationPlanned'));
    expect(mails.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining([paul.email, nora.email]));
    const trail = await test.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objectId, paul.userId))
      .orderBy(auditLog.id);
    const acts = trail.filter(({ action }) => action.startsWith('adviser.'));
    expect(acts[0]).toMatchObject({
      action: 'adviser.delegated',
      actorId: paul.userId,
      after: { adviser: 'Nora Lemaire', firstDay: '2026-01-10', lastDay: '2026-01-11', detail: 'Congés' },
    });
    expect(acts.map(({ action }) => action)).toContain('adviser.delegation_ended');
  });

  it.each([
    ['another’s clients', { from_id: 'nora' }, 404],
    ['a day that is past', { first_day: '2026-01-01' }, 422],
    ['days in the wrong order', { last_day: '2026-02-09' }, 422],
    ['more than three months', { last_day: '2026-06-01' }, 422],
    ['to themselves', { to_id: 'paul' }, 422],
    ['to an administrator', { to_id: 'admin' }, 422],
  ])('is refused of %s', async (_what, change, status) => {
    const people: Record<string, string> = { nora: nora.userId, paul: paul.userId, admin: admin.userId };
    const resolved = Object.fromEntries(
      Object.entries(change).map(([key, value]) => [key, people[value] ?? value]),
    );
    const days = { first_day: '2026-02-10', last_day: '2026-02-12' };
    expect((await delegate(paul, { ...days, ...resolved })).status).toBe(status);
  });

  it('is refused on a day that another one of the same adviser has', async () => {
    await test.deps.db.delete(adviserDelegations);
    const days = { first_day: '2026-02-10', last_day: '2026-02-12' };
    expect((await delegate(paul, days)).status).toBe(201);
    const { status, body } = await delegate(admin, { first_day: '2026-02-12', last_day: '2026-02-13' });
    expect([status, Object(body).code]).toEqual([409, 'advisers.delegated']);
    expect((await delegate(admin, { first_day: '2026-02-13', last_day: '2026-02-13' })).status).toBe(201);
  });
});
