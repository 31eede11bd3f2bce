import { messageMaxLength, openThreadsMax } from '@repo/domain/messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/identity.ts';
import { messages, messageThreads } from '../../db/schema/messages.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, seedStrategies } from '../contracts/contracts.fixture.ts';
import { givenThread } from './messages.fixture.ts';

let test: TestApp;
let ines: SignedIn;
let karim: SignedIn;
let other: SignedIn;
let client: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
});
beforeEach(async () => {
  test.clock.set('2026-03-02T09:00:00.000Z');
  await test.deps.db.delete(messageThreads);
  await test.deps.db.delete(mailOutbox);
  ines = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  karim = await signIn(test, 'commercial', { firstname: 'Karim', lastname: 'Benali' });
  other = await signIn(test, 'commercial');
  client = await signIn(test, 'client', { assignedSalesId: karim.userId });
});
afterAll(() => test.close());

const secret = 'Mon IBAN a changé de banque';
const newThread = { subject: ' Mon virement ', contract_id: null, text: ` ${secret} `, file_ids: [] };
const open = (body: object = {}, who = client) =>
  test.call('openThread', { token: who.token, body: { ...newThread, ...body } });
const openOk = () => test.expectOk('openThread', { token: client.token, body: newThread });
const write = (id: string, body: object = {}) =>
  test.call('writeMessage', {
    token: client.token,
    params: { id },
    body: { text: 'Une précision', file_ids: [], ...body },
  });
const answer = (id: string, body: object, who = karim) =>
  test.call('answerMessageThread', {
    token: who.token,
    params: { id },
    body: { text: 'C’est noté', file_ids: [], ...body },
  });
const read = (id: string, { token } = ines) => test.expectOk('getMessageThread', { token, params: { id } });
const unread = async () => (await test.expectOk('countUnreadMessages', { token: client.token })).threads;
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).error];
const kinds = async ({ email }: SignedIn) => (await mailsTo(test, email)).map(({ kind }) => kind);
const change = (id: string, body: { version: number; is_closed: boolean }, who = ines) =>
  test.call('updateMessageThread', { token: who.token, params: { id }, body });

const list = ({ token }: SignedIn, query: Record<string, string> = {}) =>
  test.expectOk('listMessageThreads', { token, query });
const counts = ({ token }: SignedIn) => test.expectOk('countMessageThreads', { token });

describe('a client', () => {
  it('opens a thread, on one of their contracts: it awaits a reply', async () => {
    const contractId = await givenContract(test, client, { status: 'signed' });
    const { status, body } = await open({ contract_id: contractId });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      thread: {
        subject: 'Mon virement',
        state: 'waiting',
        since: '2026-03-02T09:00:00.000Z',
        is_unread: false,
        contract: { id: contractId, product: 'USDFY' },
      },
      messages: [{ side: 'client', text: secret, files: [] }],
    });
  });

  it('sends one message, however many times the request is', async () => {
    const call = { token: client.token, body: newThread, headers: { 'idempotency-key': 'thread-0001' } };
    const [first, second] = [await test.call('openThread', call), await test.call('openThread', call)];
    expect(second.body).toEqual(first.body);
    const { id } = Object(first.body).thread;
    const again = {
      token: client.token,
      params: { id },
      body: { text: 'Suite', file_ids: [] },
      headers: { 'idempotency-key': 'message-0001' },
    };
    await Promise.all([test.call('writeMessage', again), test.call('writeMessage', again)]);
    expect((await read(id)).messages.map(({ text }) => text)).toEqual([secret, 'Suite']);
  });

  it('is refused in words what can’t be sent', async () => {
    expect(refusal(await open({ subject: ' ' }))).toEqual([
      422,
      'Veuillez indiquer l’objet de votre message.',
    ]);
    expect(refusal(await open({ text: ' ' }))).toEqual([422, 'Veuillez écrire votre message.']);
    expect(refusal(await open({ text: 'a'.repeat(messageMaxLength + 1) }))).toEqual([
      422,
      'Le message ne peut pas dépasser 4\u202f000 caractères.',
    ]);
    const foreign = await givenContract(test, await signIn(test, 'client'), { status: 'signed' });
    for (const id of [foreign, 'pas-un-contrat'])
      expect(refusal(await open({ contract_id: id }))).toEqual([
        404,
        'Ce contrat n’existe pas ou n’existe plus.',
      ]);
    for (let one = 0; one < openThreadsMax; one += 1) await givenThread(test, client.userId);
    expect(refusal(await open())[0]).toBe(409);
    expect(await test.deps.db.$count(messageThreads)).toBe(openThreadsMax);
  });

  it('writes no more once the thread is closed', async () => {
    const id = await givenThread(test, client.userId, { state: 'closed' });
    expect(refusal(await write(id))).toEqual([
      409,
      'Cet échange est clos\u00a0: votre message n’a pas été envoyé. Ouvrez-en un nouveau.',
    ]);
  });

  it('has their own threads page by page, last changed first', async () => {
    for (let minutes = 0; minutes < 21; minutes += 1) {
      test.clock.advance({ minutes: 1 });
      await givenThread(test, client.userId, { state: 'closed', subject: `${minutes}` });
    }
    await givenThread(test, (await signIn(test, 'client')).userId);
    const first = await test.expectOk('listMyThreads', { token: client.token });
    expect(first.items.map(({ subject }) => subject).slice(0, 2)).toEqual(['20', '19']);
    expect(first.items).toHaveLength(20);
    const query = { after: first.next ?? '' };
    const rest = await test.expectOk('listMyThreads', { token: client.token, query });
    expect([rest.items.map(({ subject }) => subject), rest.next]).toEqual([['0'], null]);
  });

  it('has a mark until the reply is read, and reads of the team the name of their adviser alone', async () => {
    const { thread } = await openOk();
    await answer(thread.id, { version: 1 });
    await answer(thread.id, { version: 2, text: 'Et je confirme' }, ines);
    expect(await unread()).toBe(1);
    const { token } = client;
    const own = await test.expectOk('getMyThread', { token, params: { id: thread.id } });
    expect(own.thread).toMatchObject({ state: 'answered', is_unread: true });
    expect(own.messages.map(({ author }) => author)).toEqual(['Camille Moreau', 'Karim Benali', null]);
    await test.expectOk('markThreadRead', { token, params: { id: thread.id } });
    expect(await unread()).toBe(0);
    // Reading changes nothing that staff work on.
    expect((await read(thread.id)).thread.version).toBe(3);
  });
});

