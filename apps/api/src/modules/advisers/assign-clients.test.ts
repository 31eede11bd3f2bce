import { addDays } from '@repo/domain/dates';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/identity.ts';
import { messageThreads } from '../../db/schema/messages.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { parisDay } from '../../paris-time.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenThread } from '../messages/messages.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let paul: SignedIn;
let nora: SignedIn;
let first: SignedIn;
let second: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test, 'admin_yield');
  paul = await signIn(test, 'commercial', { firstname: 'Paul', lastname: 'Mercadier' });
  nora = await signIn(test, 'commercial', { firstname: 'Nora', lastname: 'Lemaire' });
});
afterAll(() => test.close());
beforeEach(async () => {
  first = await signIn(test, 'client', { assignedSalesId: paul.userId });
  second = await signIn(test, 'cgp');
});

const reason = 'Départ de Paul';
const preview = (adviserId: string | null, clients: SignedIn[]) =>
  test.call('previewClientAssignment', {
    token: admin.token,
    body: { adviser_id: adviserId, ids: clients.map(({ userId }) => userId) },
  });
const assign = (adviserId: string | null, clients: [SignedIn, string | null][]) =>
  test.call('assignClients', {
    token: admin.token,
    body: {
      adviser_id: adviserId,
      reason,
      clients: clients.map(([{ userId }, from]) => ({ id: userId, from_id: from })),
    },
  });
const take = ({ token, userId }: SignedIn, id: string) =>
  test.expectOk('assignWorkItem', {
    token,
    body: { kind: 'message', id, version: 0, assignee_id: userId },
  });
const listed = async ({ token }: SignedIn, view: 'mine' | 'unassigned') =>
  (await test.expectOk('listWorkItems', { token, query: { view } })).items.map(({ id }) => id);
const statesIn = ({ status, body }: { status: number; body: unknown }): [number, string[]] => {
  const items: { state: string }[] = Object(body).items ?? [];
  return [status, items.map(({ state }) => state)];
};
const statusFor = async ({ token }: SignedIn, { userId }: SignedIn) =>
  (await test.call('getClient', { token, params: { id: userId } })).status;
const movesOf = (...clients: SignedIn[]) =>
  test.deps.db
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, 'account.assigned'),
        inArray(
          auditLog.objectId,
          clients.map(({ userId }) => userId),
        ),
      ),
    );

const undoable = async () => (await test.expectOk('listClientAssignments', { token: admin.token })).items;
const undo = (id: string, { token } = admin) => test.call('undoClientAssignment', { token, params: { id } });

describe('undoing an assignment', () => {
  it('gives each client their former adviser back, but who moved since, for ten minutes and to its author alone', async () => {
    const third = await signIn(test, 'client', { assignedSalesId: paul.userId });
    await assign(nora.userId, [
      [first, paul.userId],
      [second, null],
      [third, paul.userId],
    ]);
    const [{ id, ...shown } = { id: '' }] = await undoable();
    expect(shown).toEqual({
      adviser: { id: nora.userId, name: 'Nora Lemaire' },
      clients: 3,
      seconds_left: 600,
    });
    test.clock.advance({ seconds: 1 });
    await assign(paul.userId, [[third, nora.userId]]);
    const other = await signIn(test, 'super_admin');
    expect((await undo(id, other)).status).toBe(404);
    expect((await undo(id)).body).toEqual({ undone: 2, kept: 1 });
    expect([await statusFor(paul, first), await statusFor(nora, first)]).toEqual([200, 404]);
    expect(await statusFor(nora, second)).toBe(404);
    expect(await movesOf(second)).toMatchObject([
      {},
      {
        before: { adviser: 'Nora Lemaire' },
        after: { adviser: null, detail: 'Annulation de l’affectation' },
      },
    ]);
    expect((await undo(id)).status).toBe(409);
    expect(await undoable()).toMatchObject([{ adviser: { name: 'Paul Mercadier' }, clients: 1 }]);
  });

  it('is refused after ten minutes, and leaves who came from an adviser who is one no longer', async () => {
    const leaver = await signIn(test, 'commercial');
    const orphan = await signIn(test, 'client', { assignedSalesId: leaver.userId });
    await assign(nora.userId, [[orphan, leaver.userId]]);
    await test.deps.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, leaver.userId));
    const [{ id } = { id: '' }] = await undoable();
    expect((await undo(id)).body).toEqual({ undone: 0, kept: 1 });
    expect(await statusFor(nora, orphan)).toBe(200);

    await assign(nora.userId, [[first, paul.userId]]);
    const [late = { id: '' }] = await undoable();
    test.clock.advance({ minutes: 10 });
    expect(await undoable()).toEqual([]);
    expect((await undo(late.id)).status).toBe(409);
    expect(await statusFor(nora, first)).toBe(200);
  });
});

