import { isoDay } from '@repo/domain/dates';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { documentExpiries } from '../../db/schema/kyc.ts';
import { workItems } from '../../db/schema/records.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { png } from '../../testing/sample-files.ts';
import { listRules } from '../audit/database-rules.ts';
import { brokenRules } from '../audit/examine.ts';
import { givenContract, openMarket } from '../contracts/contracts.fixture.ts';
import { storeFile } from '../documents/store-file.ts';
import { pay } from '../portfolio/portfolio.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let paul: SignedIn;
let nora: SignedIn;

beforeAll(async () => {
  ({ test } = await openMarket());
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.db.delete(workItems);
  admin = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  paul = await signIn(test, 'commercial', { firstname: 'Paul', lastname: 'Lambert' });
  nora = await signIn(test, 'commercial', { firstname: 'Nora', lastname: 'Lemaire' });
});
// Whatever a test did, the cards are what the contracts are.
afterEach(async () => {
  expect(await brokenRules(test.deps.db, listRules)).toEqual([]);
});

const daysAgo = (days: number) => new Date(test.clock.now().getTime() - days * 86_400_000);
const clientOf = (adviser: SignedIn, values: Parameters<typeof signIn>[2] = {}) =>
  signIn(test, 'client', { assignedSalesId: adviser.userId, ...values });
const portfolioOf = ({ token }: SignedIn) => test.expectOk('getMyPortfolio', { token });
const stagesOf = async (who: SignedIn) =>
  Object.fromEntries(
    (await portfolioOf(who)).stages
      .filter(({ clients }) => clients > 0)
      .map(({ stage, clients }) => [stage, clients]),
  );
const dayOf = ({ token }: SignedIn) => test.expectOk('getMyDay', { token });
const reasonsOf = async (who: SignedIn) =>
  Object.fromEntries((await dayOf(who)).groups.map(({ reason, clients }) => [reason, clients]));
const list = ({ token }: SignedIn, query: Record<string, string> = {}) =>
  test.expectOk('listMyClients', { token, query });
const plan = (who: SignedIn, { userId }: SignedIn, change: object = {}) =>
  test.call('createTask', {
    token: who.token,
    body: {
      kind: 'user',
      id: userId,
      title: 'Rappeler',
      due_day: null,
      assignee_id: who.userId,
      ...change,
    },
  });

describe('the pipeline', () => {
  it('has each client at the furthest of their contracts, else at their identity, and moves with each fact', async () => {
    const client = await clientOf(paul, { kycStatus: 'pending' });
    expect(await stagesOf(paul)).toEqual({ registered: 1 });
    await test.deps.db.update(users).set({ kycStatus: 'rejected' }).where(eq(users.id, client.userId));
    expect(await stagesOf(paul)).toEqual({ identity: 1 });
    await test.deps.db.update(users).set({ kycStatus: 'approved' }).where(eq(users.id, client.userId));
    expect(await stagesOf(paul)).toEqual({ verified: 1 });
    const id = await givenContract(test, client, { status: 'pending' });
    const become = (values: Partial<typeof contracts.$inferInsert>) =>
      test.deps.db.update(contracts).set(values).where(eq(contracts.id, id));
    expect(await stagesOf(paul)).toEqual({ initiated: 1 });
    await become({ status: 'signed', signedAt: test.clock.now() });
    expect(await stagesOf(paul)).toEqual({ signed: 1 });
    await become({ paymentStatus: 'checking' });
    expect(await stagesOf(paul)).toEqual({ proved: 1 });
    await become({ paymentStatus: 'paid', paymentRecordedAt: '2026-01-02' });
    expect(await stagesOf(paul)).toEqual({ paid: 1 });
    // Another contract leaves them where they came.
    await givenContract(test, client, { status: 'pending' });
    expect(await stagesOf(paul)).toEqual({ paid: 1 });
    await become({ status: 'closed', closedDate: '2026-01-03', renouncedAt: test.clock.now() });
    expect(await stagesOf(paul)).toEqual({ initiated: 1 });
  });

  it('counts an adviser’s own alone, without closed accounts', async () => {
    await clientOf(paul);
    await clientOf(paul, { disabledAt: daysAgo(1) });
    await clientOf(nora);
    expect(await portfolioOf(paul)).toMatchObject({ clients: 1, value_eur: '0.00', collected_eur: '0.00' });
  });

  it('has the same value as the record of the client and the figures of administrators', async () => {
    const client = await clientOf(paul);
    const contractId = await givenContract(test, client, { status: 'signed', signedAt: test.clock.now() });
    await pay(test, admin, { contractId, amount: '15000', valueDate: '2026-01-02' });
    const { client: row } = await test.expectOk('getClient', {
      token: admin.token,
      params: { id: client.userId },
    });
    expect(row.stage).toBe('paid');
    const worth = row.value_eur;
    expect(Number(worth)).toBeGreaterThan(0);
    const { items } = await test.expectOk('getAdviserFigures', { token: admin.token });
    expect((await portfolioOf(paul)).value_eur).toBe(worth);
    expect((await list(paul)).items[0]?.client.value_eur).toBe(worth);
    expect(items.find(({ id }) => id === paul.userId)?.value_eur).toBe(worth);
    const { items: clients } = await test.expectOk('listClients', { token: admin.token });
    expect(clients.find(({ id }) => id === client.userId)?.value_eur).toBe(worth);
    const decimals = (worth ?? '').replace('.', ',');
    for (const operation of ['exportClients', 'exportAdvisers'] as const)
      expect((await test.call(operation, { token: admin.token })).raw.toString()).toContain(`;${decimals};`);
  });
});