describe('the emails', () => {
  it('notify each side that there is something, once until it is done, and never what it says', async () => {
    const { thread } = await openOk();
    await write(thread.id);
    await answer(thread.id, { version: 2, text: 'Voici le nouvel IBAN' });
    await answer(thread.id, { version: 3, text: 'Précision' });
    await write(thread.id);
    expect(await kinds(karim)).toEqual(['messageReceived', 'messageReceived']);
    expect(await kinds(client)).toEqual(['messageAnswered']);
    expect(await kinds(ines)).toEqual([]);
    const all = JSON.stringify(await test.deps.db.select().from(mailOutbox));
    expect(all).not.toMatch(/IBAN|Mon virement|Précision|précision/);
    expect(all).toContain(`/admin-commercial/messages/${thread.id}`);
  });

  it('go to the administrators when the client has no adviser at work', async () => {
    await test.deps.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, karim.userId));
    await openOk();
    expect([await kinds(karim), await kinds(ines)]).toEqual([[], ['messageReceived']]);
  });
});

describe('staff', () => {
  it('reply to the version that they read: a second reply, or a message meanwhile, is a conflict', async () => {
    const { thread } = await openOk();
    expect((await answer(thread.id, { version: 1 }, ines)).status).toBe(201);
    const late = await answer(thread.id, { version: 1 });
    expect([late.status, Object(late.body).code]).toEqual([409, 'messages.changed']);
    await write(thread.id);
    expect((await answer(thread.id, { version: 2 })).status).toBe(409);
    expect((await answer(thread.id, { version: 3 })).status).toBe(201);
    expect((await read(thread.id)).messages).toHaveLength(4);
  });

  it('reply twice at once: one is sent', async () => {
    const { thread } = await openOk();
    const both = await Promise.all([ines, karim].map((who) => answer(thread.id, { version: 1 }, who)));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  it('close a thread and open it again: it waits again if no reply was sent', async () => {
    const { thread } = await openOk();
    expect((await change(thread.id, { version: 1, is_closed: true })).status).toBe(200);
    expect(refusal(await answer(thread.id, { version: 2 }))).toEqual([
      409,
      'Cet échange est clos\u00a0: rouvrez-le pour répondre.',
    ]);
    expect((await change(thread.id, { version: 1, is_closed: false })).status).toBe(409);
    test.clock.advance({ minutes: 5 });
    const opened = await change(thread.id, { version: 2, is_closed: false });
    expect(opened.body).toMatchObject({ thread: { state: 'waiting', version: 3, since: thread.since } });
  });

  it.each([
    [{ disabledAt: new Date(), lockedAt: new Date() }, /est bloqué/],
    [{ disabledAt: new Date(), email: 'x@compte-ferme.invalid' }, /est fermé/],
  ])('do not answer a client who can’t read it', async (account, words) => {
    const { thread } = await openOk();
    await test.deps.db.update(users).set(account).where(eq(users.id, client.userId));
    const [status, message] = refusal(await answer(thread.id, { version: 1 }));
    expect([status, message]).toEqual([409, expect.stringMatching(words)]);
    await test.deps.db.delete(messageThreads);
    await test.deps.db.update(users).set({ email: client.email }).where(eq(users.id, client.userId));
  });

  it('have on the trail of the client who wrote, and never what', async () => {
    const { thread } = await openOk();
    await answer(thread.id, { version: 1, text: 'Le nouvel IBAN est noté' });
    await change(thread.id, { version: 2, is_closed: true });
    const lines = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, client.userId));
    expect(lines.map(({ action }) => action)).toEqual([
      'message.opened',
      'message.answered',
      'message_thread.closed',
    ]);
    expect(JSON.stringify(lines)).not.toContain('IBAN');
  });
});