describe('assigning clients to an adviser', () => {
  it('previews each of them, and writes nothing', async () => {
    const closed = await signIn(test, 'client', { disabledAt: test.clock.now() });
    const response = await preview(nora.userId, [first, second, closed]);
    expect(statesIn(response)).toEqual([200, ['other', 'other', 'closed']]);
    expect(Object(response.body)).toMatchObject({
      adviser: { name: 'Nora Lemaire' },
      items: [{ adviser: { id: paul.userId } }, { adviser: null }, {}],
    });
    expect(statesIn(await preview(paul.userId, [first]))).toEqual([200, ['same']]);
    expect(await movesOf(first, second)).toEqual([]);
  });

  it('opens them to the new adviser and closes them to the leaving one at the next call', async () => {
    expect([await statusFor(paul, first), await statusFor(nora, first)]).toEqual([200, 404]);
    const response = await assign(nora.userId, [
      [first, paul.userId],
      [second, null],
    ]);
    expect(statesIn(response)).toEqual([200, ['same', 'same']]);
    expect([await statusFor(paul, first), await statusFor(nora, first)]).toEqual([404, 200]);
    const { items } = await test.expectOk('listClients', { token: paul.token });
    expect(items.map(({ id }) => id)).not.toContain(first.userId);
    expect(await movesOf(first)).toEqual([
      { before: { adviser: 'Paul Mercadier' }, after: { adviser: 'Nora Lemaire', detail: reason } },
    ]);
  });

  it('sends the new adviser one email for all, a minute later, that an undo before withdraws', async () => {
    const kim = await signIn(test, 'commercial', { firstname: 'Kim' });
    await assign(kim.userId, [
      [first, paul.userId],
      [second, null],
    ]);
    const [mail, ...others] = await mailsTo(test, kim.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 clients vous sont affectés');
    expect(mail?.body).toContain('/admin-commercial/clients');
    for (const word of [first.email, second.email, 'Camille']) expect(mail?.body).not.toContain(word);
    const at = (seconds: number) => new Date(test.clock.now().getTime() + seconds * 1000);
    expect(
      await test.deps.db
        .select({ at: mailOutbox.nextAttemptAt })
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, kim.email)),
    ).toEqual([{ at: at(60) }]);
    const [{ id } = { id: '' }] = await undoable();
    await undo(id);
    expect(await mailsTo(test, kim.email)).toEqual([]);
    await assign(kim.userId, [[first, paul.userId]]);
    const [one] = await mailsTo(test, kim.email);
    expect(one?.subject).toBe('Un client vous est affecté');
    expect(one?.body).toContain(`/admin-commercial/clients/${first.userId}`);
  });

  it('leaves the new adviser an email about who stays, when one of them can’t go back', async () => {
    const kim = await signIn(test, 'commercial', { firstname: 'Kim' });
    const leaving = await signIn(test, 'commercial');
    await test.deps.db
      .update(users)
      .set({ assignedSalesId: leaving.userId })
      .where(eq(users.id, second.userId));
    await assign(kim.userId, [
      [first, paul.userId],
      [second, leaving.userId],
    ]);
    await test.deps.db
      .update(users)
      .set({ disabledAt: test.clock.now() })
      .where(eq(users.id, leaving.userId));
    const [{ id } = { id: '' }] = await undoable();
    await undo(id);
    const [mail, ...others] = await mailsTo(test, kim.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Un client vous est affecté');
    expect(mail?.body).toContain(`/admin-commercial/clients/${second.userId}`);
  });

  it('gives the new adviser the messages that the leaving one took, and leaves those of an administrator', async () => {
    const head = await signIn(test, 'commercial', { canAccessYieldAdmin: true });
    const [taken, kept, ofHead] = [
      await givenThread(test, first.userId),
      await givenThread(test, first.userId),
      await givenThread(test, first.userId),
    ];
    await take(paul, taken);
    await take(admin, kept);
    await take(head, ofHead);
    await assign(nora.userId, [[first, paul.userId]]);
    const mine = await Promise.all([paul, nora, admin, head].map((who) => listed(who, 'mine')));
    expect(mine).toEqual([[], [taken], [kept], [ofHead]]);
    await assign(null, [[first, nora.userId]]);
    expect(await listed(admin, 'unassigned')).toContain(taken);
  });

  it('shows the new adviser at once a message that the leaving one put off', async () => {
    const id = await givenThread(test, first.userId);
    await take(paul, id);
    await test.expectOk('postponeWorkItem', {
      token: paul.token,
      body: {
        kind: 'message',
        id,
        version: 1,
        until: addDays(parisDay(test.clock.now()), 2),
        reason: 'Attend la banque',
      },
    });
    await assign(nora.userId, [[first, paul.userId]]);
    expect(await listed(nora, 'mine')).toContain(id);
  });

  it('moves no message that was closed or opened again since it was taken', async () => {
    const [closed, reopened] = [await givenThread(test, first.userId), await givenThread(test, first.userId)];
    await take(paul, closed);
    await take(paul, reopened);
    test.clock.advance({ minutes: 1 });
    const set = (id: string, change: Partial<typeof messageThreads.$inferInsert>) =>
      test.deps.db.update(messageThreads).set(change).where(eq(messageThreads.id, id));
    await set(closed, { state: 'closed' });
    await set(reopened, { since: test.clock.now() });
    await assign(nora.userId, [[first, paul.userId]]);
    const acts = await test.deps.db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.objectId, first.userId), eq(auditLog.action, 'work.assigned')));
    expect(acts.map(({ after }) => Object(after).assignee)).not.toContain('Nora Lemaire');
  });

  it('leaves who was given to another since the preview, and who is closed', async () => {
    const closed = await signIn(test, 'client', { disabledAt: test.clock.now() });
    const response = await assign(nora.userId, [
      [first, null],
      [closed, null],
      [second, null],
    ]);
    expect(statesIn(response)).toEqual([200, ['other', 'closed', 'same']]);
    expect(await movesOf(first, closed, second)).toHaveLength(1);
  });

  it('leaves them without an adviser', async () => {
    expect(statesIn(await assign(null, [[first, paul.userId]]))).toEqual([200, ['same']]);
    expect(await statusFor(paul, first)).toBe(404);
    expect(await movesOf(first)).toMatchObject([{ after: { adviser: null } }]);
  });

  it('refuses an account that is no active adviser, and an unknown client', async () => {
    const gone = await signIn(test, 'commercial');
    await test.deps.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, gone.userId));
    for (const { userId } of [gone, admin, second]) {
      const { status, body } = await assign(userId, [[first, paul.userId]]);
      expect([status, Object.keys(Object(body).errors)]).toEqual([422, ['adviser_id']]);
    }
    for (const unknown of [admin, { ...first, userId: test.deps.ids.uuid() }])
      expect((await assign(nora.userId, [[unknown, null]])).status).toBe(404);
    expect(await statusFor(paul, first)).toBe(200);
  });
});