describe('the day of an adviser', () => {
  it('names what the facts call for, the oldest first, of their own open accounts', async () => {
    const unpaid = await clientOf(paul, { lastname: 'Durand' });
    await givenContract(test, unpaid, { status: 'signed', signedAt: daysAgo(3) });
    const later = await clientOf(paul, { createdAt: daysAgo(400) });
    await givenContract(test, later, { status: 'signed', signedAt: daysAgo(1) });
    await givenContract(test, await clientOf(nora), { status: 'signed' });
    await clientOf(paul, { kycStatus: 'rejected' });
    await clientOf(paul, { address: '', createdAt: daysAgo(60) });
    await clientOf(paul, { createdAt: daysAgo(31) });
    await clientOf(paul, { createdAt: daysAgo(29) });
    await clientOf(paul, { kycStatus: 'rejected', lockedAt: daysAgo(1), disabledAt: daysAgo(1) });
    expect(await reasonsOf(paul)).toEqual({ unpaid: 2, identity: 1, profile: 1, idle: 1 });
    const { todo, groups } = await dayOf(paul);
    expect(todo).toBe(5);
    expect(groups[0]?.items[0]).toMatchObject({
      client_id: unpaid.userId,
      client: 'Camille Durand',
      since: daysAgo(3).toISOString(),
    });
  });

  it('lists five of a reason and counts all', async () => {
    for (let n = 0; n < 7; n += 1) await clientOf(paul, { kycStatus: 'rejected', createdAt: daysAgo(n) });
    const [group] = (await dayOf(paul)).groups;
    expect([group?.clients, group?.items.length]).toEqual([7, 5]);
    // Since the verdict, not since the registration: it is not known when.
    expect(group?.items[0]?.since).toBeNull();
  });

  it('has who has a document that expires, the first to expire first', async () => {
    const dated = async (lastDay: string, step: 'soon' | 'expired' | null) => {
      const { userId } = await clientOf(paul);
      const fileId = await storeFile(test.deps, { userId, purpose: 'identity_document', ...png() });
      const instant = test.clock.now();
      const of = { userId, document: 'identity', fileId, setBy: admin.userId, setAt: instant } as const;
      await test.deps.db.insert(documentExpiries).values({ ...of, step, lastDay: isoDay(lastDay) });
      return userId;
    };
    await dated('2027-01-02', null);
    const soon = await dated('2026-01-20', 'soon');
    const expired = await dated('2025-12-20', 'expired');
    expect((await dayOf(paul)).groups).toMatchObject([
      { reason: 'expiring', clients: 2, items: [{ client_id: expired, since: null }, { client_id: soon }] },
    ]);
    expect((await list(paul, { reason: 'expiring' })).items.map(({ id }) => id).toSorted()).toEqual(
      [soon, expired].toSorted(),
    );
  });

  it('has the tasks of today and before first, and leaves a client out until the day that was planned', async () => {
    const client = await clientOf(paul, { kycStatus: 'rejected' });
    const today = test.clock.now().toISOString().slice(0, 10);
    const tomorrow = daysAgo(-1).toISOString().slice(0, 10);
    expect((await plan(paul, client, { due_day: today })).status).toBe(201);
    expect(await dayOf(paul)).toMatchObject({ todo: 2, late: 0, tasks: [{ title: 'Rappeler' }] });
    const [task] = (await dayOf(paul)).tasks;
    const { status } = await test.call('updateTask', {
      token: paul.token,
      params: { id: task?.id ?? '' },
      body: { version: task?.version ?? 0, due_day: tomorrow },
    });
    expect(status).toBe(200);
    expect(await dayOf(paul)).toMatchObject({ todo: 0, tasks: [], groups: [] });
    // Its day has come, and is past.
    await test.deps.db.update(workItems).set({ dueAt: daysAgo(1) });
    expect(await dayOf(paul)).toMatchObject({ todo: 2, late: 1, groups: [{ reason: 'identity' }] });
  });
});