describe('an adviser', () => {
  it('[A54] has the threads of their own clients alone, in lists, counts and replies', async () => {
    const { thread } = await openOk();
    const foreign = await givenThread(test, (await signIn(test, 'client')).userId, { state: 'answered' });
    expect((await list(karim)).items.map(({ id }) => id)).toEqual([thread.id]);
    expect(await list(karim, { client: Object(client).userId })).toMatchObject({ total: 1 });
    expect(await counts(karim)).toEqual({ waiting: 1, answered: 0, closed: 0, all: 1 });
    expect(await counts(ines)).toEqual({ waiting: 1, answered: 1, closed: 0, all: 2 });
    expect((await list(other, { client: client.userId })).items).toEqual([]);
    for (const id of [foreign, test.deps.ids.uuid()]) {
      expect((await answer(id, { version: 1 })).status).toBe(404);
      expect((await change(id, { version: 1, is_closed: true }, karim)).status).toBe(404);
      expect((await test.call('getMessageThread', { token: karim.token, params: { id } })).status).toBe(404);
    }
    expect(await test.deps.db.$count(messages)).toBe(2);
  });

  it('[A47] loses those of a client given to a colleague, who has them at once', async () => {
    const { thread } = await openOk();
    await test.deps.db
      .update(users)
      .set({ assignedSalesId: other.userId })
      .where(eq(users.id, client.userId));
    const { id } = thread;
    expect((await test.call('getMessageThread', { token: karim.token, params: { id } })).status).toBe(404);
    expect((await list(other)).items).toMatchObject([{ id, adviser: { id: other.userId } }]);
  });
});

it('are listed by how long they wait, by state and by client, and counted', async () => {
  const late = await givenThread(test, client.userId, { subject: 'Ancien' });
  test.clock.advance({ minutes: 1 });
  const { thread } = await openOk();
  await givenThread(test, client.userId, { state: 'closed' });
  const { token } = ines;
  const query = { state: 'waiting', sort: 'since' };
  const first = await test.expectOk('listMessageThreads', { token, query });
  expect(first.items.map(({ id }) => id)).toEqual([late, thread.id]);
  expect([first.total, first.is_total_exact]).toEqual([2, true]);
  const next = await test.expectOk('listMessageThreads', { token, query: { ...query, after: late } });
  expect(next.items).toMatchObject([
    { id: thread.id, subject: 'Mon virement', client: { name: 'Camille Moreau' }, version: 1 },
  ]);
  const { tiles } = await test.expectOk('getStaffTiles', { token });
  expect(tiles.find(({ kind }) => kind === 'messages')).toMatchObject({ count: 2, since: '2026-03-02' });
});

it('[A54] are found by the name, company or email of the client, without accents, within what the caller sees', async () => {
  const zoe = await signIn(test, 'client', {
    firstname: 'Zoé',
    lastname: 'Bérénger',
    isCompany: true,
    companyName: 'SARL Belleval',
    assignedSalesId: karim.userId,
  });
  const waiting = await givenThread(test, zoe.userId);
  const closed = await givenThread(test, zoe.userId, { state: 'closed' });
  const namesake = await signIn(test, 'client', { lastname: 'Bérénger' });
  const foreign = await givenThread(test, namesake.userId);
  const idsOf = async (who: SignedIn, query: Record<string, string>) => {
    const { items, total } = await test.expectOk('listMessageThreads', { token: who.token, query });
    expect(total).toBe(items.length);
    return items.map(({ id }) => id).toSorted();
  };
  for (const q of ['berenger zoe', 'belleval', zoe.email, 'sa'])
    expect(await idsOf(ines, { q }), q).toEqual([waiting, closed].toSorted());
  expect(await idsOf(ines, { q: 'berenger' })).toEqual([waiting, closed, foreign].toSorted());
  expect(await idsOf(karim, { q: 'berenger' })).toEqual([waiting, closed].toSorted());
  expect(await idsOf(karim, { q: 'berenger', state: 'closed' })).toEqual([closed]);
  expect(await idsOf(ines, { q: 'belle_al' })).toEqual([]);
  // A page after a row that is no more.
  const { items, total } = await list(ines, { q: 'belleval', after: test.deps.ids.uuid() });
  expect([items, total]).toEqual([[], 2]);
});