describe('« Mes clients »', () => {
  it('filters by stage and block, and shows the last contact and what is next', async () => {
    const client = await clientOf(paul);
    const id = await givenContract(test, client, { status: 'signed' });
    const blocked = await clientOf(paul, { address: '' });
    await test.deps.db
      .update(contracts)
      .set({ remindedAt: daysAgo(2) })
      .where(eq(contracts.id, id));
    const { items } = await list(paul, { stage: 'signed' });
    expect(items).toMatchObject([
      { id: client.userId, last_contact_at: daysAgo(2).toISOString(), next_step: 'pay', next_task: null },
    ]);
    expect((await list(paul, { reason: 'unpaid' })).items.map((row) => row.id)).toEqual([client.userId]);
    expect((await list(paul, { block: 'profile' })).items.map((row) => row.id)).toEqual([blocked.userId]);
    await plan(paul, client, { due_day: '2026-01-02' });
    const note = { kind: 'user', id: client.userId, text: 'Vu au téléphone' } as const;
    await test.expectOk('addNote', { token: paul.token, body: note });
    expect((await list(paul, { stage: 'signed' })).items[0]).toMatchObject({
      last_contact_at: test.clock.now().toISOString(),
      next_task: { title: 'Rappeler', due_day: '2026-01-02' },
    });
  });

  it('exports what the list has, on the trail', async () => {
    const client = await clientOf(paul, { lastname: 'Durand' });
    await clientOf(nora, { lastname: 'Petit' });
    await givenContract(test, client, { status: 'signed' });
    const file = await test.call('exportMyClients', { token: paul.token, query: { stage: 'signed' } });
    const text = file.raw.toString();
    expect([text.includes('Durand;Camille'), text.includes('Petit')]).toEqual([true, false]);
    const lines = await test.deps.db.select().from(auditLog).where(eq(auditLog.actorId, paul.userId));
    expect(lines.filter(({ action }) => action === 'list.exported')).toMatchObject([
      { objectId: 'my_clients' },
    ]);
  });
});

describe('notes and tasks on an adviser’s client', () => {
  it('never shows them what an administrator wrote, and shows administrators what they wrote', async () => {
    const client = await clientOf(paul);
    const on = { kind: 'user', id: client.userId } as const;
    await test.expectOk('addNote', {
      token: admin.token,
      body: { ...on, text: 'Interne : dossier sensible' },
    });
    await test.expectOk('addNote', { token: paul.token, body: { ...on, text: 'Rappelle jeudi' } });
    await plan(admin, client, { title: 'Contrôler', assignee_id: admin.userId });
    const textsFor = async ({ token }: SignedIn) => {
      const { notes, tasks, assignees } = await test.expectOk('getRecordNotes', { token, query: on });
      return [notes.map(({ text }) => text), tasks.map(({ title }) => title), assignees.map(({ id }) => id)];
    };
    expect(await textsFor(paul)).toEqual([['Rappelle jeudi'], [], [paul.userId]]);
    const [notes, tasks, assignees] = await textsFor(admin);
    expect([notes, tasks]).toEqual([['Rappelle jeudi', 'Interne : dossier sensible'], ['Contrôler']]);
    expect(assignees).toContain(paul.userId);
    const [internal] = (
      await test.expectOk('getRecordNotes', { token: admin.token, query: on })
    ).notes.filter(({ is_mine }) => is_mine);
    const remove = await test.call('deleteNote', { token: paul.token, params: { id: internal?.id ?? '' } });
    expect(remove.status).toBe(404);
  });

  it('gives a task of an administrator to the adviser, and to no other', async () => {
    const client = await clientOf(paul);
    expect((await plan(admin, client, { assignee_id: nora.userId })).status).toBe(422);
    expect((await plan(admin, client, { assignee_id: paul.userId })).status).toBe(201);
    expect((await plan(paul, client, { assignee_id: admin.userId })).status).toBe(422);
    expect((await dayOf(paul)).tasks.length).toBe(1);
  });
});
